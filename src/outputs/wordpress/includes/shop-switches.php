<?php
/**
 * What the site owner may turn on in the shop, beside the jobs of stock scripts.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Adding from product pages without a page load, and the cart by WooCommerce's Store API. */
const SHOP_SWITCHES = array( 'product-pages', 'store-api' );

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
 * The settings of widgets that the switches change.
 *
 * @return array<string, array> By widget.
 */
function shop_settings(): array {
	return is_shop_switch_on( 'product-pages' ) ? array( 'add-to-cart' => array( 'ajax' => true ) ) : array();
}
