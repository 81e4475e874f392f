<?php
/**
 * What is requested of a source. Twin of `widgets/feed/timeline/first-address.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * An address with a field in its query.
 *
 * @param string $address  Absolute.
 * @param string $name     Of the field.
 * @param string $value    Not encoded.
 * @param bool   $replaces Whether it takes the place of one that is there.
 */
function with_field( string $address, string $name, string $value, bool $replaces = false ): string {
	$parts  = address_parts( $address );
	$fields = array_filter( explode( '&', ltrim( $parts['query'], '?' ) ), 'strlen' );
	$known  = preg_grep( '/^' . preg_quote( $name, '/' ) . '(?:=|$)/', $fields );
	if ( $known && ! $replaces ) {
		return $address;
	}
	$fields   = array_diff_key( $fields, $known );
	$fields[] = $name . '=' . rawurlencode( $value );
	return $parts['origin'] . ( '' === $parts['path'] ? '/' : $parts['path'] ) . '?' . implode( '&', $fields );
}

/**
 * The posts of a site of WordPress: of its address, or of that of its posts.
 *
 * @param string $address Absolute.
 */
function wordpress_address( string $address ): string {
	$parts = address_parts( $address );
	if ( false === strpos( $parts['path'], '/wp-json/' ) && ! preg_match( '/[?&]rest_route=/', $parts['query'] ) ) {
		$address = $parts['origin'] . rtrim( $parts['path'], '/' ) . '/wp-json/wp/v2/posts' . $parts['query'];
	}
	return with_field( with_field( $address, 'per_page', (string) POSTS_AT_ONCE ), '_embed', 'author,wp:featuredmedia,wp:term' );
}

/**
 * The public interface of Mastodon for the page of an account or of a hashtag, as people open it.
 *
 * @param string $address Absolute.
 */
function mastodon_address( string $address ): string {
	$parts = address_parts( $address );
	if ( preg_match( '~^/@([^/]+)~', $parts['path'], $found ) ) {
		return $parts['origin'] . '/api/v1/accounts/lookup?acct=' . $found[1];
	}
	return preg_match( '~^/tags/([^/]+)~', $parts['path'], $found ) ? $parts['origin'] . "/api/v1/timelines/tag/{$found[1]}?limit=" . STATUSES_AT_ONCE : $address;
}

/**
 * The public interface of Bluesky for the page of a profile. Its host has no interface without a token; another one has.
 *
 * @param string $address Absolute.
 */
function bluesky_address( string $address ): string {
	if ( ! preg_match( '~^/profile/([^/]+)~', address_parts( $address )['path'], $found ) ) {
		return $address;
	}
	return 'https://public.api.bsky.app/xrpc/app.bsky.feed.getAuthorFeed?actor=' . rawurlencode( rawurldecode( $found[1] ) ) . '&limit=30&filter=posts_no_replies';
}

/**
 * What is requested first of a source.
 *
 * @param array{kind: string, address: string} $source A source with an address of the web.
 */
function first_address( array $source ): string {
	$address = (string) preg_replace( '/#.*$/s', '', $source['address'] );
	switch ( $source['kind'] ) {
		case 'wordpress':
			return wordpress_address( $address );
		case 'mastodon':
			return mastodon_address( $address );
		case 'bluesky':
			return bluesky_address( $address );
		default:
			return $address;
	}
}
