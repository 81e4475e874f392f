<?php
/**
 * Choices that an administrator tries alone, before visitors get them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps choices for the user alone.
 *
 * @param array{presets: string[], jobs: string[], shop: string[]} $choices Of `chosen_jobs()`.
 */
function keep_preview( array $choices ): void {
	update_user_option( get_current_user_id(), PREVIEW_OPTION, $choices );
}

/**
 * Forgets what the user tries.
 */
function end_preview(): void {
	delete_user_option( get_current_user_id(), PREVIEW_OPTION );
}

/**
 * Saves presets, jobs and switches of the shop for all visitors, beside whatever else is stored.
 *
 * @param array $choices Of a preview, or former ones.
 */
function save_choices( array $choices ): void {
	update_option( OPTION, array_filter( chosen_jobs( $choices ) + stored_choices() ) );
}

/**
 * Keeps caches from storing a page of somebody who tries choices: neither caches of pages, whatever they do with pages of
 * signed-in users, nor those on the way.
 */
function keep_out_of_caches(): void {
	if ( null === previewed_choices() ) {
		return;
	}
	defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that caches know.
	if ( ! headers_sent() ) {
		nocache_headers();
		header( 'Cache-Control: no-store, private' );
	}
}
// Before WooCommerce answers its own requests there.
add_action( 'template_redirect', __NAMESPACE__ . '\keep_out_of_caches', -10 );

/**
 * The address of the newest post of a type; empty if there is none.
 *
 * @param string $type Of posts.
 */
function newest_address( string $type ): string {
	$posts = get_posts(
		array(
			'post_type'   => $type,
			'numberposts' => 1,
			'fields'      => 'ids',
		)
	);
	return $posts ? (string) get_permalink( $posts[0] ) : '';
}

/**
 * Pages to look at while choices are tried.
 *
 * @return array<string, string> Addresses by the kinds of `page_kinds()`.
 */
function pages_to_look_at(): array {
	$pages = array( 'home' => home_url( '/' ) );
	if ( function_exists( 'wc_get_page_permalink' ) ) {
		$pages += array(
			'list'     => wc_get_page_permalink( 'shop', '' ),
			'product'  => newest_address( 'product' ),
			'cart'     => wc_get_page_permalink( 'cart', '' ),
			'checkout' => wc_get_page_permalink( 'checkout', '' ),
			'account'  => wc_get_page_permalink( 'myaccount', '' ),
		);
	}
	$pages += array(
		'page' => newest_address( 'page' ),
		'post' => newest_address( 'post' ),
	);
	return array_unique( array_filter( $pages ) );
}
