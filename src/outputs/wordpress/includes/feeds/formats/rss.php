<?php
/**
 * RSS 2.0, and RSS 1.0, whose items stand beside their channel. Twin of `widgets/feed/formats/rss.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The first file of a kind that comes with an item, such as an episode's picture.
 *
 * @param \DOMElement $item The item.
 * @param string      $kind What its type begins with.
 */
function rss_file( \DOMElement $item, string $kind ): ?\DOMElement {
	return first_element(
		children_named( $item, 'enclosure' ),
		function ( \DOMElement $file ) use ( $kind ): bool {
			return attribute_starts( $file, 'type', $kind );
		}
	);
}

/**
 * The author of an item: `wool@shop.example (Ada)` names Ada.
 *
 * @param \DOMElement $item The item.
 */
function rss_author( \DOMElement $item ): string {
	$author = child_text( $item, 'dc:creator', 'author' );
	$start  = strpos( $author, ' (' );
	$named  = false !== $start && false !== strpos( $author, '@' ) && ')' === substr( $author, -1 );
	return $named ? substr( $author, $start + 2, -1 ) : $author;
}

/**
 * The address of an item, or its id if that is one.
 *
 * @param \DOMElement $item The item.
 */
function rss_link( \DOMElement $item ): string {
	$id      = children_named( $item, 'guid' )[0] ?? null;
	$is_link = null !== $id && 'false' !== $id->getAttribute( 'isPermaLink' );
	$link    = child_text( $item, 'link' );
	return '' === $link && $is_link ? child_text( $item, 'guid' ) : $link;
}

/**
 * An item of RSS.
 *
 * @param \DOMElement $item The element.
 * @param string      $base Address of the feed.
 */
function rss_item( \DOMElement $item, string $base ): ?array {
	$short = html_content( child_text( $item, 'description' ) );
	$whole = html_content( child_text( $item, 'content:encoded' ) );
	$media = media_of( $item );
	$file  = rss_file( $item, 'image/' );
	return feed_item(
		array(
			'title'   => html_text( child_text( $item, 'title', 'media:title' ) ),
			'link'    => rss_link( $item ),
			'text'    => first_filled( $short['text'], $whole['text'] ) ?? html_text( $media['description'] ),
			'author'  => html_text( rss_author( $item ) ),
			'date'    => child_text( $item, 'pubDate', 'dc:date' ),
			'tags'    => array_map(
				function ( \DOMElement $tag ): string {
					return html_text( $tag->textContent ); // phpcs:ignore WordPress.NamingConventions -- PHP's own name.
				},
				children_named( $item, 'category', 'dc:subject' )
			),
			'picture' => $media['picture'] ?? ( null === $file ? null : array( 'src' => attribute_of( $file, 'url' ) ) ) ?? $short['picture'] ?? $whole['picture'],
			'video'   => $media['video'] ?? attribute_of( rss_file( $item, 'video/' ), 'url' ),
		),
		$base
	);
}

/**
 * Reads RSS; null for any other text.
 *
 * @param string $text The answer.
 * @param string $base Its address.
 * @return ?array{items: array[], next: ?string}
 */
function read_rss( string $text, string $base ): ?array {
	$root = parse_xml( $text );
	if ( null === $root || ! preg_match( '/^(?:rss|rdf:RDF)$/iD', $root->nodeName ) ) { // phpcs:ignore WordPress.NamingConventions -- PHP's own name.
		return null;
	}
	$channel = children_named( $root, 'channel' )[0] ?? $root;
	$entries = array_merge( children_named( $channel, 'item' ), $channel === $root ? array() : children_named( $root, 'item' ) );
	$next    = first_element(
		children_named( $channel, 'atom:link' ),
		function ( \DOMElement $link ): bool {
			return 'next' === $link->getAttribute( 'rel' );
		}
	);
	return array(
		'items' => collected_items(
			$entries,
			function ( \DOMElement $item ) use ( $base ): ?array {
				return rss_item( $item, $base );
			}
		),
		'next'  => attribute_of( $next, 'href' ),
	);
}
