<?php
/**
 * The shop's pages that are made of blocks: their scripts are WooCommerce's own, and no job is about them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The job of each page whose stock script a page of blocks does not load. */
const JOBS_OF_PAGES = array(
	'cart'     => 'woocommerce-cart',
	'checkout' => 'woocommerce-checkout',
);

/**
 * Whether the cart or the checkout is made of blocks.
 *
 * @param string $page `cart` or `checkout`.
 */
function is_block_page( string $page ): bool {
	$id = function_exists( 'wc_get_page_id' ) ? (int) wc_get_page_id( $page ) : 0;
	return $id > 0 && has_block( "woocommerce/$page", $id );
}

/**
 * Whether the theme's template lists products by blocks.
 */
function has_block_lists(): bool {
	if ( ! function_exists( 'wc_get_page_id' ) || ! wp_is_block_theme() ) {
		return false;
	}
	$templates = get_block_templates( array( 'slug__in' => array( 'archive-product' ) ) );
	return isset( $templates[0] ) && false !== strpos( $templates[0]->content, 'wp:woocommerce/product-collection' );
}

/**
 * What Islet leaves to the shop's blocks, a sentence each.
 *
 * @return string[]
 */
function block_page_notes(): array {
	return array_keys(
		array_filter(
			array(
				__( 'Your cart page is made of blocks. Islet does not touch it.', 'islet' ) => is_block_page( 'cart' ),
				__( 'Your checkout is made of blocks. Islet does not touch it.', 'islet' ) => is_block_page( 'checkout' ),
				__( 'On pages that your theme makes of blocks alone, Islet loads one small file, and WooCommerce\'s scripts for the source of a visit stay.', 'islet' ) => wp_is_block_theme(),
				__( 'Your shop lists products with blocks. Islet does not touch these lists, nor the Mini-Cart block.', 'islet' ) => has_block_lists(),
			)
		)
	);
}

/**
 * Whether the page that a job is about is made of blocks, so that its script is never loaded.
 *
 * @param array $job A job.
 */
function is_of_block_page( array $job ): bool {
	$page = array_search( $job['id'], JOBS_OF_PAGES, true );
	return is_string( $page ) && is_block_page( $page );
}
