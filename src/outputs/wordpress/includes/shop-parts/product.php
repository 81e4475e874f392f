<?php
/**
 * The button that adds a product of the shop to the cart.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** An editor shows at most so many products, the newest; others keep their effect. */
const MAX_PRODUCT_CHOICES = 300;

/**
 * The products, after the choice of that which the page or the row of a list shows.
 *
 * @return array{value: string, label: string}[]
 */
function product_choices(): array {
	$choices = array( site_choice( '', __( 'The product of the page', 'islet' ) ) );
	$asked   = array(
		'post_type'              => 'product',
		'post_status'            => 'publish',
		'numberposts'            => MAX_PRODUCT_CHOICES,
		// Names are all that is read, and Elementor asks on pages of visitors, too.
		'update_post_meta_cache' => false,
		'update_post_term_cache' => false,
	);
	foreach ( function_exists( '\WC' ) ? get_posts( $asked ) : array() as $post ) {
		$choices[] = site_choice( (string) $post->ID, $post->post_title );
	}
	return $choices;
}

/**
 * The shop's own price and button; nothing for what is no product that visitors may see.
 *
 * @param array $values Settings, with defaults.
 */
function product_part( array $values ): string {
	$asked = '' === $values['product'] ? (string) get_the_ID() : $values['product'];
	$id    = ctype_digit( $asked ) ? (int) $asked : 0;
	if ( ! is_public_post( $id ) || ! wc_get_product( $id ) ) {
		return '';
	}
	$html = (string) \WC_Shortcodes::product_add_to_cart(
		array(
			'id'         => $id,
			'style'      => '',
			'show_price' => $values['show_price'] ? 'TRUE' : 'FALSE',
		)
	);
	// The shop's price and button touch each other.
	return (string) preg_replace( '~<a\b~', ' $0', $html, 1 );
}
