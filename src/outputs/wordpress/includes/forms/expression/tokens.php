<?php
/**
 * The parts of an expression. Twin of `widgets/contact-form/expression/tokens.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Words that are operators. */
const FORM_WORDS = array( 'and', 'or', 'not', 'has' );

/**
 * What a pattern matches at a place; empty if it does not.
 *
 * @param string $pattern With the modifier A.
 * @param string $text    The text.
 * @param int    $at      The place.
 */
function match_at( string $pattern, string $text, int $at ): string {
	return preg_match( $pattern, $text, $found, 0, $at ) ? $found[0] : '';
}

/**
 * The longest name of a field that begins a run of letters, digits, `_` and `-`, and ends before a hyphen or with it.
 *
 * @param string             $run   The run.
 * @param array<string, int> $names Of the fields, as keys.
 */
function field_in( string $run, array $names ): string {
	$length = strlen( $run );
	for ( $end = $length; $end > 0; $end-- ) {
		$name = substr( $run, 0, $end );
		if ( ( $end === $length || '-' === $run[ $end ] ) && isset( $names[ $name ] ) ) {
			return $name;
		}
	}
	return '';
}

/**
 * The part of an expression at a place; null if there is none.
 *
 * @param string             $text  The expression.
 * @param int                $at    The place.
 * @param array<string, int> $names Of the fields, as keys.
 * @return ?array{0: string, 1: string} Its kind and its text.
 */
function token_at( string $text, int $at, array $names ): ?array {
	$symbol = match_at( '~!=|<=|>=|[=<>+\-*/(),]~A', $text, $at );
	if ( '' !== $symbol ) {
		return array( 'symbol', $symbol );
	}
	$quoted = match_at( '/\'[^\']*\'|"[^"]*"/A', $text, $at );
	if ( '' !== $quoted ) {
		return array( 'text', $quoted );
	}
	$number      = match_at( '/[0-9]{1,15}(?:\.[0-9]{1,15})?(?![A-Za-z0-9_])/A', $text, $at );
	$word        = match_at( '/[A-Za-z_][A-Za-z0-9_]*/A', $text, $at );
	$field       = field_in( match_at( '/[A-Za-z0-9_][A-Za-z0-9_-]*/A', $text, $at ), $names );
	$is_operator = in_array( $word, FORM_WORDS, true );
	if ( strlen( $field ) > strlen( $number ) && ! ( $is_operator && strlen( $field ) <= strlen( $word ) ) ) {
		return array( 'name', $field );
	}
	if ( '' !== $number ) {
		return array( 'number', $number );
	}
	return '' === $word ? null : array( $is_operator ? 'symbol' : 'name', $word );
}

/**
 * The parts of an expression; null if there is something else in it.
 *
 * @param string             $text  The expression.
 * @param array<string, int> $names Of the fields, as keys.
 * @return ?array<int, array{0: string, 1: string}>
 */
function tokens_of( string $text, array $names ): ?array {
	$tokens = array();
	$length = strlen( $text );
	for ( $at = strspn( $text, " \t\r\n" ); $at < $length; ) {
		$token = token_at( $text, $at, $names );
		if ( null === $token ) {
			return null;
		}
		$tokens[] = $token;
		$at      += strlen( $token[1] );
		$at      += strspn( $text, " \t\r\n", $at );
	}
	return $tokens;
}
