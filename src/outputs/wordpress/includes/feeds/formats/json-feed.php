<?php
/**
 * JSON Feed 1.0 and 1.1, and files of rows. Twin of `widgets/feed/formats/json-feed.ts` and `rows.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * An item of JSON Feed.
 *
 * @param array  $item The record.
 * @param string $base Address of the feed.
 */
function json_feed_item( array $item, string $base ): ?array {
	$html   = html_content( $item['content_html'] ?? null );
	$author = records_in( $item['authors'] ?? null )[0] ?? record_of( $item['author'] ?? null );
	$image  = string_of( $item['image'] ?? null );
	$image  = '' === $image ? string_of( $item['banner_image'] ?? null ) : $image;
	$video  = null;
	foreach ( records_in( $item['attachments'] ?? null ) as $file ) {
		$video = $video ?? ( 0 === strpos( string_of( $file['mime_type'] ?? null ), 'video/' ) ? $file : null );
	}
	return feed_item(
		array(
			'title'   => $item['title'] ?? null,
			'link'    => $item['url'] ?? $item['external_url'] ?? null,
			'text'    => first_filled( $item['summary'] ?? null, $item['content_text'] ?? null, $html['text'] ),
			'author'  => $author['name'] ?? null,
			'date'    => $item['date_published'] ?? $item['date_modified'] ?? null,
			'tags'    => is_array( $item['tags'] ?? null ) ? $item['tags'] : array(),
			'picture' => '' === $image ? $html['picture'] : array( 'src' => $image ),
			'video'   => $video['url'] ?? null,
		),
		$base
	);
}

/**
 * Reads JSON Feed; null for any other text.
 *
 * @param string $text The answer.
 * @param string $base Its address.
 * @return ?array{items: array[], next: ?string}
 */
function read_json_feed( string $text, string $base ): ?array {
	$feed = parsed_answer( $text );
	if ( ! is_object( $feed ) || ! preg_match( '~^https?://jsonfeed\.org/version/~', string_of( $feed->version ?? null ) ) ) {
		return null;
	}
	return array(
		'items' => collected_items(
			records_in( $feed->items ?? null ),
			function ( array $item ) use ( $base ): ?array {
				return json_feed_item( $item, $base );
			}
		),
		'next'  => string_of( $feed->next_url ?? null ),
	);
}

/**
 * A row, as the widget `feed` prints it.
 *
 * @param array  $row  The record.
 * @param string $base Address of the file.
 */
function row_item( array $row, string $base ): ?array {
	$tags = $row['tags'] ?? null;
	return feed_item(
		array(
			'link'    => $row['link'] ?? $row['url'] ?? null,
			'tags'    => is_array( $tags ) ? $tags : explode( ',', string_of( $tags ) ),
			'picture' => array(
				'src'    => $row['picture'] ?? null,
				'alt'    => $row['alt'] ?? null,
				'width'  => $row['width'] ?? null,
				'height' => $row['height'] ?? null,
			),
		) + $row,
		$base
	);
}

/**
 * Reads a list of rows, or an object with `items` and perhaps `next_url`; null for any other text.
 *
 * @param string $text The answer.
 * @param string $base Its address.
 * @return ?array{items: array[], next: ?string}
 */
function read_rows( string $text, string $base ): ?array {
	$answer = parsed_answer( $text );
	$list   = is_object( $answer ) ? $answer->items ?? null : $answer;
	if ( ! is_array( $list ) ) {
		return null;
	}
	return array(
		'items' => collected_items(
			records_in( $list ),
			function ( array $row ) use ( $base ): ?array {
				return row_item( $row, $base );
			}
		),
		'next'  => is_object( $answer ) ? string_of( $answer->next_url ?? null ) : null,
	);
}
