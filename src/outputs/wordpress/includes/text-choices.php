<?php
/**
 * Reads the fields of several lines: allowed hosts, allowed widgets and markers.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * A host of a line, which may be a whole address; empty if it is none.
 *
 * @param string $line What was typed.
 */
function host_in( string $line ): string {
	$host = strtolower( (string) preg_replace( '/^https?:\/\/|[\/?#].*$/i', '', $line ) );
	$name = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
	return preg_match( "/^$name(?:\.$name)*(?::\d{1,5})?$/D", $host ) ? $host : '';
}

/**
 * The hosts of a text, one a line, and the lines that name none.
 *
 * @param string $text What was typed.
 * @return array{0: string[], 1: string[]}
 */
function hosts_in( string $text ): array {
	$lines = array_filter( array_map( 'trim', explode( "\n", $text ) ), 'strlen' );
	$hosts = array_map( __NAMESPACE__ . '\host_in', $lines );
	$wrong = array_diff_key( $lines, array_filter( $hosts ) );
	return array( array_values( array_unique( array_filter( $hosts ) ) ), array_values( $wrong ) );
}

/**
 * The widgets of a text, and the words that name none.
 *
 * @param string $text What was typed.
 * @return array{0: string[], 1: string[]}
 */
function widgets_in( string $text ): array {
	$lines = array_unique( preg_split( '/[\s,]+/', strtolower( $text ), -1, PREG_SPLIT_NO_EMPTY ) );
	$names = manifest()['names'];
	return array( array_values( array_intersect( $lines, $names ) ), array_values( array_diff( $lines, $names ) ) );
}

/**
 * What is wrong with a marker, as a sentence; empty if nothing is that can be seen without a page.
 *
 * @param mixed $marker Of the list.
 */
function marker_problem( $marker ): string {
	if ( ! is_array( $marker ) || ! is_string( $marker['selector'] ?? null ) || ! is_string( $marker['widget'] ?? null ) ) {
		return __( 'It must be an object with the texts "selector" and "widget".', 'islet' );
	}
	$unknown = array_diff( preg_split( '/\s+/', $marker['widget'], -1, PREG_SPLIT_NO_EMPTY ), manifest()['names'] );
	if ( $unknown ) {
		/* translators: %s: what was typed. */
		return sprintf( __( 'No widget is called "%s".', 'islet' ), implode( ' ', $unknown ) );
	}
	if ( '' === trim( $marker['selector'] ) || '' === trim( $marker['widget'] ) ) {
		return __( 'Its "selector" or its "widget" is empty.', 'islet' );
	}
	if ( ! is_array( $marker['settings'] ?? array() ) || ! is_string( $marker['on'] ?? '' ) ) {
		return __( 'Its "settings" must be an object, and its "on" a text.', 'islet' );
	}
	return '';
}

/**
 * The markers of a text, and what is wrong with it.
 *
 * @param string $text JSON; may be empty.
 * @return array{0: array[], 1: string[]}
 */
function markers_in( string $text ): array {
	if ( '' === trim( $text ) ) {
		return array( array(), array() );
	}
	$markers = json_decode( $text, true, 32 );
	if ( ! is_array( $markers ) || array_values( $markers ) !== $markers ) {
		/* translators: %s: what PHP says of a text that is no JSON. */
		$why = null === $markers ? sprintf( __( 'The markers are not valid JSON: %s.', 'islet' ), json_last_error_msg() ) : __( 'The markers must be a list.', 'islet' );
		return array( array(), array( $why ) );
	}
	$wrong = array();
	foreach ( array_filter( array_map( __NAMESPACE__ . '\marker_problem', $markers ) ) as $index => $problem ) {
		/* translators: 1: a number, 2: a sentence. */
		$wrong[] = sprintf( __( 'Marker %1$d: %2$s', 'islet' ), $index + 1, $problem );
	}
	return array( $wrong ? array() : $markers, $wrong );
}

/**
 * The value of a field of several lines, and what is wrong with it.
 *
 * @param string $name One of `TEXT_FIELDS`.
 * @param string $text What was typed.
 * @return array{0: array, 1: string[]}
 */
function text_choice( string $name, string $text ): array {
	$readers = array(
		'hosts'   => __NAMESPACE__ . '\hosts_in',
		'widgets' => __NAMESPACE__ . '\widgets_in',
		'markers' => __NAMESPACE__ . '\markers_in',
	);
	return $readers[ $name ]( $text );
}

/**
 * What the site owner reads of what cannot be used.
 *
 * @param string   $name  One of `TEXT_FIELDS`.
 * @param string[] $wrong Lines, or sentences.
 */
function problem_text( string $name, array $wrong ): string {
	if ( 'markers' === $name ) {
		return implode( ' ', $wrong ) . ' ' . __( 'The markers were not changed.', 'islet' );
	}
	if ( 'widgets' === $name ) {
		/* translators: %s: lines that were typed. */
		return sprintf( __( 'No widget is called: %s. The allowed widgets were not changed.', 'islet' ), implode( ', ', $wrong ) );
	}
	/* translators: %s: lines that were typed. */
	return sprintf( __( 'No host: %s. A host is a name such as www.example.com.', 'islet' ), implode( ', ', $wrong ) );
}
