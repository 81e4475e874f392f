<?php
/**
 * Posts of WordPress, as `/wp-json/wp/v2/posts` answers them. Twin of `widgets/feed/formats/wordpress.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** How many posts are asked for at once. */
const POSTS_AT_ONCE = 20;

/**
 * The picture of a post, large enough for a column of a page; the original may be of any size.
 *
 * @param array $media The record.
 */
function wordpress_picture( array $media ): array {
	$details = record_of( $media['media_details'] ?? null );
	$sizes   = record_of( $details['sizes'] ?? null );
	$size    = array( 'source_url' => $media['source_url'] ?? null ) + $details;
	foreach ( array( 'medium', 'large', 'medium_large' ) as $name ) {
		$known = record_of( $sizes[ $name ] ?? null );
		$size  = '' === string_of( $known['source_url'] ?? null ) ? $size : $known;
	}
	return array(
		'src'    => $size['source_url'],
		'alt'    => $media['alt_text'] ?? null,
		'width'  => $size['width'] ?? null,
		'height' => $size['height'] ?? null,
	);
}

/**
 * A post.
 *
 * @param array  $post The record.
 * @param string $base Address of the answer.
 */
function wordpress_item( array $post, string $base ): ?array {
	$embedded = record_of( $post['_embedded'] ?? null );
	$media    = records_in( $embedded['wp:featuredmedia'] ?? null )[0] ?? null;
	$tags     = array();
	foreach ( is_array( $embedded['wp:term'] ?? null ) ? $embedded['wp:term'] : array() as $terms ) {
		foreach ( records_in( $terms ) as $term ) {
			$tags[] = html_text( $term['name'] ?? null );
		}
	}
	$rendered = function ( string $name ) use ( $post ): string {
		return html_text( string_of( record_of( $post[ $name ] ?? null )['rendered'] ?? null ) );
	};
	$utc      = string_of( $post['date_gmt'] ?? null );
	return feed_item(
		array(
			'title'   => $rendered( 'title' ),
			'link'    => $post['link'] ?? null,
			'text'    => first_filled( $rendered( 'excerpt' ) ) ?? $rendered( 'content' ),
			'author'  => records_in( $embedded['author'] ?? null )[0]['name'] ?? null,
			'date'    => '' === $utc ? $post['date'] ?? null : "{$utc}Z",
			'tags'    => $tags,
			'picture' => null === $media ? null : wordpress_picture( $media ),
		),
		$base
	);
}

/**
 * Reads posts; null for any other text.
 *
 * @param string $text The answer.
 * @param string $base Its address.
 * @return ?array{items: array[], next: ?string}
 */
function read_wordpress( string $text, string $base ): ?array {
	$posts = parsed_answer( $text );
	// What stands beyond the last page.
	if ( is_object( $posts ) && 'rest_post_invalid_page_number' === ( $posts->code ?? null ) ) {
		return array(
			'items' => array(),
			'next'  => null,
		);
	}
	if ( ! is_array( $posts ) ) {
		return null;
	}
	$page = preg_match( '/[?&]page=([0-9]{1,6})/', $base, $found ) ? (int) $found[1] : 1;
	return array(
		'items' => collected_items(
			records_in( $posts ),
			function ( array $post ) use ( $base ): ?array {
				return wordpress_item( $post, $base );
			}
		),
		'next'  => count( $posts ) < POSTS_AT_ONCE ? null : with_field( $base, 'page', (string) ( max( 1, $page ) + 1 ), true ),
	);
}
