<?php
/**
 * The tags of HTML, as browsers find them (https://html.spec.whatwg.org/#tokenization). WordPress' own reader of whole
 * documents is younger than the oldest WordPress that the plugin works in.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The tag at a place of a text.
 *
 * @param string $html The text.
 * @param int    $at   Where its `<` stands.
 * @return ?array{name: string, is_end: bool, attributes: array<string, string>, next: int} Null if there is none, or no end of it.
 */
function tag_at( string $html, int $at ): ?array {
	if ( ! preg_match( '~\G<(/?)([a-z][^\s/>]*+)~iA', $html, $found, 0, $at ) ) {
		return null;
	}
	$attributes = array();
	$at        += strlen( $found[0] );
	$one        = '~\G[\s/]*+(=?[^\s/>=]++|=)(?:\s*+=\s*+(?:"([^"]*+)"|\'([^\']*+)\'|([^\s>"\'][^\s>]*+)|(?=>))|(?!\s*+=))~A';
	while ( preg_match( $one, $html, $named, 0, $at ) ) {
		$name                = strtolower( $named[1] );
		$value               = ( $named[2] ?? '' ) . ( $named[3] ?? '' ) . ( $named[4] ?? '' );
		$attributes[ $name ] = $attributes[ $name ] ?? $value;
		$at                 += strlen( $named[0] );
	}
	return preg_match( '~\G[\s/]*+>~A', $html, $end, 0, $at ) ? array(
		'name'       => strtolower( $found[2] ),
		'is_end'     => '/' === $found[1],
		'attributes' => $attributes,
		'next'       => $at + strlen( $end[0] ),
	) : null;
}

/**
 * Where a comment ends, or what browsers take for one; -1 if there is none at this place.
 *
 * @param string $html The text.
 * @param int    $at   Where its `<` stands.
 */
function end_of_comment( string $html, int $at ): int {
	if ( preg_match( '~\G<!--(?:-?>|.*?--!?>)~sA', $html, $found, 0, $at ) ) {
		return $at + strlen( $found[0] );
	}
	if ( '<!--' === substr( $html, $at, 4 ) ) {
		return strlen( $html );
	}
	if ( ! preg_match( '~\G<(?:[!?]|/[^a-z])~iA', $html, $found, 0, $at ) ) {
		return -1;
	}
	$end = strpos( $html, '>', $at );
	return false === $end ? strlen( $html ) : $end + 1;
}

/**
 * Where an element ends whose content has no tags, such as a script.
 *
 * @param string $html The text.
 * @param string $name Of the element.
 * @param int    $at   Where its content begins.
 */
function end_of_raw_text( string $html, string $name, int $at ): int {
	if ( ! preg_match( "~</$name(?=[\\s/>])~i", $html, $found, PREG_OFFSET_CAPTURE, $at ) ) {
		return strlen( $html );
	}
	$tag = tag_at( $html, $found[0][1] );
	return $tag ? $tag['next'] : strlen( $html );
}
