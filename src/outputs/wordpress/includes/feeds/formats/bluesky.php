<?php
/**
 * Posts of an author of Bluesky, as `app.bsky.feed.getAuthorFeed` answers them. Twin of `widgets/feed/formats/bluesky.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

const BLUESKY_SITE = 'https://bsky.app';

/** Labels of what not everybody wants to see. */
const SENSITIVE_LABELS = array( 'porn', 'sexual', 'nudity', 'graphic-media', 'gore', '!warn', '!hide' );

/**
 * The labels of an account or of a post.
 *
 * @param array $record The record.
 * @return string[]
 */
function bluesky_labels( array $record ): array {
	return array_filter( array_column( records_in( $record['labels'] ?? null ), 'val' ), 'is_string' );
}

/**
 * The picture of what a post has embedded, or of the page that it links to.
 *
 * @param array $embed The record.
 */
function bluesky_picture( array $embed ): array {
	$inner = is_object( $embed['media'] ?? null ) ? record_of( $embed['media'] ) : $embed;
	$other = is_object( $inner['external'] ?? null ) ? record_of( $inner['external'] ) : $inner;
	$image = records_in( $inner['images'] ?? null )[0] ?? $other;
	$ratio = record_of( $image['aspectRatio'] ?? null );
	return array(
		'src'    => $image['thumb'] ?? $image['thumbnail'] ?? null,
		'alt'    => $image['alt'] ?? null,
		'width'  => $ratio['width'] ?? null,
		'height' => $ratio['height'] ?? null,
	);
}

/**
 * The tags in the text of a post.
 *
 * @param array $record The record.
 */
function bluesky_tags( array $record ): array {
	$tags = array();
	foreach ( records_in( $record['facets'] ?? null ) as $facet ) {
		array_push( $tags, ...array_column( records_in( $facet['features'] ?? null ), 'tag' ) );
	}
	return $tags;
}

/**
 * A post; null if its author has asked not to be shown to people without an account.
 *
 * @param array  $entry The record.
 * @param string $base  Address of the answer.
 */
function bluesky_item( array $entry, string $base ): ?array {
	$post   = record_of( $entry['post'] ?? null );
	$author = record_of( $post['author'] ?? null );
	if ( in_array( '!no-unauthenticated', bluesky_labels( $author ), true ) ) {
		return null;
	}
	$record = record_of( $post['record'] ?? null );
	$ids    = explode( '/', string_of( $post['uri'] ?? null ) );
	$handle = string_of( $author['handle'] ?? null );
	return feed_item(
		array(
			'link'    => BLUESKY_SITE . '/profile/' . uri_component( $handle ) . '/post/' . uri_component( end( $ids ) ),
			'text'    => $record['text'] ?? null,
			'author'  => first_filled( $author['displayName'] ?? null, $author['handle'] ?? null ),
			'date'    => $record['createdAt'] ?? null,
			'tags'    => bluesky_tags( $record ),
			'picture' => array_intersect( SENSITIVE_LABELS, bluesky_labels( $post ) ) ? null : bluesky_picture( record_of( $post['embed'] ?? null ) ),
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
function read_bluesky( string $text, string $base ): ?array {
	$answer = parsed_answer( $text );
	if ( ! is_object( $answer ) || ! is_array( $answer->feed ?? null ) ) {
		return null;
	}
	$cursor = string_of( $answer->cursor ?? null );
	return array(
		'items' => collected_items(
			records_in( $answer->feed ),
			function ( array $entry ) use ( $base ): ?array {
				return bluesky_item( $entry, $base );
			}
		),
		'next'  => '' === $cursor ? null : with_field( $base, 'cursor', $cursor, true ),
	);
}
