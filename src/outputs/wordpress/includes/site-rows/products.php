<?php
/**
 * What a list prints of products besides, while WooCommerce is active.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Whether posts of a type are products that the shop knows.
 *
 * @param string $type The type.
 */
function is_product_type( string $type ): bool {
	return 'product' === $type && function_exists( 'wc_get_product' );
}

/**
 * What editors find besides a list of posts, while there is a shop.
 *
 * @param array $widget The widget.
 * @return array[] Variations as in the manifest, in the language of the person who edits.
 */
function product_variations( array $widget ): array {
	if ( ! isset( listed_types()['product'] ) || ! is_product_type( 'product' ) ) {
		return array();
	}
	$common = array(
		'name'     => 'products',
		'icon'     => 'products',
		'keywords' => array( __( 'shop', 'islet' ), __( 'products', 'islet' ) ),
		'initial'  => array( 'post_type' => 'product' ),
	);
	if ( lists_from( $widget, 'posts' ) ) {
		$texts = array(
			'title' => __( 'Islet Products', 'islet' ),
			'about' => __( 'Products of the shop with prices and buttons to buy, and more of them on a press.', 'islet' ),
		);
		return array( $texts + $common );
	}
	$texts = array(
		'title' => __( 'Carousel of products', 'islet' ),
		'about' => __( 'Products of the shop with prices and buttons to buy, some of them at a time.', 'islet' ),
	);
	return lists_from( $widget, 'slide-posts' ) ? array( $texts + $common ) : array();
}

/**
 * The parts of a query that leave out products which the shop's own lists leave out.
 *
 * @param string $type The posts' type.
 * @return array[]
 */
function shop_clauses( string $type ): array {
	if ( ! is_product_type( $type ) ) {
		return array();
	}
	$hidden = array( 'exclude-from-catalog' );
	if ( 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) ) {
		$hidden[] = 'outofstock';
	}
	$clause = array(
		'taxonomy' => 'product_visibility',
		'field'    => 'name',
		'terms'    => $hidden,
		'operator' => 'NOT IN',
	);
	return array( $clause );
}

/**
 * Prices of a product, and the shop's own link to buy it: its script adds the product without leaving the page, where the shop
 * has chosen that.
 *
 * @param \WP_Post $post Any post.
 */
function product_parts( \WP_Post $post ): array {
	$product = is_product_type( $post->post_type ) ? wc_get_product( $post->ID ) : null;
	if ( ! $product ) {
		return array();
	}
	$is_sold = $product->is_purchasable() && $product->is_in_stock();
	$is_ajax = $is_sold && $product->supports( 'ajax_add_to_cart' ) && 'yes' === get_option( 'woocommerce_enable_ajax_add_to_cart' );
	return price_parts( (string) $product->get_price_html() ) + array(
		'buy_link'    => (string) $product->add_to_cart_url(),
		'buy_text'    => plain_text( (string) $product->add_to_cart_text(), 100 ),
		'buy_label'   => plain_text( (string) $product->add_to_cart_description(), 300 ),
		'buy_classes' => implode( ' ', array_filter( array( 'product_type_' . $product->get_type(), $is_sold ? 'add_to_cart_button' : '', $is_ajax ? 'ajax_add_to_cart' : '' ) ) ),
		'product'     => (string) $product->get_id(),
	);
}

/**
 * The price that counts and the one before, without what the shop says to screen readers between them.
 *
 * @param string $html As the shop prints it.
 * @return array{price: string, old_price: string}
 */
function price_parts( string $html ): array {
	$shown = (string) preg_replace( '~<span class="screen-reader-text">.*?</span>~s', '', $html );
	$old   = preg_match( '~<del\b[^>]*>(.*?)</del>~s', $shown, $found ) ? $found[1] : '';
	return array(
		'price'     => plain_text( (string) preg_replace( '~<del\b[^>]*>.*?</del>~s', '', $shown ), 100 ),
		'old_price' => plain_text( $old, 100 ),
	);
}
