<?php
/**
 * What the site owner may turn on in the shop, beside the jobs of stock scripts.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Adding from product pages without a page load, the cart by WooCommerce's Store API, quantities in it, and what analytics are told. */
const SHOP_SWITCHES = array( 'product-pages', 'store-api', 'quantities', 'analytics' );

/**
 * Whether a switch is on. Without the preset nothing would do what it says.
 *
 * @param string $name One of `SHOP_SWITCHES`.
 */
function is_shop_switch_on( string $name ): bool {
	$options = options();
	return in_array( $name, $options['shop'], true ) && in_array( 'woocommerce', $options['presets'], true );
}

/**
 * Whether this WooCommerce has the Store API.
 */
function has_store_api(): bool {
	return class_exists( '\Automattic\WooCommerce\StoreApi\StoreApi' );
}

/**
 * The markers of Settings → Islet, with those of the switches.
 *
 * @return array[]
 */
function site_markers(): array {
	$told = array(
		'selector' => 'body',
		'widget'   => 'shop-events',
	);
	return array_merge( options()['markers'], is_shop_switch_on( 'analytics' ) && ! is_marked_for( 'shop-events' ) ? array( $told ) : array(), vitals_markers() );
}

/**
 * Whether a marker of Settings → Islet names a widget.
 *
 * @param string $widget Its name.
 */
function is_marked_for( string $widget ): bool {
	foreach ( options()['markers'] as $marker ) {
		if ( in_array( $widget, explode( ' ', (string) ( $marker['widget'] ?? '' ) ), true ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The settings of widgets that the switches change.
 *
 * @return array<string, array> By widget.
 */
function shop_settings(): array {
	$by_switch = array(
		'product-pages' => array( 'add-to-cart' => array( 'ajax' => true ) ),
		'quantities'    => array( 'remove-from-cart' => array( 'quantities' => true ) ),
	);
	return array_merge( array(), ...array_values( array_filter( $by_switch, __NAMESPACE__ . '\is_shop_switch_on', ARRAY_FILTER_USE_KEY ) ) );
}
