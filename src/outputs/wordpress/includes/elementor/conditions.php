<?php
/**
 * When a control of Elementor's panel is shown.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The values that a control has where a setting has this value: switches are "yes" and "", numbers may be text.
 *
 * @param mixed $value A value, or a list of values.
 * @return array
 */
function panel_values( $value ): array {
	$spellings = array();
	foreach ( is_array( $value ) ? $value : array( $value ) as $one ) {
		if ( is_bool( $one ) ) {
			$spellings[] = $one ? 'yes' : '';
		} elseif ( is_numeric( $one ) ) {
			array_push( $spellings, $one, (string) $one );
		} else {
			$spellings[] = $one;
		}
	}
	// An empty number stands for its default, which is 0 where a condition asks for that.
	return in_array( 0, $spellings, true ) ? array_merge( $spellings, array( '' ) ) : $spellings;
}

/**
 * The part of a control's value that conditions compare.
 *
 * @param array $control A control of the manifest.
 */
function panel_value_part( array $control ): string {
	$parts = array(
		'slider' => '[size]',
		'url'    => '[url]',
		'media'  => '[url]',
	);
	return $parts[ panel_type( $control ) ] ?? '';
}

/**
 * A condition of the manifest as Elementor spells it.
 *
 * @param array  $control  The control with the condition.
 * @param array  $siblings The controls beside it.
 * @param string $prefix   What the names of all of them start with.
 * @return array<string, array>
 */
function panel_condition( array $control, array $siblings, string $prefix ): array {
	$condition = array();
	foreach ( $siblings as $sibling ) {
		if ( ! array_key_exists( $sibling['key'], $control['when'] ?? array() ) ) {
			continue;
		}
		$wanted         = $control['when'][ $sibling['key'] ];
		$is_not         = is_array( $wanted ) && array_key_exists( 'not', $wanted );
		$key            = panel_key( $sibling, $prefix ) . panel_value_part( $sibling ) . ( $is_not ? '!' : '' );
		$condition[ $key ] = panel_values( $is_not ? $wanted['not'] : $wanted );
	}
	return $condition;
}
