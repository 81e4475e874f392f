<?php
/**
 * A list of the manifest as a repeater of Elementor's panel.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The controls of a row, and its title.
 *
 * @param array $list A list of the manifest.
 * @return array<string, mixed>
 */
function panel_repeater( array $list ): array {
	$rows   = new \Elementor\Repeater();
	$fields = $list['fields'] ?? array( $list['item'] );
	foreach ( $fields as $field ) {
		$field += array_intersect_key( $list, array( 'printed' => true ) );
		$args   = 'repeater' === panel_type( $field ) ? panel_json_control( $field ) : panel_control( $field );
		$rows->add_control( panel_key( $field ), $args + panel_condition_args( panel_condition( $field, $fields, '' ) ) );
	}
	return array(
		'fields'        => $rows->get_controls(),
		'prevent_empty' => false,
		'title_field'   => panel_row_title( $fields, $list['itemTitle'] ?? 'item' ),
	);
}

/**
 * The template of a row's title: the value of a field, or the label of what is chosen.
 *
 * @param array[] $fields The controls of the row.
 * @param string  $key    Key of the field.
 */
function panel_row_title( array $fields, string $key ): string {
	$field = array_column( $fields, null, 'key' )[ $key ];
	$name  = panel_key( $field );
	$flags = JSON_HEX_TAG | JSON_HEX_AMP;
	if ( empty( $field['options'] ) ) {
		return "{{ $name }}";
	}
	// Braces would end the template's expression.
	$values = json_encode( array_column( $field['options'], 'value' ), $flags );
	$labels = json_encode( array_values( panel_options( $field ) ), $flags );
	return "{{{ {$labels}[ {$values}.indexOf( $name ) ] || '' }}}";
}

/**
 * A list inside of a list: Elementor has no repeater in a repeater, so it is written as JSON.
 *
 * @param array $list A list of the manifest.
 * @return array<string, mixed>
 */
function panel_json_control( array $list ): array {
	$fields = $list['fields'] ?? array();
	$names  = array_map(
		function ( array $field ): string {
			return $field['key'] . ' (' . panel_text( $field['title'] ) . ')';
		},
		$fields
	);
	$row    = '{ "' . ( $fields[0]['key'] ?? 'item' ) . '": … }';
	$about  = panel_text( $list['about'] ?? '' );
	return array(
		'label'       => panel_text( $list['title'] ),
		'type'        => 'textarea',
		'rows'        => 6,
		'ai'          => array( 'active' => false ),
		'render_type' => panel_render_type( $list ),
		/* translators: 1: what the setting is for, 2: a row, 3: names of fields with their titles. */
		'description' => sprintf( __( '%1$s Elementor has no lists inside of lists: write the rows as JSON, such as [%2$s, %2$s]. A row has %3$s.', 'islet' ), $about, $row, implode( ', ', $names ) ),
	);
}
