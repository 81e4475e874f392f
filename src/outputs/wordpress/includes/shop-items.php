<?php
/**
 * Products, the cart and an order in the words that the widget shop-events reads.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/plain-text.php';

/** The most that Google Analytics reads. */
const MOST_CATEGORIES = 5;

/**
 * An amount without the rests of divisions.
 *
 * @param mixed $amount A number, or one as text.
 */
function amount_of( $amount ): float {
	return round( (float) $amount, 4 );
}

/**
 * The categories of a product, from the widest to the narrowest of its first one.
 *
 * @param int $id The product, not its variation.
 * @return string[]
 */
function category_names( int $id ): array {
	$terms = get_the_terms( $id, 'product_cat' );
	if ( ! is_array( $terms ) || array() === $terms ) {
		return array();
	}
	$term  = reset( $terms );
	$names = array( plain_text( $term->name ) );
	foreach ( get_ancestors( $term->term_id, 'product_cat', 'taxonomy' ) as $ancestor ) {
		$above = get_term( $ancestor, 'product_cat' );
		if ( $above instanceof \WP_Term ) {
			array_unshift( $names, plain_text( $above->name ) );
		}
	}
	return array_slice( $names, 0, MOST_CATEGORIES );
}

/**
 * The product's first brand; empty if the shop has none.
 *
 * @param int $id The product, not its variation.
 */
function brand_name( int $id ): string {
	$terms = taxonomy_exists( 'product_brand' ) ? get_the_terms( $id, 'product_brand' ) : array();
	return is_array( $terms ) && $terms ? plain_text( reset( $terms )->name ) : '';
}

/**
 * A product, or a variation with its choices.
 *
 * @param \WC_Product $product  The product.
 * @param float|null  $price    Of one, after discounts, without tax; null for the product's own.
 * @param int|float   $quantity How many.
 * @return array<string, mixed>
 */
function product_facts( \WC_Product $product, ?float $price = null, $quantity = 1 ): array {
	$is_variation = $product->is_type( 'variation' );
	$parent       = $is_variation ? $product->get_parent_id() : $product->get_id();
	$price        = $price ?? (float) wc_get_price_excluding_tax( $product );
	return array_filter(
		array(
			'id'         => (string) $product->get_id(),
			'name'       => plain_text( $is_variation ? $product->get_title() : $product->get_name() ),
			'price'      => amount_of( $price ),
			'quantity'   => $quantity,
			'brand'      => brand_name( $parent ),
			'categories' => category_names( $parent ),
			'variant'    => $is_variation ? plain_text( wc_get_formatted_variation( $product, true, false ) ) : '',
		),
		function ( $value ): bool {
			return '' !== $value && array() !== $value;
		}
	);
}

/**
 * The visitor's cart. `owner` tells customers apart without saying who they are.
 *
 * @return array<string, mixed>
 */
function cart_facts(): array {
	$cart  = \WC()->cart;
	$items = array();
	foreach ( $cart ? $cart->get_cart() : array() as $line ) {
		$quantity = $line['quantity'] ?? 0;
		if ( ( $line['data'] ?? null ) instanceof \WC_Product && $quantity > 0 ) {
			$items[] = product_facts( $line['data'], (float) ( $line['line_total'] ?? 0 ) / $quantity, $quantity );
		}
	}
	$session = \WC()->session;
	return array(
		'owner'    => $items && $session ? substr( wp_hash( (string) $session->get_customer_id() ), 0, 12 ) : '',
		'currency' => get_woocommerce_currency(),
		'coupon'   => $cart ? implode( ',', $cart->get_applied_coupons() ) : '',
		'items'    => $items,
	);
}

/**
 * An order. Its value is that of its items: without tax and shipping.
 *
 * @param \WC_Order $order The order.
 * @return array<string, mixed>
 */
function order_facts( \WC_Order $order ): array {
	$items = array();
	foreach ( $order->get_items() as $line ) {
		$product = is_callable( array( $line, 'get_product' ) ) ? $line->get_product() : null;
		if ( $product instanceof \WC_Product ) {
			$items[] = product_facts( $product, (float) $order->get_item_total( $line, false, false ), $line->get_quantity() );
		}
	}
	$tax      = (float) $order->get_total_tax();
	$shipping = (float) $order->get_shipping_total();
	return array(
		'id'       => (string) $order->get_order_number(),
		'value'    => amount_of( (float) $order->get_total() - $tax - $shipping ),
		'tax'      => amount_of( $tax ),
		'shipping' => amount_of( $shipping ),
		'currency' => $order->get_currency(),
		'coupon'   => implode( ',', $order->get_coupon_codes() ),
		'items'    => $items,
	);
}
