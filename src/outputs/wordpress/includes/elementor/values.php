<?php
/**
 * Defaults of settings as Elementor's controls hold them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The value of an Elementor control that stands for a setting's value.
 *
 * @param array $control A control of the manifest.
 * @param mixed $value   The setting's value.
 * @return mixed
 */
function panel_value( array $control, $value ) {
	switch ( panel_type( $control ) ) {
		case 'switcher':
			return $value ? 'yes' : '';
		case 'slider':
			return array(
				'unit' => $control['unit'] ?? 'px',
				'size' => $value,
			);
		case 'url':
		case 'media':
			return array( 'url' => $value );
		case 'gallery':
			return array_map(
				function ( $url ) {
					return array( 'url' => $url );
				},
				$value
			);
		case 'repeater':
			return array_map(
				function ( $row ) use ( $control ) {
					return panel_row( $control, $row );
				},
				$value
			);
		case 'text':
			$separator = 'class-names' === $control['control'] ? ' ' : ', ';
			return is_array( $value ) ? implode( $separator, $value ) : $value;
		default:
			return $value;
	}
}

/**
 * What the controls of a new element hold, so that it works at once.
 *
 * @param array $widget A widget of the manifest.
 * @return array<string, mixed> By the names of its controls.
 */
function panel_initial( array $widget ): array {
	$values = array();
	foreach ( $widget['controls'] as $control ) {
		$value = $widget['initial'][ $control['key'] ] ?? null;
		if ( isset( $value['inDays'] ) ) {
			$value = wp_date( 'Y-m-d H:i', time() + $value['inDays'] * DAY_IN_SECONDS );
		}
		if ( null !== $value ) {
			$values[ panel_key( $control, PANEL_PREFIX ) ] = panel_value( $control, $value );
		}
	}
	return $values;
}

/**
 * A row of a list.
 *
 * @param array $list A list of the manifest.
 * @param mixed $row  Settings, or the one value of a row.
 * @return array<string, mixed>
 */
function panel_row( array $list, $row ): array {
	$fields = $list['fields'] ?? array( $list['item'] );
	$given  = isset( $list['fields'] ) ? $row : array( 'item' => $row );
	$values = array();
	foreach ( $fields as $field ) {
		if ( isset( $given[ $field['key'] ] ) ) {
			$values[ panel_key( $field ) ] = panel_value( $field, $given[ $field['key'] ] );
		}
	}
	return $values;
}
