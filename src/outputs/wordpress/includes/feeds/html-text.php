<?php
/**
 * What HTML says in words, and its first picture: no element of it reaches the page. Twin of
 * `widgets/feed/formats/html-text.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-html-reader.php';

/** Longer HTML than anybody reads, in UTF-16 units. */
const FEED_HTML_LENGTH = 200000;

/**
 * What HTML says in words, and its first picture.
 *
 * @param mixed $html Anything.
 * @return array{text: string, picture: ?array<string, ?string>}
 */
function html_content( $html ): array {
	$html = is_string( $html ) ? valid_utf8( $html ) : '';
	if ( ! preg_match( '/[<&]/', $html ) ) {
		return array(
			'text'    => $html,
			'picture' => null,
		);
	}
	$reader  = new Html_Reader( first_units( $html, FEED_HTML_LENGTH ) );
	$picture = null;
	foreach ( null === $reader->picture ? array() : array( 'src', 'alt', 'width', 'height' ) as $name ) {
		$picture[ $name ] = isset( $reader->picture[ $name ] ) ? without_references( $reader->picture[ $name ], true ) : null;
	}
	return array(
		'text'    => trimmed( $reader->text ),
		'picture' => $picture,
	);
}

/**
 * The text of HTML.
 *
 * @param mixed $html Anything.
 */
function html_text( $html ): string {
	return html_content( $html )['text'];
}
