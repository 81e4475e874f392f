<?php
/**
 * Reads what a source has answered. Twin of `widgets/feed/timeline/read-source.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** What reads each kind of source; the first that knows the text counts. */
const FEED_FORMATS = array(
	'feed'      => array( 'read_rss', 'read_atom', 'read_json_feed', 'read_rows' ),
	'wordpress' => array( 'read_wordpress' ),
	'mastodon'  => array( 'read_mastodon' ),
	'bluesky'   => array( 'read_bluesky' ),
);

/**
 * What there is of a cut feed as XML that can be read: its whole entries. Other texts stay as they are.
 *
 * @param string $text The answer.
 */
function mended( string $text ): string {
	foreach ( array( '</item>' => '</channel></rss>', '</entry>' => '</feed>' ) as $entry => $rest ) { // phpcs:ignore WordPress.Arrays -- a table.
		$end = strrpos( $text, $entry );
		if ( false !== $end ) {
			return substr( $text, 0, $end + strlen( $entry ) ) . $rest;
		}
	}
	return $text;
}

/**
 * The items of an answer and the address of the next one; null if it is of another kind.
 *
 * @param string $kind   Of the source.
 * @param string $text   UTF-8.
 * @param string $base   Where it came from.
 * @param bool   $is_cut Whether more would have come.
 * @return ?array{items: array[], next: ?string}
 */
function read_answer( string $kind, string $text, string $base, bool $is_cut = false ): ?array {
	$whole = $is_cut ? mended( $text ) : $text;
	foreach ( FEED_FORMATS[ $kind ] ?? array() as $format ) {
		$read = call_user_func( __NAMESPACE__ . "\\$format", $whole, $base );
		if ( null !== $read ) {
			return $read;
		}
	}
	return null;
}
