<?php
/**
 * What a form shows and computes for what is filled in. Twin of `widgets/contact-form/logic`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The expression of a text; null for none, and for one that cannot be read.
 *
 * @param string   $text  The expression.
 * @param string[] $names Of the fields.
 */
function form_expression( string $text, array $names ): ?array {
	return '' === $text ? null : Expression_Parser::read( $text, $names );
}

/**
 * The places of the rows on which each row depends: fields in its condition and formula, and its step.
 *
 * @param array[] $rows From `compiled_rows()`.
 * @return int[][]
 */
function form_dependencies( array $rows ): array {
	$places       = array_flip( array_column( $rows, 'name' ) );
	$dependencies = array();
	foreach ( $rows as $place => $row ) {
		$names                  = array_merge( $row['condition']['names'] ?? array(), $row['calculation']['names'] ?? array() );
		$dependencies[ $place ] = array_values( array_intersect_key( $places, array_flip( $names ) ) );
		if ( null !== $row['step'] ) {
			$dependencies[ $place ][] = $row['step'];
		}
	}
	return $dependencies;
}

/**
 * Whether a row depends on itself.
 *
 * @param int[][] $dependencies From `form_dependencies()`.
 * @param int     $from         The place of the row.
 */
function is_in_circle( array $dependencies, int $from ): bool {
	$seen    = array();
	$waiting = $dependencies[ $from ];
	while ( $waiting ) {
		$place = array_pop( $waiting );
		if ( $place === $from ) {
			return true;
		}
		if ( ! isset( $seen[ $place ] ) ) {
			$seen[ $place ] = true;
			$waiting        = array_merge( $waiting, $dependencies[ $place ] );
		}
	}
	return false;
}

/**
 * Rows with their expressions. One that depends on itself has neither a condition nor a formula.
 *
 * @param array[] $rows From `form_rows()`.
 * @return array[]
 */
function compiled_rows( array $rows ): array {
	$names = array_column( $rows, 'name' );
	foreach ( $rows as $place => $row ) {
		$rows[ $place ]['condition']   = form_expression( $row['show_if'], $names );
		$rows[ $place ]['calculation'] = form_expression( $row['formula'], $names );
	}
	$dependencies = form_dependencies( $rows );
	foreach ( array_keys( $rows ) as $place ) {
		if ( is_in_circle( $dependencies, $place ) ) {
			$rows[ $place ]['condition']   = null;
			$rows[ $place ]['calculation'] = null;
		}
	}
	return $rows;
}

/**
 * The places of all rows, each behind those on which it depends.
 *
 * @param int[][] $dependencies Without circles.
 * @return int[]
 */
function form_order( array $dependencies ): array {
	$order = array();
	$visit = function ( int $place ) use ( &$visit, &$order, $dependencies ): void {
		if ( isset( $order[ $place ] ) ) {
			return;
		}
		foreach ( $dependencies[ $place ] as $other ) {
			$visit( $other );
		}
		$order[ $place ] = $place;
	};
	foreach ( array_keys( $dependencies ) as $place ) {
		$visit( $place );
	}
	return array_values( $order );
}

/**
 * What is shown for answers: the rows with their values, and with the choices that are open.
 *
 * @param array[]                        $rows    From `form_rows()`.
 * @param array<string, string|string[]> $answers Cleaned, by name.
 * @return array[] Rows that are shown, by their places, each with `answer` and `open`.
 */
function shown_rows( array $rows, array $answers ): array {
	$rows     = compiled_rows( $rows );
	$values   = array();
	$value_of = function ( string $name ) use ( &$values ) {
		return $values[ $name ] ?? '';
	};
	$shown    = array();
	foreach ( form_order( form_dependencies( $rows ) ) as $place ) {
		$row      = $rows[ $place ];
		$is_shown = null === $row['step'] || isset( $shown[ $row['step'] ] );
		if ( ! $is_shown || ( null !== $row['condition'] && ! is_true( $row['condition']['compute']( $value_of ) ) ) ) {
			continue;
		}
		$shown[ $place ]        = true;
		$values[ $row['name'] ] = 'calculated' === $row['kind'] ? calculated_text( $row, $value_of ) : ( $answers[ $row['name'] ] ?? '' );
	}
	$result = array();
	$names  = array_column( $rows, 'name' );
	foreach ( array_intersect_key( $rows, $shown ) as $place => $row ) {
		$row['answer'] = $values[ $row['name'] ];
		$row['open']   = array();
		foreach ( $row['choices'] as $choice ) {
			$condition = form_expression( trim( $choice['condition'] ), $names );
			if ( null === $condition || is_true( $condition['compute']( $value_of ) ) ) {
				$row['open'][] = $choice['value'];
			}
		}
		$result[ $place ] = $row;
	}
	return $result;
}

/**
 * What a formula gives, with all decimals of its row.
 *
 * @param array    $row      From `compiled_rows()`.
 * @param callable $value_of Gives the value of a field.
 */
function calculated_text( array $row, callable $value_of ): string {
	if ( null === $row['calculation'] ) {
		return '';
	}
	$result = rounded( number_in( $row['calculation']['compute']( $value_of ) ), (float) $row['decimals'] );
	return number_format( $result, $row['decimals'], '.', '' );
}
