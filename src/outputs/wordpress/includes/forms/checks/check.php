<?php
/**
 * What is wrong about an answer. Twin of `widgets/contact-form/checks/check-value.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Characters of a text at most, whatever a row says. */
const FORM_LONGEST = 10000;

/** Kinds whose length is checked, with what they hold if their row says nothing. */
const FORM_LENGTHS = array(
	'text'      => 1000,
	'email'     => 1000,
	'tel'       => 1000,
	'url'       => 1000,
	'hidden'    => 1000,
	'multiline' => FORM_LONGEST,
	'address'   => FORM_LONGEST,
);

/**
 * Whether a number stands between the steps of its row.
 *
 * @param array  $row  The row.
 * @param string $text The number.
 */
function is_off_step( array $row, string $text ): bool {
	if ( 0.0 === $row['step_size'] ) {
		return false;
	}
	$steps = ( number_in( $text ) - number_in( $row['min'] ) ) / $row['step_size'];
	return abs( $steps - floor( $steps + 0.5 ) ) >= 1e-7;
}

/**
 * How an answer compares with a limit of its row: below 0 if it is less. A limit that is no value of the kind is none.
 *
 * @param array  $row   The row, with its answer.
 * @param string $limit `min` or `max` of it.
 */
function against_limit( array $row, string $limit ): float {
	if ( 'checkboxes' === $row['kind'] ) {
		return is_number_text( $limit ) ? count( $row['answer'] ) - number_in( $limit ) : 0.0;
	}
	$text = $row['answer'];
	if ( 'number' === $row['kind'] ) {
		return is_number_text( $limit ) ? number_in( $text ) - number_in( $limit ) : 0.0;
	}
	$is_day  = 'date' === $row['kind'] && is_day_text( $limit ) && is_day_text( $text );
	$is_time = 'time' === $row['kind'] && is_time_text( $limit ) && is_time_text( $text );
	return $is_day || $is_time ? (float) strcmp( $text, $limit ) : 0.0;
}

/**
 * Whether a text has too many characters.
 *
 * @param array  $row  The row.
 * @param string $text Its answer.
 */
function is_too_long( array $row, string $text ): bool {
	$length = FORM_LENGTHS[ $row['kind'] ] ?? null;
	$limit  = $row['max_length'] > 0 ? min( $row['max_length'], FORM_LONGEST ) : $length;
	return null !== $length && preg_match_all( '/./su', $text ) > $limit;
}

/**
 * What is wrong about the files of a row; empty if nothing is.
 *
 * @param array                              $row   The row.
 * @param array{name: string, size: int}[] $files What was sent.
 */
function file_problem( array $row, array $files ): string {
	foreach ( $files as $file ) {
		$ending = strrchr( strtolower( $file['name'] ), '.' );
		if ( false === $ending || ! in_array( substr( $ending, 1 ), $row['endings'], true ) ) {
			return 'file_type';
		}
	}
	foreach ( $files as $file ) {
		if ( $file['size'] > $row['max_size'] * MB_IN_BYTES ) {
			return 'file_size';
		}
	}
	return count( $files ) > 1 ? 'file_count' : '';
}

/**
 * What is wrong about the answer to a row: the first error in the order of this list; empty if nothing is.
 *
 * @param array                              $row   Of `shown_rows()`.
 * @param array{name: string, size: int}[] $files What was sent.
 */
function answer_problem( array $row, array $files ): string {
	$kind   = $row['kind'];
	$answer = $row['answer'];
	$text   = is_array( $answer ) ? implode( ',', $answer ) : $answer;
	$given  = 'file' === $kind ? array() !== $files : is_answered( $answer );
	if ( ! $given ) {
		return $row['required'] ? 'required' : '';
	}
	$has_pattern = in_array( $kind, array( 'text', 'tel' ), true ) && isset( FORM_PATTERNS[ $row['pattern'] ] );
	$is_chosen   = in_array( $kind, array( 'select', 'radio', 'scale', 'checkboxes' ), true );
	$wrong       = array(
		'email'   => 'email' === $kind && ! is_email_text( $text ),
		'url'     => 'url' === $kind && ! is_web_text( $text ),
		'number'  => 'number' === $kind && ! is_number_text( $text ),
		'step'    => 'number' === $kind && is_off_step( $row, $text ),
		'min'     => against_limit( $row, $row['min'] ) < 0,
		'max'     => against_limit( $row, $row['max'] ) > 0,
		'date'    => 'date' === $kind && ! is_day_text( $text ),
		'time'    => 'time' === $kind && ! is_time_text( $text ),
		'length'  => is_too_long( $row, $text ),
		'pattern' => $has_pattern && ! preg_match( FORM_PATTERNS[ $row['pattern'] ], $text ),
		'choice'  => $is_chosen && array_diff( (array) $answer, $row['open'] ),
	);
	return (string) ( array_keys( array_filter( $wrong ) )[0] ?? ( 'file' === $kind ? file_problem( $row, $files ) : '' ) );
}
