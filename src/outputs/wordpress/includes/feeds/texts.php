<?php
/**
 * Texts of feeds: nothing of them is trusted, and no HTML is left of them. Twin of `widgets/feed/formats/item-of.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** UTF-16 units of a text and of a line. */
const FEED_TEXT_LENGTH = 5000;
const FEED_LINE_LENGTH = 300;

/** What no text needs: controls, and what turns the direction of the words behind it. */
const FEED_CONTROLS = '/[\x{0}-\x{8}\x{b}-\x{1f}\x{7f}-\x{9f}\x{202a}-\x{202e}\x{2066}-\x{2069}\x{feff}]/u';

/**
 * A text whose bytes that are no UTF-8 are replaced.
 *
 * @param string $text The text.
 */
function valid_utf8( string $text ): string {
	return preg_match( '//u', $text ) ? $text : htmlspecialchars_decode( htmlspecialchars( $text, ENT_NOQUOTES | ENT_SUBSTITUTE, 'UTF-8' ), ENT_NOQUOTES );
}

/**
 * The first UTF-16 units of a text, with no half of a character at the end.
 *
 * @param string $text   UTF-8.
 * @param int    $length UTF-16 units.
 */
function first_units( string $text, int $length ): string {
	if ( strlen( $text ) <= $length ) {
		return $text;
	}
	// No unit has more than three bytes.
	preg_match_all( '/./su', valid_utf8( substr( $text, 0, $length * 3 + 3 ) ), $found );
	$kept = '';
	foreach ( $found[0] as $character ) {
		$length -= 4 === strlen( $character ) ? 2 : 1;
		if ( $length < 0 ) {
			break;
		}
		$kept .= $character;
	}
	return $kept;
}

/**
 * A text, or its start with a sign that more would follow.
 *
 * @param string $text   UTF-8.
 * @param int    $length UTF-16 units.
 */
function cut_text( string $text, int $length ): string {
	return text_length( $text ) > $length ? first_units( $text, $length - 1 ) . '…' : $text;
}

/**
 * A text without white space at its ends, as JavaScript trims.
 *
 * @param string $text UTF-8.
 */
function trimmed( string $text ): string {
	return (string) preg_replace( '/\A' . JS_SPACE . '+|' . JS_SPACE . '+\z/u', '', $text );
}

/**
 * A text of several lines, with one empty line in a row at most.
 *
 * @param mixed $value Anything.
 */
function feed_text( $value ): string {
	if ( ! is_string( $value ) ) {
		return '';
	}
	$text = first_units( valid_utf8( $value ), FEED_TEXT_LENGTH * 4 );
	$text = preg_replace(
		array( FEED_CONTROLS, '/[\t\x{b}-\r \p{Z}\x{feff}]+/u', '/ ?\n ?/', '/\n{3,}/' ),
		array( '', ' ', "\n", "\n\n" ),
		$text
	);
	return cut_text( trimmed( (string) $text ), FEED_TEXT_LENGTH );
}

/**
 * A text of one line.
 *
 * @param mixed $value Anything.
 */
function feed_line( $value ): string {
	$start = is_string( $value ) ? first_units( valid_utf8( $value ), FEED_LINE_LENGTH * 4 ) : '';
	return cut_text( (string) preg_replace( '/\n+/', ' ', feed_text( $start ) ), FEED_LINE_LENGTH );
}
