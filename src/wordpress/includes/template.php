<?php
/**
 * What visitors without JavaScript see in the element of a widget, from the widget's template.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Attributes whose value is an address. */
const URL_ATTRIBUTES = array( 'href', 'src', 'poster', 'action', 'formaction', 'cite', 'data' );

/** Protocols of addresses that a template may link to; WordPress would let more pass. */
const URL_PROTOCOLS = array( 'http', 'https', 'mailto', 'tel' );

/**
 * The settings that a template shows: those that differ from their default, and the defaults of the others.
 *
 * @param array $widget   The widget.
 * @param array $settings What `settings_for()` returned.
 */
function shown_settings( array $widget, array $settings ): array {
	return $settings + array_column( $widget['controls'], 'default', 'key' );
}

/**
 * Seconds since 1970 of a date, in the site's time zone unless it names another; null if there is none.
 *
 * @param mixed $value Seconds, or the text of a date.
 */
function timestamp_of( $value ): ?int {
	if ( is_int( $value ) || is_float( $value ) ) {
		return (int) $value;
	}
	$date = is_string( $value ) && '' !== $value ? date_create_immutable( $value, wp_timezone() ) : false;
	return $date ? $date->getTimestamp() : null;
}

/**
 * A value through one of the filters `date` (as the site writes dates) and `iso`; null if it is no date.
 *
 * @param mixed  $value  The value of a setting.
 * @param string $filter `date` or `iso`.
 */
function filtered_date( $value, string $filter ): ?string {
	$timestamp = timestamp_of( $value );
	if ( null === $timestamp ) {
		return null;
	}
	$format = 'iso' === $filter ? 'c' : get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
	return (string) wp_date( $format, $timestamp );
}

/**
 * A value as text; null if it is empty or no text.
 *
 * @param mixed  $value  The value of a setting.
 * @param string $filter `date`, `iso` or none.
 */
function filled( $value, string $filter ): ?string {
	if ( '' !== $filter ) {
		return filtered_date( $value, $filter );
	}
	$text = is_int( $value ) || is_float( $value ) ? json_encode( $value ) : $value;
	return is_string( $text ) && '' !== $text ? $text : null;
}

/**
 * A value escaped for the place in which it stands; an address that no link may have is empty.
 *
 * @param string $text   The value.
 * @param string $before The template before it.
 */
function escaped_for_place( string $text, string $before ): string {
	if ( ! preg_match( '/<[^<>]*\s([a-z-]+)\s*=\s*"[^"<>]*\z/i', $before, $found ) ) {
		return esc_html( $text );
	}
	return in_array( strtolower( $found[1] ), URL_ATTRIBUTES, true ) ? esc_url( $text, URL_PROTOCOLS ) : esc_attr( $text );
}

/**
 * The widget's template with `{key}`, `{key|date}` and `{key|iso}` filled in. Without one of its values it is empty: half
 * a sentence or a link to nowhere helps nobody.
 *
 * @param array $widget   The widget.
 * @param array $settings What `settings_for()` returned.
 */
function template_for( array $widget, array $settings ): string {
	$template = $widget['template'] ?? '';
	$shown    = shown_settings( $widget, $settings );
	$is_whole = true;
	$fill     = function ( array $found ) use ( $template, $shown, &$is_whole ): string {
		$text     = filled( $shown[ $found[1][0] ] ?? null, $found[2][0] ?? '' );
		$value    = null === $text ? '' : escaped_for_place( $text, substr( $template, 0, $found[0][1] ) );
		$is_whole = $is_whole && '' !== $value;
		return $value;
	};
	$html     = preg_replace_callback( '/\{(\w+)(?:\|(date|iso))?\}/', $fill, $template, -1, $count, PREG_OFFSET_CAPTURE );
	return $is_whole ? (string) $html : '';
}
