<?php
/**
 * Asks for the files that a page of the shop loads in any case, before the script names them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The kind of page, as the manifest names it; empty if it is none of the shop's.
 */
function page_kind(): string {
	if ( ! function_exists( 'is_product' ) || ! in_array( 'woocommerce', options()['presets'], true ) ) {
		return '';
	}
	if ( is_checkout() && ! is_order_received_page() ) {
		return 'checkout';
	}
	if ( is_cart() ) {
		return 'cart';
	}
	if ( is_product() ) {
		return 'product';
	}
	return is_shop() || is_product_taxonomy() ? 'list' : '';
}

/**
 * Prints a line for each file, if the page has the script in its head.
 */
function print_preload(): void {
	if ( is_editor() || ! wp_script_is( HANDLE ) ) {
		return;
	}
	$nonce = csp_nonce();
	foreach ( manifest()['preload'][ page_kind() ] ?? array() as $file ) {
		printf(
			'<link rel="modulepreload" href="%s" crossorigin%s>' . "\n",
			esc_url( public_path() . $file ),
			$nonce ? ' nonce="' . esc_attr( $nonce ) . '"' : ''
		);
	}
}
// After the scripts are enqueued, at 1, and before they are printed, at 9.
add_action( 'wp_head', __NAMESPACE__ . '\print_preload', 8 );
