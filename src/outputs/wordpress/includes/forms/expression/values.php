<?php
/**
 * Values of expressions: texts, numbers, true and false, lists of texts. Twin of `widgets/contact-form/expression/values.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** What no form computes with: beyond it, texts of numbers would have an exponent. */
const FORM_LARGEST = 1e15;

/**
 * A text without spaces at both ends.
 *
 * @param string $text UTF-8.
 */
function trimmed_answer( string $text ): string {
	return trim( $text, " \t\n" );
}

/**
 * Whether a text is a number: with a decimal point or comma, and nothing else between its digits.
 *
 * @param string $text UTF-8.
 */
function is_number_text( string $text ): bool {
	return 1 === preg_match( '/^-?[0-9]{1,15}(?:[.,][0-9]{1,15})?$/D', trimmed_answer( $text ) );
}

/**
 * A number without what no form computes with: 0 in place of it.
 *
 * @param float $value The number.
 */
function bounded( float $value ): float {
	// -0 would be written as such.
	return is_finite( $value ) && abs( $value ) <= FORM_LARGEST ? $value + 0.0 : 0.0;
}

/**
 * The numbers of a value: one, or those of a list.
 *
 * @param string|float|bool|string[] $value Of an expression.
 * @return float[]
 */
function numbers_in( $value ): array {
	if ( is_array( $value ) ) {
		return array_merge( array(), ...array_map( __NAMESPACE__ . '\numbers_in', array_values( $value ) ) );
	}
	if ( is_string( $value ) ) {
		return array( is_number_text( $value ) ? (float) str_replace( ',', '.', trimmed_answer( $value ) ) : 0.0 );
	}
	return array( (float) $value );
}

/**
 * The sum of numbers, bounded at each step.
 *
 * @param float[] $numbers The numbers.
 */
function added( array $numbers ): float {
	$sum = 0.0;
	foreach ( $numbers as $number ) {
		$sum = bounded( $sum + $number );
	}
	return $sum;
}

/**
 * The number of a value: the sum of those of a list.
 *
 * @param string|float|bool|string[] $value Of an expression.
 */
function number_in( $value ): float {
	return added( numbers_in( $value ) );
}

/**
 * Whether there is something: not nothing, 0 or false.
 *
 * @param string|float|bool|string[] $value Of an expression.
 */
function is_true( $value ): bool {
	return '' !== $value && 0.0 !== $value && false !== $value && array() !== $value;
}

/**
 * Whether there is a value, also 0.
 *
 * @param string|float|bool|string[] $value Of an expression.
 */
function is_answered( $value ): bool {
	return is_string( $value ) ? '' !== trimmed_answer( $value ) : array() !== $value;
}

/**
 * The only value of a list; null for several.
 *
 * @param string|float|bool|string[] $value Of an expression.
 * @return string|float|null
 */
function single_of( $value ) {
	if ( is_array( $value ) ) {
		return count( $value ) > 1 ? null : ( array_values( $value )[0] ?? '' );
	}
	return is_bool( $value ) ? (float) $value : $value;
}

/**
 * Whether two values are equal: as numbers if both look like one, else as texts.
 *
 * @param string|float|bool|string[] $one   Of an expression.
 * @param string|float|bool|string[] $other Of an expression.
 */
function are_equal( $one, $other ): bool {
	$first  = single_of( $one );
	$second = single_of( $other );
	if ( null === $first || null === $second ) {
		return false;
	}
	$is_numeric = function ( $value ): bool {
		return is_float( $value ) || is_number_text( $value );
	};
	if ( $is_numeric( $first ) && $is_numeric( $second ) ) {
		return number_in( $first ) === number_in( $second );
	}
	return is_string( $first ) && is_string( $second ) && trimmed_answer( $first ) === trimmed_answer( $second );
}

/**
 * How two values compare: negative if one is less than the other, 0 if neither is.
 *
 * @param string|float|bool|string[] $one   Of an expression.
 * @param string|float|bool|string[] $other Of an expression.
 */
function compared( $one, $other ): float {
	$texts = array();
	foreach ( array( $one, $other ) as $value ) {
		$single  = single_of( $value );
		$texts[] = is_string( $single ) ? trimmed_answer( $single ) : '';
	}
	foreach ( array( '/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/D', '/^[0-9]{2}:[0-9]{2}(?::[0-9]{2})?$/D' ) as $moment ) {
		if ( preg_match( $moment, $texts[0] ) && preg_match( $moment, $texts[1] ) ) {
			return (float) strcmp( $texts[0], $texts[1] );
		}
	}
	return number_in( $one ) - number_in( $other );
}

/**
 * A number with so many digits behind the point, halves away from zero. What is half but for the last digits of the machine
 * counts as half.
 *
 * @param float $value  The number.
 * @param float $digits 0 to 6; less and more count as these.
 */
function rounded( float $value, float $digits = 0.0 ): float {
	$power = 10 ** (int) min( 6.0, max( 0.0, $digits ) );
	$sign  = $value <=> 0.0;
	return bounded( $sign * floor( abs( $value ) * $power + 0.5 + 1e-7 ) / $power );
}
