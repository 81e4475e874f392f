<?php
/**
 * Values of controls, read as runtime/settings/read-value.ts reads them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The number that stands in the manifest for "no upper limit". */
const UNLIMITED = 1e9;

/** White space to JavaScript, for a pattern with the modifier u. */
const JS_SPACE = '[\t-\r \p{Z}\x{FEFF}]';

/**
 * Whether an array is a list: its keys count up from 0.
 *
 * @param mixed $given Anything.
 */
function is_list( $given ): bool {
	return is_array( $given ) && array_keys( $given ) === array_keys( array_keys( $given ) );
}

/**
 * The length of a text in UTF-16 units, as JavaScript counts; null if it is not UTF-8.
 *
 * @param string $text The text.
 */
function text_length( string $text ): ?int {
	$points = preg_match_all( '/./su', $text );
	return false === $points ? null : $points + preg_match_all( '/[\x{10000}-\x{10FFFF}]/u', $text );
}

/**
 * A finite number, whole ones as int; null if there is none. Sliders print `{unit, size}`, and numbers may be text.
 *
 * @param mixed $given Anything.
 * @return int|float|null
 */
function number_of( $given ) {
	$value = is_array( $given ) && array_key_exists( 'size', $given ) ? $given['size'] : $given;
	if ( is_string( $value ) ) {
		$digits = preg_replace( '/^' . JS_SPACE . '+|' . JS_SPACE . '+\z/u', '', $value );
		$value  = preg_match( '/^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[+-]?[0-9]+)?\z/i', (string) $digits ) ? (float) $digits : null;
	}
	if ( ! is_int( $value ) && ! ( is_float( $value ) && is_finite( $value ) ) ) {
		return null;
	}
	return floor( $value ) === (float) $value && abs( $value ) < 2 ** 53 ? (int) $value : $value;
}

/**
 * A text of at most so many UTF-16 units, or null.
 *
 * @param mixed $given      Anything.
 * @param int   $max_length UTF-16 units.
 */
function text_of( $given, int $max_length ): ?string {
	$length = is_string( $given ) ? text_length( $given ) : null;
	return null !== $length && $length <= $max_length ? $given : null;
}

/**
 * A number as text, only where JavaScript writes the same digits; anything else as it is.
 *
 * @param mixed $given Anything.
 * @return mixed
 */
function number_as_text( $given ) {
	if ( ! is_int( $given ) && ! is_float( $given ) ) {
		return $given;
	}
	$number = number_of( $given );
	$size   = null === $number ? INF : abs( $number );
	return 0 === $number || ( $size >= 1e-4 && $size < 1e15 ) ? json_encode( $number ) : null;
}

/**
 * Reads a switch, which builders print as "yes" and ""; null for anything else.
 *
 * @param mixed $given Anything.
 */
function switch_of( $given ): ?bool {
	$value = is_float( $given ) ? number_of( $given ) : $given;
	if ( in_array( $value, array( true, 1, 'yes', 'true', '1', 'on' ), true ) ) {
		return true;
	}
	return in_array( $value, array( false, 0, 'no', 'false', '0', '', 'off' ), true ) ? false : null;
}

/**
 * Seconds since 1970, or the text of a date as it was given; null if it is neither.
 *
 * @param mixed $given Anything.
 * @return int|float|string|null
 */
function moment_of( $given ) {
	$time  = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';
	$dates = "/^([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]$time(?::[0-5][0-9])?(?:Z|[+-]$time)?)?\\z/";
	if ( is_string( $given ) && preg_match( '/^[0-9]{4}-/', $given ) ) {
		return preg_match( $dates, $given, $found ) && checkdate( (int) $found[2], (int) $found[3], (int) $found[1] ) ? $given : null;
	}
	$seconds = number_of( $given );
	return null !== $seconds && abs( $seconds ) < 1e11 ? $seconds : null;
}

/**
 * Class names with one space between them; null if one is none.
 *
 * @param mixed $given Anything.
 */
function class_names_of( $given ): ?string {
	$names = is_string( $given ) ? preg_split( '/\s+/', $given, -1, PREG_SPLIT_NO_EMPTY ) : array( '' );
	foreach ( $names as $name ) {
		if ( ! preg_match( '/^[A-Za-z][A-Za-z0-9_-]{0,63}\z/', $name ) ) {
			return null;
		}
	}
	return implode( ' ', $names );
}

/**
 * A list of texts; null if one of them is none. A single value needs no brackets.
 *
 * @param mixed    $given  Anything.
 * @param callable $is_one Whether a value may stand in the list.
 */
function texts_of( $given, callable $is_one ): ?array {
	$list = is_list( $given ) ? $given : array( $given );
	return count( array_filter( $list, $is_one ) ) === count( $list ) ? $list : null;
}

/**
 * Selectors without empty ones; null if one is no selector.
 *
 * @param mixed $given Anything.
 */
function selectors_of( $given ): ?array {
	$is_selector = function ( $item ): bool {
		return null !== text_of( $item, 512 );
	};
	$list        = texts_of( $given, $is_selector );
	return null === $list ? null : array_values( array_diff( $list, array( '' ) ) );
}

/**
 * Values of a fixed set, each once and in its order; null if one is not of the set.
 *
 * @param mixed    $given  Anything.
 * @param string[] $values The set.
 */
function choices_of( $given, array $values ): ?array {
	$is_known = function ( $item ) use ( $values ): bool {
		return in_array( $item, $values, true );
	};
	$list     = texts_of( $given, $is_known );
	return null === $list ? null : array_values( array_intersect( $values, $list ) );
}

/**
 * The value of one control as `data-settings` spells it; null where the runtime would refuse it. Twin of
 * `controlValue()` in editor/control-value.ts.
 *
 * @param array $control The control, of any kind but a list and a group.
 * @param mixed $given   Anything.
 * @return mixed
 */
function control_value( array $control, $given ) {
	$values = array_column( $control['options'] ?? array(), 'value' );
	switch ( $control['control'] ) {
		case 'count':
		case 'seconds':
		case 'milliseconds':
		case 'percent':
		case 'pixels':
			$number = number_of( $given );
			return null !== $number && $number >= ( $control['min'] ?? 0 ) && $number <= ( $control['max'] ?? UNLIMITED ) ? $number : null;
		case 'toggle':
			return switch_of( $given );
		case 'date-time':
			return moment_of( $given );
		case 'class-names':
			return class_names_of( $given );
		case 'choice':
			return in_array( $given, $values, true ) ? $given : null;
		case 'choices':
			return choices_of( $given, $values );
		case 'selector':
			return text_of( $given, 512 );
		case 'selectors':
			return selectors_of( $given );
		case 'url':
		case 'media':
			return text_of( is_array( $given ) && array_key_exists( 'url', $given ) ? $given['url'] : $given, 2048 );
		default:
			return text_of( number_as_text( $given ), $control['maxLength'] ?? 2000 );
	}
}
