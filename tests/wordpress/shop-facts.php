<?php
/**
 * A shop as far as the plugin asks it for facts. Reads a page's name, prints the facts, the fragments and a variation.
 *
 * phpcs:disable
 */

namespace Islet {
	function options(): array {
		$is_switched = '1' === getenv( 'SHOP_SWITCH' );
		$is_marked   = 'off' !== getenv( 'SHOP_PAGE' ) && ! $is_switched;
		return array(
			'presets' => array( 'woocommerce' ),
			'shop'    => $is_switched ? array( 'analytics' ) : array(),
			'markers' => $is_marked ? array( array( 'selector' => 'body', 'widget' => 'sticky shop-events' ) ) : array(),
		);
	}
}

namespace {
	define( 'ABSPATH', '/' );
	$page = (string) getenv( 'SHOP_PAGE' );

	class WP_Term {
		public $term_id = 3;
		public $slug    = 'hats';
		public $name    = 'Hats &amp; more';
	}
	class WC_Product {
		public $id = 18;
		public function get_id() { return $this->id; }
		public function get_parent_id() { return 18; }
		public function get_name() { return '</script><b>Beanie</b> &amp; co'; }
		public function get_title() { return 'Beanie'; }
		public function is_type( $type ) { return 'variation' === $type && 39 === $this->id; }
	}
	class WC_Line {
		public function get_product() { return new WC_Product(); }
		public function get_quantity() { return 3; }
	}
	class WC_Order {
		public function get_order_key() { return 'wc_key'; }
		public function has_status( $states ) { return in_array( getenv( 'SHOP_STATUS' ), $states, true ); }
		public function get_items() { return array( new WC_Line() ); }
		public function get_item_total() { return 10 / 3; }
		public function get_total_tax() { return '2'; }
		public function get_shipping_total() { return '4.5'; }
		public function get_total() { return '16.5'; }
		public function get_order_number() { return '1001'; }
		public function get_currency() { return 'GBP'; }
		public function get_coupon_codes() { return array( 'save10' ); }
	}
	class WC_Cart {
		public function get_cart() { return 'empty' === getenv( 'SHOP_PAGE' ) ? array() : array( array( 'data' => new WC_Product(), 'quantity' => 3, 'line_total' => 25 ) ); }
		public function get_applied_coupons() { return array( 'save10' ); }
	}
	class WC_Session {
		public function get_customer_id() { return 't_secret'; }
	}
	class WC_Shop {
		public $cart;
		public $session;
		public function __construct() { $this->cart = new WC_Cart(); $this->session = new WC_Session(); }
	}
	function WC() { return new WC_Shop(); }
	function wc_get_product() { return new WC_Product(); }
	function wc_get_order() { return new WC_Order(); }
	function wc_get_price_excluding_tax() { return '8.333333'; }
	function wc_get_formatted_variation() { return 'Size: L'; }
	function wc_get_page_id() { return 5; }
	function get_woocommerce_currency() { return 'GBP'; }
	function get_the_title() { return 'Shop'; }
	function get_the_terms( $id, $taxonomy ) { return array( new WP_Term() ); }
	function get_ancestors() { return array(); }
	function taxonomy_exists() { return false; }
	function get_queried_object() { return null; }
	function get_queried_object_id() { return 18; }
	function get_query_var() { return 1001; }
	function is_product_taxonomy() { return false; }
	function is_search() { return false; }
	function is_product() { return 'product' === getenv( 'SHOP_PAGE' ); }
	function is_cart() { return in_array( getenv( 'SHOP_PAGE' ), array( 'cart', 'empty' ), true ); }
	function is_checkout() { return in_array( getenv( 'SHOP_PAGE' ), array( 'checkout', 'order' ), true ); }
	function is_checkout_pay_page() { return false; }
	function is_order_received_page() { return 'order' === getenv( 'SHOP_PAGE' ); }
	function is_admin() { return false; }
	function absint( $value ) { return abs( (int) $value ); }
	function sanitize_text_field( $text ) { return $text; }
	function wp_unslash( $text ) { return $text; }
	function wp_strip_all_tags( $text ) { return strip_tags( $text ); }
	function wp_hash( $text ) { return md5( 'salt' . $text ); }
	function wp_json_encode( $value, $flags ) { return json_encode( $value, $flags ); }
	function apply_filters( $name, $value ) { return $value; }
	function add_action() {}
	function add_filter() {}

	require 'src/outputs/wordpress/includes/config.php';
	require 'src/outputs/wordpress/includes/shop-switches.php';
	require 'src/outputs/wordpress/includes/shop-facts.php';
	$_GET['key']        = (string) getenv( 'SHOP_KEY' );
	$GLOBALS['product'] = new WC_Product();
	\Islet\note_listed_product();
	ob_start();
	\Islet\print_shop_facts();
	$variation     = new WC_Product();
	$variation->id = 39;
	echo json_encode(
		array(
			'printed'   => ob_get_clean(),
			'fragments' => \Islet\with_cart_facts( array( 'a' => 'b' ) ),
			'variation' => \Islet\with_variation_facts( array( 'variation_id' => 39 ), null, $variation ),
		)
	);
}
