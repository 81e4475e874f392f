<?php
/**
 * Which kinds of pages are told apart, for what they load and how they do for visitors.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** WordPress' and the shop's questions that tell kinds of pages, in the order in which they are asked. */
const PAGE_QUESTIONS = array(
	'is_front_page'       => 'home',
	'is_checkout'         => 'checkout',
	'is_cart'             => 'cart',
	'is_account_page'     => 'account',
	'is_product'          => 'product',
	'is_shop'             => 'list',
	'is_product_taxonomy' => 'list',
	'is_page'             => 'page',
	'is_single'           => 'post',
	'is_home'             => 'posts',
	'is_archive'          => 'posts',
);

/**
 * The kinds of pages that are told apart, in the order of the settings screen.
 *
 * @return array<string, string> What each is called.
 */
function page_kinds(): array {
	return array(
		'home'     => __( 'Home page', 'islet' ),
		'list'     => __( 'Shop', 'islet' ),
		'product'  => __( 'Product', 'islet' ),
		'cart'     => __( 'Cart', 'islet' ),
		'checkout' => __( 'Checkout', 'islet' ),
		'account'  => __( 'Account', 'islet' ),
		'page'     => __( 'Page', 'islet' ),
		'post'     => __( 'Post', 'islet' ),
		'posts'    => __( 'List of posts', 'islet' ),
	);
}

/**
 * The kind of the page that is asked for; empty for others, such as results of a search.
 */
function kind_of_page(): string {
	foreach ( PAGE_QUESTIONS as $question => $kind ) {
		if ( function_exists( $question ) && $question() ) {
			return $kind;
		}
	}
	return '';
}
