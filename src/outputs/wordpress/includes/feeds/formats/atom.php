<?php
/**
 * Atom, YouTube's with its videos. Twin of `widgets/feed/formats/atom.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * A construct that says of which kind its text is. XHTML is read as the text that it holds.
 *
 * @param \DOMElement $entry The entry.
 * @param string      $name  Of the element.
 * @return array{text: string, picture: ?array}
 */
function atom_construct( \DOMElement $entry, string $name ): array {
	$element = children_named( $entry, $name )[0] ?? null;
	$text    = null === $element ? '' : $element->textContent; // phpcs:ignore WordPress.NamingConventions -- PHP's own name.
	return null !== $element && 'html' === $element->getAttribute( 'type' ) ? html_content( $text ) : array(
		'text'    => $text,
		'picture' => null,
	);
}

/**
 * The address of the first link of a relation, and of a kind of file if one is asked for.
 *
 * @param \DOMElement $element  The entry, or the feed.
 * @param string      $relation Of the link.
 * @param string      $kind     What its type begins with.
 */
function atom_link( \DOMElement $element, string $relation, string $kind = '' ): ?\DOMElement {
	return first_element(
		children_named( $element, 'link' ),
		function ( \DOMElement $link ) use ( $relation, $kind ): bool {
			return $relation === ( attribute_of( $link, 'rel' ) ?? 'alternate' ) && attribute_starts( $link, 'type', $kind );
		}
	);
}

/**
 * An entry of Atom.
 *
 * @param \DOMElement $entry The element.
 * @param string      $base  Address of the feed.
 */
function atom_item( \DOMElement $entry, string $base ): ?array {
	$summary = atom_construct( $entry, 'summary' );
	$content = atom_construct( $entry, 'content' );
	$author  = children_named( $entry, 'author' )[0] ?? null;
	$media   = media_of( $entry );
	$link    = attribute_of( atom_link( $entry, 'alternate', 'text/html' ) ?? atom_link( $entry, 'alternate' ), 'href' );
	$file    = (string) attribute_of( atom_link( $entry, 'enclosure', 'image/' ), 'href' );
	$tags    = array_map(
		function ( \DOMElement $tag ): string {
			return (string) first_filled( $tag->getAttribute( 'label' ), $tag->getAttribute( 'term' ) );
		},
		children_named( $entry, 'category' )
	);
	return feed_item(
		array(
			'title'   => atom_construct( $entry, 'title' )['text'],
			'link'    => $link,
			'text'    => first_filled( trimmed( $summary['text'] ), $content['text'] ) ?? html_text( $media['description'] ),
			'author'  => null === $author ? null : child_text( $author, 'name' ),
			'date'    => child_text( $entry, 'published', 'updated' ),
			'tags'    => $tags,
			'picture' => $media['picture'] ?? ( '' === $file ? null : array( 'src' => $file ) ) ?? $summary['picture'] ?? $content['picture'],
			'video'   => '' === child_text( $entry, 'yt:videoId' ) ? attribute_of( atom_link( $entry, 'enclosure', 'video/' ), 'href' ) : $link,
		),
		$base
	);
}

/**
 * Reads Atom; null for any other text.
 *
 * @param string $text The answer.
 * @param string $base Its address.
 * @return ?array{items: array[], next: ?string}
 */
function read_atom( string $text, string $base ): ?array {
	$root = parse_xml( $text );
	if ( null === $root || 'feed' !== $root->nodeName ) { // phpcs:ignore WordPress.NamingConventions -- PHP's own name.
		return null;
	}
	return array(
		'items' => collected_items(
			children_named( $root, 'entry' ),
			function ( \DOMElement $entry ) use ( $base ): ?array {
				return atom_item( $entry, $base );
			}
		),
		'next'  => attribute_of( atom_link( $root, 'next' ), 'href' ),
	);
}
