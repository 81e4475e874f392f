<?php
/**
 * What the site's shop prints of itself in a widget: by its own templates, which themes and other plugins change.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/shop-parts/cart.php';
require_once __DIR__ . '/shop-parts/product.php';

/** What prints it; each gets the settings, and returns HTML of the shop's own, empty if there is nothing. */
const SHOP_PARTS = array(
	'cart'    => 'cart_part',
	'product' => 'product_part',
);

/**
 * Parts without a marker: the shop's own script runs them, and the preset finds them by the shop's class names once the script is
 * taken off.
 */
const UNMARKED_PARTS = array( 'product' );

/**
 * Whether the site has what a widget shows.
 *
 * @param array $widget The widget.
 */
function is_offered( array $widget ): bool {
	return ! isset( $widget['shop'] ) || function_exists( '\WC' );
}

/**
 * Whether the element of a widget has a marker.
 *
 * @param array $widget The widget.
 */
function is_marked( array $widget ): bool {
	return ! in_array( $widget['shop'] ?? '', UNMARKED_PARTS, true );
}

/**
 * What the shop prints in a widget; empty without a shop, and where settings choose nothing that visitors may see.
 *
 * @param array $widget   The widget.
 * @param array $settings What `settings_for()` returned.
 */
function shop_part( array $widget, array $settings ): string {
	$values = template_values( $widget['controls'], $settings );
	return is_offered( $widget ) ? (string) call_user_func( __NAMESPACE__ . '\\' . SHOP_PARTS[ $widget['shop'] ], $values ) : '';
}
