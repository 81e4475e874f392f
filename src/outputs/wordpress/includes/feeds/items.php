<?php
/**
 * Items of feeds: what a source says of a post, cleaned. Twin of `widgets/feed/formats/item-of.ts` and `parsed-feed.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** More than anybody reads, of one answer. */
const FEED_ENTRIES = 300;

/** Tags of one item. */
const FEED_TAGS = 12;

/**
 * A side of a picture in px; 0 if it is none.
 *
 * @param mixed $value Anything.
 */
function picture_side( $value ): int {
	$number = number_of( $value );
	$side   = null === $number ? 0 : (int) floor( max( 0, min( 1e6, $number ) ) + .5 );
	return $side <= 10000 ? $side : 0;
}

/**
 * A picture; null if it has no address of the web, or is a counter of visits.
 *
 * @param ?array $given What a source says of it.
 * @param string $base  What its address counts from.
 */
function feed_picture( ?array $given, string $base ): ?array {
	$src    = web_address( $given['src'] ?? null, $base );
	$width  = picture_side( $given['width'] ?? null );
	$height = picture_side( $given['height'] ?? null );
	$known  = $width > 0 && $height > 0;
	if ( '' === $src || ( $known && $width * $height < 400 ) ) {
		return null;
	}
	return array(
		'src'    => $src,
		'alt'    => feed_line( $given['alt'] ?? null ),
		'width'  => $known ? $width : 0,
		'height' => $known ? $height : 0,
	);
}

/**
 * An item of what a source says of it; null if it has no words and no picture.
 *
 * @param array  $raw  Nothing of it is trusted.
 * @param string $base What its addresses count from.
 */
function feed_item( array $raw, string $base ): ?array {
	$item = array(
		'title'   => feed_line( $raw['title'] ?? null ),
		'link'    => web_address( $raw['link'] ?? null, $base ),
		'text'    => feed_text( $raw['text'] ?? null ),
		'author'  => feed_line( $raw['author'] ?? null ),
		'date'    => feed_date( $raw['date'] ?? null ),
		'tags'    => array_slice( array_values( array_unique( array_filter( array_map( __NAMESPACE__ . '\feed_line', $raw['tags'] ?? array() ), 'strlen' ) ) ), 0, FEED_TAGS ),
		'picture' => isset( $raw['picture'] ) ? feed_picture( $raw['picture'], $base ) : null,
		'video'   => web_address( $raw['video'] ?? null, $base ),
	);
	return '' === $item['title'] && '' === $item['text'] && null === $item['picture'] ? null : $item;
}

/**
 * Items of a source's entries.
 *
 * @param array    $entries Of the source.
 * @param callable $read    Makes an item of an entry, or null.
 * @return array[]
 */
function collected_items( array $entries, callable $read ): array {
	return array_values( array_filter( array_map( $read, array_slice( $entries, 0, FEED_ENTRIES ) ) ) );
}

/**
 * What is the same for the same post, whatever source has it: its address without what says where the visitor has come from.
 *
 * @param array $item The item.
 */
function item_key( array $item ): string {
	if ( '' === $item['link'] ) {
		return $item['title'] . "\n" . $item['text'];
	}
	$parts  = address_parts( $item['link'] );
	$fields = explode( '&', ltrim( $parts['query'], '?' ) );
	return $parts['host'] . rtrim( $parts['path'], '/' ) . '?' . implode( '&', preg_grep( '/^(?:utm_\w+|fbclid|ref)(?:=|$)/', $fields, PREG_GREP_INVERT ) );
}

/**
 * Items by time, the latest first, each once; those without a date come last, in their order.
 *
 * @param array[] $items Of several answers or sources.
 * @return array[]
 */
function items_by_time( array $items ): array {
	$known = array();
	foreach ( $items as $item ) {
		$known += array( item_key( $item ) => $item );
	}
	$known = array_values( $known );
	$dates = array_map(
		function ( array $item ): int {
			return $item['date'] ?? 0;
		},
		$known
	);
	// PHP before 8 sorts equal ones in any order.
	array_multisort( $dates, SORT_DESC, array_keys( $known ), SORT_ASC, $known );
	return $known;
}
