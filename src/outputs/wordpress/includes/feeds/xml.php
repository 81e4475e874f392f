<?php
/**
 * XML of feeds, without document types and what they could fetch or unfold. Twin of `widgets/feed/formats/xml.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * XML without its document type: nobody needs one, and its entities may grow without end, or name files.
 *
 * @param string $xml The text.
 */
function without_doctype( string $xml ): string {
	$start = stripos( $xml, '<!doctype' );
	if ( false === $start ) {
		return $xml;
	}
	$subset = strpos( $xml, '[', $start );
	$end    = strpos( $xml, '>', $start );
	if ( false !== $subset && $subset < $end ) {
		$closed = strpos( $xml, ']', $subset );
		$end    = false === $closed ? false : strpos( $xml, '>', $closed );
	}
	return false === $end ? '' : substr( $xml, 0, $start ) . substr( $xml, $end + 1 );
}

/**
 * The document of a text; null if it is none. Nothing is fetched for it.
 *
 * @param string $xml Without a document type.
 */
function document_of( string $xml ): ?\DOMDocument {
	$document = new \DOMDocument();
	$before   = libxml_use_internal_errors( true );
	$is_read  = '' !== $xml && $document->loadXML( $xml, LIBXML_NONET );
	libxml_clear_errors();
	libxml_use_internal_errors( $before );
	return $is_read && null === $document->doctype ? $document : null;
}

/**
 * The outermost element of XML, also with HTML's entities in it; null if it cannot be read.
 *
 * @param string $text UTF-8, whatever it says of itself.
 */
function parse_xml( string $text ): ?\DOMElement {
	if ( ! class_exists( '\DOMDocument' ) ) {
		return null;
	}
	$escape = function ( array $found ): string {
		return htmlspecialchars( $found[1], ENT_NOQUOTES, 'UTF-8' );
	};
	$xml    = (string) preg_replace( '/^<\?xml\b[^>]*\?>/', '', without_doctype( trimmed( $text ) ) );
	// As plain text, it is not taken for HTML's entities below.
	$xml = (string) preg_replace_callback( '/<!\[CDATA\[(.*?)\]\]>/s', $escape, $xml );
	if ( '<' !== substr( ltrim( $xml ), 0, 1 ) ) {
		return null;
	}
	$document = document_of( $xml ) ?? document_of( (string) preg_replace( '/&(?!(?:amp|lt|gt|quot|apos);|#)(\w*;?)/', '&amp;$1', $xml ) );
	return null === $document ? null : $document->documentElement; // phpcs:ignore WordPress.NamingConventions -- PHP's own name.
}

/**
 * The children of an element with one of these names, as they are written: `title`, `dc:creator`.
 *
 * @param \DOMElement $element The element.
 * @param string      ...$names The names.
 * @return \DOMElement[]
 */
function children_named( \DOMElement $element, string ...$names ): array {
	$children = array();
	foreach ( $element->childNodes as $child ) { // phpcs:ignore WordPress.NamingConventions -- PHP's own name.
		if ( $child instanceof \DOMElement && in_array( $child->nodeName, $names, true ) ) { // phpcs:ignore WordPress.NamingConventions -- PHP's own name.
			$children[] = $child;
		}
	}
	return $children;
}

/**
 * The text of the first child with one of these names that has one; the earlier name counts more.
 *
 * @param \DOMElement $element The element.
 * @param string      ...$names The names.
 */
function child_text( \DOMElement $element, string ...$names ): string {
	foreach ( $names as $name ) {
		$child = children_named( $element, $name )[0] ?? null;
		$text  = null === $child ? '' : trimmed( $child->textContent ); // phpcs:ignore WordPress.NamingConventions -- PHP's own name.
		if ( '' !== $text ) {
			return $text;
		}
	}
	return '';
}

/**
 * An attribute; null if there is none.
 *
 * @param ?\DOMElement $element The element.
 * @param string       $name    Of the attribute.
 */
function attribute_of( ?\DOMElement $element, string $name ): ?string {
	return null !== $element && $element->hasAttribute( $name ) ? $element->getAttribute( $name ) : null;
}

/**
 * The first element of which a function says yes.
 *
 * @param \DOMElement[] $elements The elements.
 * @param callable      $is_one   Asks an element.
 */
function first_element( array $elements, callable $is_one ): ?\DOMElement {
	foreach ( $elements as $element ) {
		if ( $is_one( $element ) ) {
			return $element;
		}
	}
	return null;
}

/**
 * Whether an attribute begins with a text.
 *
 * @param \DOMElement $element The element.
 * @param string      $name    Of the attribute.
 * @param string      $start   The text.
 */
function attribute_starts( \DOMElement $element, string $name, string $start ): bool {
	return 0 === strpos( $element->getAttribute( $name ), $start );
}

/**
 * The picture and the video in the elements of Media RSS below an entry.
 *
 * @param \DOMElement $entry The entry.
 * @return array{picture: ?array<string, ?string>, video: ?string, description: string}
 */
function media_of( \DOMElement $entry ): array {
	$groups      = array_merge( array( $entry ), children_named( $entry, 'media:group' ) );
	$contents    = array();
	$description = '';
	foreach ( $groups as $group ) {
		array_push( $contents, ...children_named( $group, 'media:content' ) );
		$description = '' === $description ? child_text( $group, 'media:description' ) : $description;
	}
	$thumbnails = array();
	foreach ( array_merge( $groups, $contents ) as $group ) {
		array_push( $thumbnails, ...children_named( $group, 'media:thumbnail' ) );
	}
	$of_kind = function ( string $kind ) use ( $contents ): ?\DOMElement {
		return first_element(
			$contents,
			function ( \DOMElement $content ) use ( $kind ): bool {
				return $kind === $content->getAttribute( 'medium' ) || attribute_starts( $content, 'type', "$kind/" );
			}
		);
	};
	$picture = $of_kind( 'image' ) ?? $thumbnails[0] ?? null;
	return array(
		'picture'     => null === $picture ? null : array(
			'src'    => attribute_of( $picture, 'url' ),
			'width'  => attribute_of( $picture, 'width' ),
			'height' => attribute_of( $picture, 'height' ),
		),
		'video'       => attribute_of( $of_kind( 'video' ), 'url' ),
		'description' => $description,
	);
}
