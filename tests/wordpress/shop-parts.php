<?php
/**
 * Answers as answer.php does, on a site with a shop; SHOP_CART says what its cart holds.
 *
 * phpcs:disable
 */

class WC_Cart {
	public function get_cart_subtotal() { return '<span class="amount"><bdi>&pound;39.98</bdi></span>'; }
	public function get_cart_contents_count() { return 2; }
}
class WC_Shop {
	public $cart;
	public function __construct() { $this->cart = 'none' === getenv( 'SHOP_CART' ) ? null : new WC_Cart(); }
}
class WC_Shortcodes {
	public static function product_add_to_cart( $atts ) {
		return '<p class="product woocommerce add_to_cart_inline">' . ( 'TRUE' === $atts['show_price'] ? '<span class="amount">&pound;18.00</span>' : '' ) .
			'<a href="?add-to-cart=' . $atts['id'] . '" class="button add_to_cart_button ajax_add_to_cart">Add to cart</a></p>';
	}
}
function WC() { return new WC_Shop(); }
function wc_get_cart_url() { return 'https://shop.example/cart/'; }
function wc_price( $price ) { return "<span class=\"amount\">$price</span>"; }
function woocommerce_mini_cart() { echo '<ul class="woocommerce-mini-cart"><li>Beanie</li></ul>'; }
function wp_enqueue_script( $handle ) { $GLOBALS['enqueued'][] = $handle; }
function wp_kses_post( $html ) { return $html; }
function esc_url( $url ) { return htmlspecialchars( $url ); }
function get_the_ID() { return 11; }

require __DIR__ . '/answer.php';
