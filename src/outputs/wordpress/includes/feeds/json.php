<?php
/**
 * JSON that sources answer. Twin of `widgets/feed/formats/json.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Levels that an answer may have. */
const FEED_DEPTH = 64;

/**
 * The object or list that a text stands for; null for any other text. Halves of characters, which PHP refuses, are replaced.
 *
 * @param string $text UTF-8.
 * @return \stdClass|array|null
 */
function parsed_answer( string $text ) {
	$text  = trimmed( $text );
	$value = json_decode( $text, false, FEED_DEPTH );
	if ( JSON_ERROR_UTF16 === json_last_error() ) {
		$halves = '/((?<!\\\\)(?:\\\\\\\\)*)(?:(\\\\ud[89ab][0-9a-f]{2}\\\\ud[c-f][0-9a-f]{2})|\\\\ud[89a-f][0-9a-f]{2})/i';
		$mend   = function ( array $found ): string {
			return $found[1] . ( $found[2] ?? '\ufffd' );
		};
		$value  = json_decode( (string) preg_replace_callback( $halves, $mend, $text ), false, FEED_DEPTH );
	}
	return is_array( $value ) || is_object( $value ) ? $value : null;
}

/**
 * The records in a list, as arrays; none for what is no list.
 *
 * @param mixed $value Anything.
 * @return array[]
 */
function records_in( $value ): array {
	return is_array( $value ) ? array_map( 'get_object_vars', array_values( array_filter( $value, 'is_object' ) ) ) : array();
}

/**
 * A record as an array; an empty one for anything else.
 *
 * @param mixed $value Anything.
 */
function record_of( $value ): array {
	return is_object( $value ) ? get_object_vars( $value ) : array();
}

/**
 * A text, or an empty one.
 *
 * @param mixed $value Anything.
 */
function string_of( $value ): string {
	return is_string( $value ) ? $value : '';
}

/**
 * The first of some values that is neither missing nor empty.
 *
 * @param mixed ...$values Anything.
 * @return mixed
 */
function first_filled( ...$values ) {
	foreach ( $values as $value ) {
		if ( null !== $value && '' !== $value && false !== $value && 0 !== $value ) {
			return $value;
		}
	}
	return null;
}
