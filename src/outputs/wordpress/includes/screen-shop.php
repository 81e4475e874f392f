<?php
/**
 * The switches of the shop on the settings screen.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the switches.
 */
function print_shop_switches(): void {
	$titles = array_column( manifest()['jobs'], 'title', 'id' );
	$quoted = function ( string $id ) use ( $titles ): string {
		return translate( $titles[ $id ], 'islet' ); // phpcs:ignore WordPress.WP.I18n -- in islet.pot by the build.
	};
	echo '<fieldset class="islet-shop"><legend class="screen-reader-text">' . esc_html__( 'Cart', 'islet' ) . '</legend>';
	print_shop_switch(
		'product-pages',
		__( 'Add to the cart from product pages without a page load', 'islet' ),
		sprintf(
			/* translators: 1 and 2: titles of jobs on this screen. */
			__( 'For simple, grouped and variable products. Islet must do the job "%1$s", and for variable products "%2$s". Forms with files, or with fields of other plugins such as add-ons, stay as they are.', 'islet' ),
			$quoted( 'woocommerce-buttons' ),
			$quoted( 'woocommerce-variations' )
		)
	);
	print_shop_switch(
		'store-api',
		__( 'Change the cart by WooCommerce\'s Store API', 'islet' ),
		has_store_api()
			? __( 'Removed rows go at once and can be brought back, and several changes go in one request. It needs the REST API to be open to visitors. What other plugins add to a product is sent the usual way.', 'islet' )
			: __( 'Has no effect: this site has no WooCommerce with the Store API.', 'islet' )
	);
	print_shop_switch(
		'quantities',
		__( 'Let visitors change quantities in the mini cart', 'islet' ),
		__( 'The new number is there at once. It needs the Store API above, and Islet must do the job of removing rows.', 'islet' )
	);
	print_shop_switch(
		'analytics',
		__( 'Tell Google Analytics what visitors do in the shop', 'islet' ),
		__( 'Ten events, such as products added to the cart and orders, go to the data layer of the tag that your site has. Islet asks for no consent and loads no tag. It stays silent where another plugin tells the same.', 'islet' )
	);
	echo '</fieldset>';
}

/**
 * Prints a switch.
 *
 * @param string $name  One of `SHOP_SWITCHES`.
 * @param string $title What it does.
 * @param string $about When it does so.
 */
function print_shop_switch( string $name, string $title, string $about ): void {
	printf(
		'<p><label><input type="checkbox" name="islet[shop][]" value="%1$s" aria-describedby="islet-shop-%1$s"%2$s> %3$s</label></p><p class="description" id="islet-shop-%1$s">%4$s</p>',
		esc_attr( $name ),
		checked( in_array( $name, options()['shop'], true ), true, false ),
		esc_html( $title ),
		esc_html( $about )
	);
}
