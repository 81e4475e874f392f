<?php
/**
 * What a server prints inside of a widget's element, from the template that the build has made of its markup.liquid.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-printer.php';

/**
 * The values that a template sees: those of settings, and the defaults of the others, also in groups and in rows. Twin of
 * `templateValues()` in editor/template-values.ts.
 *
 * @param array[] $controls The controls of the widget, of a group or of a row.
 * @param array   $settings What `settings_for()` returned, or a part of it.
 */
function template_values( array $controls, array $settings ): array {
	$values = $settings;
	foreach ( $controls as $control ) {
		$value = $settings[ $control['key'] ] ?? $control['default'] ?? null;
		if ( isset( $control['fields'] ) ) {
			$inside = function ( $given ) use ( $control ): array {
				return template_values( $control['fields'], (array) $given );
			};
			$value  = 'list' === $control['control'] ? array_map( $inside, is_array( $value ) ? $value : array() ) : $inside( $value );
		}
		$values[ $control['key'] ] = $value;
	}
	return $values;
}

/**
 * What is printed inside of a widget's element; empty for a widget without a template.
 *
 * @param array   $widget   The widget.
 * @param array   $settings What `settings_for()` returned.
 * @param Printer $printer  Knows the id and what is inside of rows.
 */
function template_for( array $widget, array $settings, Printer $printer ): string {
	static $templates = array();
	$name             = $widget['name'];
	if ( empty( $widget['template'] ) ) {
		return '';
	}
	$templates[ $name ] = $templates[ $name ] ?? template_of( $name );
	return $templates[ $name ]( template_values( $widget['controls'], $settings ), $printer );
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
