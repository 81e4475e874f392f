<?php
/**
 * From what an editor gave to what stands in `data-settings`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/values.php';
require_once __DIR__ . '/words.php';
require_once __DIR__ . '/typed-texts.php';
require_once __DIR__ . '/settings-text.php';

/** What the runtime reads at most: UTF-16 units of the whole text, and rows of one list. */
const MAX_SETTINGS_LENGTH = 262144;
const MAX_ROWS            = 1000;

/** Device modes that a responsive setting has values for, besides its own. */
const DEVICE_MODES = array( 'mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'widescreen' );

/**
 * What was given under a control's name in outputs, or under its key; null if nothing was. If that is the default, which
 * WordPress fills in, what was given under a former name counts.
 *
 * @param array  $control The control.
 * @param array  $given   What an editor gave.
 * @param string $suffix  Of a device mode.
 * @return mixed
 */
function given_for( array $control, array $given, string $suffix = '' ) {
	$present = $given[ $control['name'] . $suffix ] ?? $given[ $control['key'] . $suffix ] ?? null;
	foreach ( $control['formerly'] ?? array() as $earlier ) {
		$former = $given[ $earlier['key'] . $suffix ] ?? null;
		if ( null !== $former && ( null === $present || is_default( $control, value_for( $control, $present ) ) ) ) {
			return $former;
		}
	}
	return $present;
}

/**
 * A row of a list; null if what it cannot do without is missing. An empty row prints as `{}`.
 *
 * @param array $fields The controls of the row.
 * @param mixed $given  Anything.
 * @return array|\stdClass|null
 */
function row_of( array $fields, $given ) {
	if ( ! is_array( $given ) || ( array() !== $given && is_list( $given ) ) ) {
		return null;
	}
	$row = settings_of( $fields, $given );
	foreach ( $fields as $control ) {
		if ( ! empty( $control['required'] ) && 'group' !== $control['control'] && ! array_key_exists( $control['key'], $row ) ) {
			return null;
		}
	}
	return array() === $row ? new \stdClass() : $row;
}

/**
 * The rows of a list; wrong ones are left out. Null if it is no list.
 *
 * @param array $control The list.
 * @param mixed $given   Anything.
 */
function rows_of( array $control, $given ): ?array {
	if ( ! is_list( $given ) ) {
		return null;
	}
	$rows = array();
	foreach ( $given as $item ) {
		$row = isset( $control['item'] ) ? value_for( $control['item'], $item ) : row_of( $control['fields'] ?? array(), $item );
		if ( null !== $row ) {
			$rows[] = $row;
		}
		if ( MAX_ROWS === count( $rows ) ) {
			break;
		}
	}
	return $rows;
}

/**
 * The value of a control of any kind; null where there is none.
 *
 * @param array $control The control.
 * @param mixed $given   Anything.
 * @return mixed
 */
function value_for( array $control, $given ) {
	// Outputs print "" for what an editor left empty.
	if ( null === $given || ( '' === $given && ! isset( $control['default'] ) ) ) {
		return null;
	}
	if ( 'list' === $control['control'] ) {
		return rows_of( $control, $given );
	}
	if ( 'group' !== $control['control'] ) {
		return control_value( $control, $given );
	}
	$settings = is_array( $given ) ? settings_of( $control['fields'] ?? array(), $given ) : array();
	return array() === $settings ? null : $settings;
}

/**
 * Whether a value is the control's default.
 *
 * @param array $control The control.
 * @param mixed $value   What `value_for()` returned.
 */
function is_default( array $control, $value ): bool {
	if ( ! isset( $control['default'] ) ) {
		return false;
	}
	$default = $control['default'];
	$known   = 'class-names' === $control['control'] && is_array( $default ) ? implode( ' ', $default ) : $default;
	return json_encode( value_for( $control, $known ) ) === json_encode( $value );
}

/**
 * The settings that some controls make of what was given.
 *
 * @param array[] $controls The controls.
 * @param array   $given    What an editor gave.
 */
function settings_of( array $controls, array $given ): array {
	$settings = array();
	foreach ( $controls as $control ) {
		$value = value_for( $control, given_for( $control, $given ) ?? local_default( $control ) );
		if ( null !== $value && ! is_default( $control, $value ) ) {
			$settings[ $control['key'] ] = $value;
		}
		foreach ( empty( $control['responsive'] ) ? array() : DEVICE_MODES as $mode ) {
			$spelled = given_for( $control, $given, "_$mode" );
			$of_mode = '' === $spelled ? null : value_for( $control, $spelled );
			if ( null !== $of_mode ) {
				$settings[ $control['key'] . "_$mode" ] = $of_mode;
			}
		}
	}
	return $settings;
}

/**
 * What the widget reads: without what the server prints.
 *
 * @param array $widget   The widget.
 * @param array $settings What `settings_for()` returned.
 */
function read_settings( array $widget, array $settings ): array {
	return array_diff_key( $settings, array_column( $widget['controls'], 'printed', 'key' ) );
}

/**
 * A widget with the controls of what it reads: on an element that is there, the server prints nothing of the widget.
 *
 * @param array $widget The widget.
 */
function without_printed( array $widget ): array {
	$is_read            = function ( array $control ): bool {
		return empty( $control['printed'] );
	};
	$without_mark       = function ( array $control ): array {
		return array_diff_key( $control, array( 'reprints' => true ) );
	};
	$widget['controls'] = array_values( array_map( $without_mark, array_filter( $widget['controls'], $is_read ) ) );
	return $widget;
}

/**
 * Without the longest settings, until the runtime reads the text of those that it gets.
 *
 * @param array $widget   The widget.
 * @param array $settings What `settings_of()` returned.
 */
function within_size( array $widget, array $settings ): array {
	$read = read_settings( $widget, $settings );
	while ( text_length( settings_text( $read ) ) > MAX_SETTINGS_LENGTH ) {
		$lengths = array_map(
			function ( $value ): int {
				return (int) text_length( settings_text( $value ) );
			},
			$read
		);
		$longest = array_search( max( $lengths ), $lengths, true );
		unset( $read[ $longest ], $settings[ $longest ] );
	}
	return $settings;
}

/**
 * What goes into `data-settings`, and what the server prints: of what an editor gave, the settings that have a control,
 * as its kind reads them. What equals its default or what the runtime would refuse is left out, and so is a list's row
 * without what it needs. A setting is given under its `name` or its `key`; a default that visitors read counts in their
 * language. Twin of `settingsFor()` in editor/settings-for.ts.
 *
 * @param array $widget The widget, from `manifest()`.
 * @param array $given  What an editor gave; nothing of it is trusted.
 * @return array<string, mixed> by key, in snake_case.
 */
function settings_for( array $widget, array $given ): array {
	return within_size( $widget, settings_of( $widget['controls'], $given ) );
}
