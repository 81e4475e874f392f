<?php
/**
 * One control of the manifest as a control of Elementor's panel.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/repeater.php';

/** A number with a larger range is typed, because a slider could not be set to single steps. */
const LONGEST_SLIDER = 1000;

/**
 * The name of a control in the panel.
 *
 * @param array  $control A control of the manifest.
 * @param string $prefix  Keeps its name apart from those of Elementor and of other plugins.
 */
function panel_key( array $control, string $prefix = '' ): string {
	return $prefix . $control['name'];
}

/**
 * A text of the manifest in the language of the site's editors, escaped, because Elementor prints it as HTML.
 *
 * @param string $text English, in islet.pot by the build.
 */
function panel_text( string $text ): string {
	return esc_html( translate( $text, 'islet' ) ); // phpcs:ignore WordPress.WP.I18n -- no literal here.
}

/**
 * The type of the Elementor control, as its Controls_Manager names it.
 *
 * @param array $control A control of the manifest.
 */
function panel_type( array $control ): string {
	static $types = array(
		'toggle'    => 'switcher',
		'multiline' => 'textarea',
		'rich-text' => 'wysiwyg',
		'choice'    => 'select',
		'choices'   => 'select2',
		'url'       => 'url',
		'media'     => 'media',
		'colour'    => 'color',
		'date-time' => 'date_time',
	);
	if ( isset( $control['choicesFrom'] ) || isset( $control['suggestions'] ) ) {
		return 'select';
	}
	if ( isset( $control['item']['choicesFrom'] ) ) {
		return 'select2';
	}
	if ( 'list' === $control['control'] ) {
		return 'media' === ( $control['item']['control'] ?? '' ) ? 'gallery' : 'repeater';
	}
	if ( in_array( $control['control'], array( 'count', 'seconds', 'milliseconds', 'percent', 'pixels' ), true ) ) {
		$length = ( $control['max'] ?? INF ) - ( $control['min'] ?? 0 );
		return isset( $control['unit'] ) && $length <= LONGEST_SLIDER ? 'slider' : 'number';
	}
	return $types[ $control['control'] ] ?? 'text';
}

/**
 * What a control is called, with the unit of its value.
 *
 * @param array $control A control of the manifest.
 */
function panel_label( array $control ): string {
	$title = panel_text( $control['title'] );
	/* translators: 1: the name of a setting, 2: its unit, such as px. */
	return isset( $control['unit'] ) ? sprintf( __( '%1$s (%2$s)', 'islet' ), $title, $control['unit'] ) : $title;
}

/**
 * What Elementor draws again when a control changes. What the server prints of a widget is drawn again, and what no
 * script follows in the canvas. Of all else nothing is: the preview's script hands a change to the widget that runs.
 *
 * @param array $control A control of the manifest.
 */
function panel_render_type( array $control ): string {
	return empty( $control['printed'] ) && empty( $control['reprints'] ) ? 'none' : 'template';
}

/**
 * What Elementor needs for a control, without its condition.
 *
 * @param array $control A control of the manifest.
 * @return array<string, mixed>
 */
function panel_control( array $control ): array {
	$type = panel_type( $control );
	$args = array(
		'label'       => panel_label( $control ),
		'type'        => $type,
		'render_type' => panel_render_type( $control ),
	);
	if ( isset( $control['about'] ) ) {
		$args['description'] = panel_text( $control['about'] );
	}
	if ( isset( $control['default'] ) ) {
		$args['default'] = panel_value( $control, local_default( $control ) ?? $control['default'] );
	}
	return array_merge( $args, panel_control_parts( $type, $control ) );
}

/**
 * What only controls of one type need.
 *
 * @param string $type    Type of the Elementor control.
 * @param array  $control A control of the manifest.
 * @return array<string, mixed>
 */
function panel_control_parts( string $type, array $control ): array {
	switch ( $type ) {
		case 'switcher':
			return array( 'return_value' => 'yes' );
		case 'slider':
			return panel_slider( $control );
		case 'number':
			return panel_number( $control );
		case 'select':
			return array( 'options' => panel_choices( $control ) );
		case 'select2':
			return array(
				'options'     => panel_options( $control['item'] ?? $control ),
				'multiple'    => true,
				'label_block' => true,
			);
		case 'url':
			return array( 'options' => false );
		case 'color':
			return array( 'global' => array( 'active' => false ) );
		case 'repeater':
			return panel_repeater( $control );
		case 'text':
			// Ids, class names and selectors are nothing that a text generator writes.
			return array( 'label_block' => true ) + ( empty( $control['words'] ) ? array( 'ai' => array( 'active' => false ) ) : array() );
		default:
			return array();
	}
}

/**
 * The choices of a select.
 *
 * @param array $control A control of the manifest.
 * @return array<string, string>
 */
function panel_options( array $control ): array {
	if ( isset( $control['choicesFrom'] ) ) {
		return array_map( 'esc_html', array_column( site_choices( $control ), 'label', 'value' ) );
	}
	return array_map( __NAMESPACE__ . '\panel_text', array_column( $control['options'] ?? $control['suggestions'] ?? array(), 'label', 'value' ) );
}

/**
 * The choices of a select of which one may be chosen, and nothing where there is no default.
 *
 * @param array $control A control of the manifest.
 * @return array<string, string>
 */
function panel_choices( array $control ): array {
	$options = panel_options( $control );
	if ( isset( $control['default'] ) ) {
		return $options;
	}
	return array( '' => empty( $control['required'] ) ? __( 'Default', 'islet' ) : __( 'Select', 'islet' ) ) + $options;
}

/**
 * Limits of a typed number.
 *
 * @param array $control A control of the manifest.
 * @return array<string, mixed>
 */
function panel_number( array $control ): array {
	return array_intersect_key( $control, array_flip( array( 'min', 'max', 'step' ) ) );
}

/**
 * Limits and unit of a slider.
 *
 * @param array $control A control of the manifest.
 * @return array<string, mixed>
 */
function panel_slider( array $control ): array {
	$step = 'seconds' === $control['control'] ? 0.1 : 1;
	return array(
		'size_units' => array( $control['unit'] ),
		'range'      => array(
			$control['unit'] => array(
				'min'  => $control['min'] ?? 0,
				'max'  => $control['max'],
				'step' => $control['step'] ?? $step,
			),
		),
	);
}
