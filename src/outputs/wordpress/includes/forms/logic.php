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
 * @param string             $text  The expression.
 * @param array<string, int> $names Of the fields, as keys.
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
		$dependencies[ $place ] = array();
		foreach ( array_merge( $row['condition']['names'] ?? array(), $row['calculation']['names'] ?? array() ) as $name ) {
			if ( isset( $places[ $name ] ) ) {
				$dependencies[ $place ][] = $places[ $name ];
			}
		}
		if ( null !== $row['step'] ) {
			$dependencies[ $place ][] = $row['step'];
		}
	}
	return $dependencies;
}

/**
 * The rows that depend on themselves: Tarjan's algorithm, which visits each dependency once.
 *
 * @param int[][] $dependencies From `form_dependencies()`.
 * @return array<int, true> By their places.
 */
function rows_in_circles( array $dependencies ): array {
	$in_circles = array();
	$numbers    = array();
	$path       = array();
	$open       = array();
	// Numbers a row and all that it depends on; returns the least number of the path that can be reached from it.
	$visit = function ( int $place ) use ( &$visit, &$in_circles, &$numbers, &$path, &$open, $dependencies ): int {
		$own               = count( $numbers );
		$start             = count( $path );
		$least             = $own;
		$numbers[ $place ] = $own;
		$path[]            = $place;
		$open[ $place ]    = true;
		foreach ( $dependencies[ $place ] as $other ) {
			if ( ! isset( $numbers[ $other ] ) ) {
				$least = min( $least, $visit( $other ) );
			} elseif ( isset( $open[ $other ] ) ) {
				$least = min( $least, $numbers[ $other ] );
			}
		}
		if ( $least === $own ) {
			$group     = array_splice( $path, $start );
			$is_circle = count( $group ) > 1 || in_array( $place, $dependencies[ $place ], true );
			foreach ( $group as $one ) {
				unset( $open[ $one ] );
				if ( $is_circle ) {
					$in_circles[ $one ] = true;
				}
			}
		}
		return $least;
	};
	foreach ( array_keys( $dependencies ) as $place ) {
		if ( ! isset( $numbers[ $place ] ) ) {
			$visit( $place );
		}
	}
	return $in_circles;
}

/**
 * Rows with their expressions. One that depends on itself has neither a condition nor a formula.
 *
 * @param array[] $rows From `form_rows()`.
 * @return array[]
 */
function compiled_rows( array $rows ): array {
	$names = array_flip( array_column( $rows, 'name' ) );
	foreach ( $rows as $place => $row ) {
		$rows[ $place ]['condition']   = form_expression( $row['show_if'], $names );
		$rows[ $place ]['calculation'] = form_expression( $row['formula'], $names );
	}
	foreach ( array_keys( rows_in_circles( form_dependencies( $rows ) ) ) as $place ) {
		$rows[ $place ]['condition']   = null;
		$rows[ $place ]['calculation'] = null;
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
	$names  = array_flip( array_column( $rows, 'name' ) );
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
