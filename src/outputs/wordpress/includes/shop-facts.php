<?php
/**
 * What analytics may know of a page of the shop: its products, the cart and the order, for the widget shop-events.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/shop-items.php';

/** The products that the page's lists have printed so far, by id. */
final class Listed_Products {
	/**
	 * Facts of each.
	 *
	 * @var array<int, array>
	 */
	public static $facts = array();
}

/**
 * Whether the site tells shop events: the switch of Settings → Islet is on, or a marker there names the widget.
 */
function tells_shop_events(): bool {
	$is_told = is_shop_switch_on( 'analytics' ) || is_marked_for( 'shop-events' );
	/**
	 * Whether pages of the shop have facts for analytics.
	 *
	 * @param bool $is_told Default: whether the switch of Settings → Islet is on, or a marker there names the widget `shop-events`.
	 */
	return function_exists( '\WC' ) && (bool) apply_filters( 'islet_tells_shop_events', $is_told );
}

/**
 * Remembers a product that a classic list prints.
 */
function note_listed_product(): void {
	$product = $GLOBALS['product'] ?? null;
	if ( $product instanceof \WC_Product && tells_shop_events() ) {
		Listed_Products::$facts[ $product->get_id() ] = product_facts( $product );
	}
}
add_action( 'woocommerce_before_shop_loop_item', __NAMESPACE__ . '\note_listed_product' );

/**
 * Remembers a product that a list of blocks prints.
 *
 * @param string    $content The button's markup, which stays as it is.
 * @param array     $block   The block.
 * @param \WP_Block $printed The same with what is around it.
 */
function note_block_product( string $content, array $block, \WP_Block $printed ): string {
	$id      = (int) ( $printed->context['postId'] ?? 0 );
	$product = $id && tells_shop_events() ? wc_get_product( $id ) : null;
	if ( $product instanceof \WC_Product ) {
		Listed_Products::$facts[ $id ] = product_facts( $product );
	}
	return $content;
}
add_filter( 'render_block_woocommerce/product-button', __NAMESPACE__ . '\note_block_product', 10, 3 );

/**
 * Puts the facts of a variation beside what the shop says of it.
 *
 * @param array                 $data      The shop's own.
 * @param \WC_Product           $product   The product.
 * @param \WC_Product_Variation $variation The variation.
 */
function with_variation_facts( array $data, $product, $variation ): array {
	return tells_shop_events() ? $data + array( 'islet_item' => product_facts( $variation ) ) : $data;
}
add_filter( 'woocommerce_available_variation', __NAMESPACE__ . '\with_variation_facts', 10, 3 );

/**
 * Sends the cart's facts with each answer that has fragments. Nothing on a page has this selector.
 *
 * @param array<string, string> $fragments Selector → markup.
 */
function with_cart_facts( array $fragments ): array {
	return tells_shop_events() ? $fragments + array( 'script#islet-cart' => json( cart_facts() ) ) : $fragments;
}
add_filter( 'woocommerce_add_to_cart_fragments', __NAMESPACE__ . '\with_cart_facts' );

/**
 * The order whose page this is, if the visitor has its key and it was not declined.
 */
function received_order(): ?\WC_Order {
	if ( ! is_order_received_page() ) {
		return null;
	}
	$order = wc_get_order( absint( get_query_var( 'order-received' ) ) );
	// The key is the proof; a nonce would not outlast a payment.
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended
	$key       = isset( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : '';
	$is_theirs = $order instanceof \WC_Order && hash_equals( (string) $order->get_order_key(), $key );
	return $is_theirs && ! $order->has_status( array( 'failed', 'cancelled' ) ) ? $order : null;
}

/**
 * The name of the page's own list.
 *
 * @return array{id: string, name: string}
 */
function list_facts(): array {
	$term = is_product_taxonomy() ? get_queried_object() : null;
	$name = $term instanceof \WP_Term ? $term->name : ( is_search() ? 'Search' : shop_page_title() );
	return array(
		'id'   => $term instanceof \WP_Term ? $term->slug : ( is_search() ? 'search' : 'shop' ),
		'name' => plain_text( $name ),
	);
}

/**
 * The title of the shop's page.
 */
function shop_page_title(): string {
	return (string) get_the_title( wc_get_page_id( 'shop' ) );
}

/**
 * What the page says to every visitor, and on pages that no cache shares, the visitor's cart or order.
 *
 * @return array<string, mixed>
 */
function shop_facts(): array {
	$order = received_order();
	$facts = array(
		'currency' => get_woocommerce_currency(),
		'list'     => list_facts(),
		'products' => array_values( Listed_Products::$facts ),
	);
	if ( is_product() ) {
		$product = wc_get_product( get_queried_object_id() );
		$facts   = $product ? $facts + array( 'page' => 'product', 'product' => product_facts( $product ) ) : $facts;
	} elseif ( $order ) {
		$facts['order'] = order_facts( $order );
	} elseif ( is_cart() || ( is_checkout() && ! is_order_received_page() && ! is_checkout_pay_page() ) ) {
		$facts['page'] = is_cart() ? 'cart' : 'checkout';
		$facts['cart'] = cart_facts();
	}
	return $facts;
}

/**
 * Prints the facts, after all lists.
 */
function print_shop_facts(): void {
	if ( tells_shop_events() && ! is_editor() ) {
		// JSON without a character of HTML.
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		echo '<script type="application/json" id="islet-shop-facts">' . json( shop_facts() ) . "</script>\n";
	}
}
add_action( 'wp_footer', __NAMESPACE__ . '\print_shop_facts', 5 );
