<?php
/**
 * The visitor's cart in the header of a shop.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * A link to the cart with its total and its number of items, and the shop's own list, which the widget opens.
 *
 * @param array $values Settings, with defaults.
 */
function cart_part( array $values ): string {
	// It brings a page from a cache up to date, unless the preset does.
	wp_enqueue_script( 'wc-cart-fragments' );
	$label = trim( (string) $values['label'] );
	$link  = sprintf(
		'<a class="islet-cart-contents" href="%s">%s %s</a>',
		esc_url( wc_get_cart_url() ),
		esc_html( '' === $label ? page_texts()['cart'] : $label ),
		implode( ' ', cart_figures() )
	);
	ob_start();
	if ( null !== \WC()->cart ) {
		woocommerce_mini_cart();
	}
	return $link . '<div class="widget_shopping_cart_content">' . ob_get_clean() . '</div>';
}

/**
 * The total and the number of items, by the selectors of their elements. An editor has no cart.
 *
 * @return array<string, string>
 */
function cart_figures(): array {
	$cart = \WC()->cart;
	return array(
		'.islet-cart-total' => '<span class="islet-cart-total">' . wp_kses_post( null === $cart ? wc_price( 0 ) : $cart->get_cart_subtotal() ) . '</span>',
		'.islet-cart-count' => '<span class="count islet-cart-count">' . ( null === $cart ? 0 : (int) $cart->get_cart_contents_count() ) . '</span>',
	);
}

/**
 * Sends both with each answer of the shop that brings a page up to date.
 *
 * @param array $fragments Selector → HTML.
 */
function add_cart_figures( $fragments ): array {
	return array_merge( (array) $fragments, cart_figures() );
}
add_filter( 'woocommerce_add_to_cart_fragments', __NAMESPACE__ . '\add_cart_figures' );
