<?php
/**
 * An account of Mastodon, whose statuses come next, and lists of statuses. Twin of `widgets/feed/formats/mastodon.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** How many statuses are asked for at once. */
const STATUSES_AT_ONCE = 20;

/**
 * Whether a file is a video.
 *
 * @param array $file The record.
 */
function is_mastodon_video( array $file ): bool {
	return in_array( $file['type'] ?? null, array( 'video', 'gifv' ), true );
}

/**
 * The first picture or video of a status. What its author hides is not shown.
 *
 * @param array $status The record.
 */
function mastodon_file( array $status ): ?array {
	if ( '' !== string_of( $status['spoiler_text'] ?? null ) || true === ( $status['sensitive'] ?? null ) ) {
		return null;
	}
	foreach ( records_in( $status['media_attachments'] ?? null ) as $file ) {
		if ( 'image' === ( $file['type'] ?? null ) || is_mastodon_video( $file ) ) {
			return $file;
		}
	}
	return null;
}

/**
 * A status, or the one that it shares. What its author hides behind a warning is not shown: the warning is, and leads there.
 *
 * @param array  $boost The record.
 * @param string $base  Address of the answer.
 */
function mastodon_item( array $boost, string $base ): ?array {
	$status  = is_object( $boost['reblog'] ?? null ) ? record_of( $boost['reblog'] ) : $boost;
	$account = record_of( $status['account'] ?? null );
	$file    = mastodon_file( $status );
	$size    = null === $file ? array() : record_of( record_of( $file['meta'] ?? null )['small'] ?? null );
	$picture = null === $file ? null : array(
		'src'    => $file['preview_url'] ?? null,
		'alt'    => $file['description'] ?? null,
		'width'  => $size['width'] ?? null,
		'height' => $size['height'] ?? null,
	);
	return feed_item(
		array(
			'link'    => $status['url'] ?? $status['uri'] ?? null,
			'text'    => first_filled( string_of( $status['spoiler_text'] ?? null ) ) ?? html_text( $status['content'] ?? null ),
			'author'  => first_filled( $account['display_name'] ?? null, $account['username'] ?? null ),
			'date'    => $status['created_at'] ?? null,
			'tags'    => array_column( records_in( $status['tags'] ?? null ), 'name' ),
			'picture' => $picture,
			'video'   => null !== $file && is_mastodon_video( $file ) ? $file['url'] ?? null : null,
		),
		$base
	);
}

/**
 * Reads an account or statuses; null for any other text.
 *
 * @param string $text The answer.
 * @param string $base Its address.
 * @return ?array{items: array[], next: ?string}
 */
function read_mastodon( string $text, string $base ): ?array {
	$answer = parsed_answer( $text );
	if ( is_object( $answer ) ) {
		$id = string_of( $answer->id ?? null );
		return preg_match( '/^\d+$/D', $id ) && property_exists( $answer, 'acct' ) ? array(
			'items' => array(),
			'next'  => "/api/v1/accounts/$id/statuses?exclude_replies=true&limit=" . STATUSES_AT_ONCE,
		) : null;
	}
	if ( null === $answer ) {
		return null;
	}
	$statuses = records_in( $answer );
	$last     = string_of( end( $statuses )['id'] ?? null );
	return array(
		'items' => collected_items(
			$statuses,
			function ( array $status ) use ( $base ): ?array {
				return mastodon_item( $status, $base );
			}
		),
		'next'  => '' === $last ? null : with_field( $base, 'max_id', $last, true ),
	);
}
