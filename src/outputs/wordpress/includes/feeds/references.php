<?php
/**
 * Character references of HTML (https://html.spec.whatwg.org/#character-reference-state).
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** What the numbers 128 to 159 stand for: characters of Windows; those that are missing stand for controls. */
const WINDOWS_CHARACTERS = array(
	128 => '€', 130 => '‚', 131 => 'ƒ', 132 => '„', 133 => '…', 134 => '†', 135 => '‡', 136 => 'ˆ', 137 => '‰', 138 => 'Š', 139 => '‹', 140 => 'Œ', 142 => 'Ž', 145 => '‘', 146 => '’', 147 => '“', 148 => '”', 149 => '•', 150 => '–', 151 => '—', 152 => '˜', 153 => '™', 154 => 'š', 155 => '›', 156 => 'œ', 158 => 'ž', 159 => 'Ÿ', // phpcs:ignore WordPress.Arrays -- a table.
);

/**
 * The names that need no semicolon behind them, with their characters.
 *
 * @return array<string, string>
 */
function names_without_semicolon(): array {
	static $names = null;
	if ( null === $names ) {
		$names = array( 'AMP' => '&', 'LT' => '<', 'GT' => '>', 'QUOT' => '"', 'COPY' => '©', 'REG' => '®' ); // phpcs:ignore WordPress.Arrays -- a table.
		foreach ( get_html_translation_table( HTML_ENTITIES, ENT_COMPAT | ENT_HTML401, 'UTF-8' ) as $character => $reference ) {
			// Those of Latin-1, and of HTML itself.
			if ( strlen( $character ) < 3 && $character < "\u{100}" ) {
				$names[ substr( $reference, 1, -1 ) ] = $character;
			}
		}
	}
	return $names;
}

/**
 * A character by its number.
 *
 * @param int|float $number Of Unicode, or of Windows.
 */
function character_of( $number ): string {
	if ( isset( WINDOWS_CHARACTERS[ $number ] ) ) {
		return WINDOWS_CHARACTERS[ $number ];
	}
	if ( $number <= 0 || $number > 0x10FFFF || ( $number >= 0xD800 && $number < 0xE000 ) ) {
		return "\u{FFFD}";
	}
	if ( $number < 0x80 ) {
		return chr( $number );
	}
	$bytes = '';
	for ( $first = 0x3F; $number > $first; $number >>= 6, $first >>= 1 ) {
		$bytes = chr( 0x80 | ( $number & 0x3F ) ) . $bytes;
	}
	return chr( ( ~( $first << 1 | 1 ) & 0xFF ) | $number ) . $bytes;
}

/**
 * The character of a name; the reference as it is written where there is none.
 *
 * @param string $name Letters and digits.
 * @param string $end  What follows: a semicolon, `=` or nothing.
 * @param bool   $in_attribute Whether it stands in an attribute, where addresses have `&copy=1`.
 */
function named_character( string $name, string $end, bool $in_attribute ): string {
	$written = "&$name$end";
	if ( ';' === $end ) {
		$character = html_entity_decode( $written, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		if ( $character !== $written ) {
			return $character;
		}
	}
	$known = names_without_semicolon();
	for ( $length = min( 6, strlen( $name ) ); $length > 1; $length-- ) {
		$start = substr( $name, 0, $length );
		if ( isset( $known[ $start ] ) ) {
			$rest = substr( $name, $length ) . $end;
			return $in_attribute && preg_match( '/^[=a-z0-9]/i', $rest ) ? $written : $known[ $start ] . $rest;
		}
	}
	return $written;
}

/**
 * A text with its references as characters.
 *
 * @param string $text         UTF-8.
 * @param bool   $in_attribute Whether it stands in an attribute.
 */
function without_references( string $text, bool $in_attribute = false ): string {
	$read = function ( array $found ) use ( $in_attribute ): string {
		if ( null !== $found[3] ) {
			return named_character( $found[3], $found[4], $in_attribute );
		}
		$digits = ltrim( (string) ( $found[1] ?? $found[2] ), '0' );
		return strlen( $digits ) > 7 ? "\u{FFFD}" : character_of( null === $found[1] ? (int) $digits : hexdec( $digits ) );
	};
	return (string) preg_replace_callback( '/&(?:#(?:x([0-9a-f]+)|([0-9]+));?|([a-z][a-z0-9]*+)([;=]?))/i', $read, $text, -1, $count, PREG_UNMATCHED_AS_NULL );
}
