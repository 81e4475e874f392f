<?php
/**
 * What a page is to the shop: its files and its style sheet depend on it.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a block draws what a page of the shop is for: in the page's content, or in the template of a block theme.
 *
 * @param string $name Such as `woocommerce/cart`.
 */
function is_drawn_by_block( string $name ): bool {
	return has_block( $name ) || has_block( $name, (string) ( $GLOBALS['_wp_current_template_content'] ?? '' ) );
}

/**
 * The kind of page, as the manifest names it; empty if it is none of the shop's, if the shop's blocks draw it, which have their
 * own scripts, or without the shop's preset. None either where the preset waits.
 */
function page_kind(): string {
	return in_array( 'woocommerce', options()['presets'], true ) && '' === awaited_markup() ? shop_page_kind() : '';
}

/**
 * The kind of page with the shop's preset. An order that is paid later has no block.
 */
function shop_page_kind(): string {
	if ( ! function_exists( 'is_product' ) ) {
		return '';
	}
	if ( is_checkout() && ! is_order_received_page() ) {
		return is_drawn_by_block( 'woocommerce/checkout' ) && ! is_checkout_pay_page() ? '' : 'checkout';
	}
	if ( is_cart() ) {
		return is_drawn_by_block( 'woocommerce/cart' ) ? '' : 'cart';
	}
	if ( is_product() ) {
		return 'product';
	}
	if ( is_account_page() ) {
		return 'account';
	}
	return is_shop() || is_product_taxonomy() ? 'list' : '';
}
