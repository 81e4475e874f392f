<?php
/**
 * The answers to a form, cleaned and checked. Twin of `widgets/contact-form/checks/clean.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * A text as it counts.
 *
 * @param string $text      What was sent.
 * @param bool   $has_lines Whether the field has several lines.
 */
function cleaned_text( string $text, bool $has_lines ): string {
	$lines = preg_replace( '/\r\n?/', "\n", valid_utf8( $text ) );
	$lines = (string) preg_replace( '/[\x{0}-\x{8}\x{b}-\x{1f}\x{7f}-\x{9f}]/u', '', (string) $lines );
	return trimmed_answer( $has_lines ? $lines : strtr( $lines, "\n\t", '  ' ) );
}

/**
 * An answer as it counts, whatever was sent.
 *
 * @param array $row   The row.
 * @param mixed $given Anything.
 * @return string|string[]
 */
function cleaned_answer( array $row, $given ) {
	$has_lines = in_array( $row['kind'], array( 'multiline', 'address' ), true );
	$texts     = array();
	foreach ( is_array( $given ) && 'checkboxes' === $row['kind'] ? $given : array( $given ) as $value ) {
		if ( is_string( $value ) ) {
			$texts[] = cleaned_text( $value, $has_lines );
		}
	}
	if ( 'checkboxes' === $row['kind'] ) {
		return array_values( array_unique( array_filter( $texts, 'strlen' ) ) );
	}
	$text = $texts[0] ?? '';
	if ( 'acceptance' === $row['kind'] ) {
		return '1' === $text ? '1' : '';
	}
	return 'number' === $row['kind'] && preg_match( '/^-?[0-9]+,[0-9]+$/D', $text ) ? str_replace( ',', '.', $text ) : $text;
}

/**
 * Answers as they count, by name.
 *
 * @param array[] $rows  From `form_rows()`.
 * @param array   $given What was sent, by name.
 * @return array<string, string|string[]>
 */
function cleaned_answers( array $rows, array $given ): array {
	$answers = array();
	foreach ( $rows as $row ) {
		if ( ! in_array( $row['kind'], array( 'note', 'step', 'calculated' ), true ) ) {
			$answers[ $row['name'] ] = cleaned_answer( $row, $given[ $row['name'] ] ?? null );
		}
	}
	return $answers;
}

/**
 * Checks what was sent.
 *
 * @param array[] $rows  From `form_rows()`.
 * @param array   $given What was sent, by name.
 * @param array   $files What was sent of files, by name: lists of `name` and `size`, and more.
 * @return array{rows: array[], errors: array<string, string>} The rows that are shown, with their answers, and the kinds of errors.
 */
function checked_answers( array $rows, array $given, array $files ): array {
	$shown  = array_filter(
		shown_rows( $rows, cleaned_answers( $rows, $given ) ),
		function ( array $row ): bool {
			return ! in_array( $row['kind'], array( 'note', 'step' ), true );
		}
	);
	$errors = array();
	foreach ( $shown as $row ) {
		$problem = answer_problem( $row, 'file' === $row['kind'] ? ( $files[ $row['name'] ] ?? array() ) : array() );
		if ( '' !== $problem ) {
			$errors[ $row['name'] ] = $problem;
		}
	}
	return array(
		'rows'   => array_values( $shown ),
		'errors' => $errors,
	);
}
