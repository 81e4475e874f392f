<?php
/**
 * From the values of Elementor's controls to what settings_for() reads. Twin of editor/elementor/given.ts.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The settings that an element's values stand for.
 *
 * @param array[] $controls Controls of the manifest that stand beside each other.
 * @param array   $values   The element's values by the names of its controls.
 * @param string  $prefix   What the names start with.
 * @return array<string, mixed>
 */
function given_by_panel( array $controls, array $values, string $prefix = '' ): array {
	$given = array();
	foreach ( $controls as $control ) {
		$key = panel_key( $control, $prefix );
		if ( 'group' === $control['control'] ) {
			$given[ $control['key'] ] = given_by_panel( $control['fields'], $values, $key . '_' );
			continue;
		}
		foreach ( panel_suffixes( $control ) as $suffix ) {
			if ( isset( $values[ $key . $suffix ] ) ) {
				$given[ $control['key'] . $suffix ] = given_value( $control, $values[ $key . $suffix ] );
			}
			foreach ( $control['formerly'] ?? array() as $earlier ) {
				$former = $values[ $prefix . $earlier['key'] . $suffix ] ?? null;
				if ( null !== $former ) {
					$given[ $earlier['key'] . $suffix ] = given_value( $control, $former );
				}
			}
		}
	}
	return $given;
}

/**
 * What stands behind a control's name: nothing, or each device mode of a responsive one.
 *
 * @param array $control A control of the manifest.
 * @return string[]
 */
function panel_suffixes( array $control ): array {
	$suffixes = array( '' );
	foreach ( empty( $control['responsive'] ) ? array() : DEVICE_MODES as $mode ) {
		$suffixes[] = "_$mode";
	}
	return $suffixes;
}

/**
 * The value that an Elementor control stands for.
 *
 * @param array $control A control of the manifest.
 * @param mixed $value   The control's value.
 * @return mixed
 */
function given_value( array $control, $value ) {
	if ( 'list' === $control['control'] ) {
		return given_rows( $control, $value );
	}
	if ( 'choices' === $control['control'] && '' === $value ) {
		return array();
	}
	return typed_texts( is_array( $value ) && array_key_exists( 'url', $value ) ? $value['url'] : $value );
}

/**
 * The rows of a list. A list inside of a list is JSON; pictures of a gallery are no rows with fields.
 *
 * @param array $list  A list of the manifest.
 * @param mixed $value Rows, or JSON.
 * @return array
 */
function given_rows( array $list, $value ): array {
	if ( is_string( $value ) ) {
		$rows = json_decode( $value, true );
		return is_list( $rows ) ? typed_texts( $rows ) : array();
	}
	if ( isset( $list['item']['choicesFrom'] ) ) {
		return typed_texts( is_array( $value ) ? array_values( $value ) : array() );
	}
	$given = array();
	foreach ( is_array( $value ) ? $value : array() as $row ) {
		if ( 'gallery' === panel_type( $list ) ) {
			$given[] = given_value( $list['item'], $row );
		} elseif ( is_array( $row ) ) {
			$values  = given_by_panel( $list['fields'] ?? array( $list['item'] ), $row );
			$given[] = isset( $list['fields'] ) ? $values : ( $values['item'] ?? '' );
		}
	}
	return $given;
}
