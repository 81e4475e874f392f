<?php
/**
 * What an expression can call, and its operators. Twin of `functions.ts` and `operators.ts` of `widgets/contact-form/expression`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** How many values each function takes at most. */
const FORM_FUNCTIONS = array(
	'sum'    => 100,
	'min'    => 100,
	'max'    => 100,
	'round'  => 2,
	'count'  => 1,
	'filled' => 1,
);

/**
 * What a function gives.
 *
 * @param string $name   One of `FORM_FUNCTIONS`.
 * @param array  $values Its values, at least one.
 * @return float|bool
 */
function called( string $name, array $values ) {
	$numbers = numbers_in( $values );
	switch ( $name ) {
		case 'sum':
			return added( $numbers );
		case 'min':
			return $numbers ? min( $numbers ) : 0.0;
		case 'max':
			return $numbers ? max( $numbers ) : 0.0;
		case 'round':
			return rounded( number_in( $values[0] ), number_in( $values[1] ?? 0.0 ) );
		case 'count':
			return (float) ( is_array( $values[0] ) ? count( $values[0] ) : is_answered( $values[0] ) );
		default:
			return is_answered( $values[0] );
	}
}

/**
 * Whether a value is among others.
 *
 * @param string|float|bool|string[] $values The others.
 * @param string|float|bool|string[] $value  The value.
 */
function has_value( $values, $value ): bool {
	foreach ( is_array( $values ) ? $values : ( '' === $values ? array() : array( $values ) ) as $one ) {
		if ( are_equal( $one, $value ) ) {
			return true;
		}
	}
	return false;
}

/**
 * What an operator gives.
 *
 * @param string                     $symbol The operator.
 * @param string|float|bool|string[] $left   The value before it.
 * @param string|float|bool|string[] $right  The value behind it.
 * @return float|bool
 */
function operated( string $symbol, $left, $right ) {
	switch ( $symbol ) {
		case 'or':
			return is_true( $left ) || is_true( $right );
		case 'and':
			return is_true( $left ) && is_true( $right );
		case '=':
			return are_equal( $left, $right );
		case '!=':
			return ! are_equal( $left, $right );
		case '<':
			return compared( $left, $right ) < 0;
		case '<=':
			return compared( $left, $right ) <= 0;
		case '>':
			return compared( $left, $right ) > 0;
		case '>=':
			return compared( $left, $right ) >= 0;
		case 'has':
			return has_value( $left, $right );
		case '+':
			return bounded( number_in( $left ) + number_in( $right ) );
		case '-':
			return bounded( number_in( $left ) - number_in( $right ) );
		case '*':
			return bounded( number_in( $left ) * number_in( $right ) );
		default:
			$divisor = number_in( $right );
			return 0.0 === $divisor ? 0.0 : bounded( number_in( $left ) / $divisor );
	}
}
