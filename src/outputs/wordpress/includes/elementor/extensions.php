<?php
/**
 * Widgets on elements of Elementor: their settings in the element's panel, and their attributes on its outermost node.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Adds our section after the first section of the tab where it belongs: that for advanced settings on containers; the
 * first one on widgets, because their own advanced tab is made for all of them together.
 *
 * @param \Elementor\Controls_Stack $element The element.
 * @param string                    $section Name of the section that has ended.
 * @param array                     $args    Has the section's tab.
 */
function extend_panel( $element, $section, $args ): void {
	if ( ! $element instanceof \Elementor\Element_Base ) {
		return;
	}
	$tab        = $element instanceof \Elementor\Widget_Base ? 'content' : 'advanced';
	$extensions = extensions_of( $element->get_name() );
	if ( ! $extensions || $tab !== $args['tab'] || has_panel_control( $element, PANEL_PREFIX . 'section' ) ) {
		return;
	}
	$element->start_controls_section(
		PANEL_PREFIX . 'section',
		array(
			'label' => __( 'Islet', 'islet' ),
			'tab'   => $tab,
		)
	);
	foreach ( $extensions as $widget ) {
		add_extension_controls( $element, $widget );
	}
	$element->end_controls_section();
}

/**
 * Adds the switch of a widget, and its settings below.
 *
 * @param \Elementor\Element_Base $element The element.
 * @param array                   $widget  A widget of the manifest.
 */
function add_extension_controls( $element, array $widget ): void {
	$key = extension_key( $widget['name'] );
	$element->add_control(
		$key,
		array(
			'type'         => 'switcher',
			'label'        => panel_text( $widget['title'] ),
			'description'  => panel_text( $widget['about'] ),
			'return_value' => 'yes',
			'render_type'  => 'none',
			'separator'    => 'before',
		)
	);
	add_panel_controls( $element, $widget['controls'], $key . '_', array( $key => array( 'yes' ) ) );
}

/**
 * The widgets that are switched on, with their settings.
 *
 * @param string $element Name of the element.
 * @param array  $values  Its values.
 * @return array<string, array> What settings_for() reads, by widget.
 */
function extensions_on( string $element, array $values ): array {
	$on = array();
	foreach ( extensions_of( $element ) as $name => $widget ) {
		$key = extension_key( $name );
		if ( 'yes' === ( $values[ $key ] ?? '' ) ) {
			$on[ $name ] = given_by_panel( $widget['controls'], $values, $key . '_' );
		}
	}
	return $on;
}

/**
 * Writes the attributes of the widgets that are switched on.
 *
 * @param \Elementor\Element_Base $element The element, with Elementor's own attributes.
 */
function mark_elementor_element( $element ): void {
	$on = extensions_on( $element->get_name(), $element->get_settings() );
	if ( ! $on ) {
		return;
	}
	$printed  = $element->get_render_attributes( '_wrapper', 'data-settings' );
	$settings = settings_in( is_array( $printed ) ? implode( '', $printed ) : $printed );
	foreach ( $on as $name => $given ) {
		$settings = with_settings( $settings, manifest()['widgets'][ $name ], $given );
	}
	$element->add_render_attribute( '_wrapper', 'data-widget', implode( ' ', array_keys( $on ) ), true );
	if ( $settings ) {
		$element->add_render_attribute( '_wrapper', 'data-settings', settings_text( $settings ), true );
	}
	enqueue();
}

/**
 * Settings of an element with those of one more widget. Where Elementor has printed a setting of the same name, a default
 * of the widget is written, too.
 *
 * @param array $settings What the element has.
 * @param array $widget   A widget of the manifest.
 * @param array $given    What settings_for() reads.
 * @return array
 */
function with_settings( array $settings, array $widget, array $given ): array {
	$own      = read_settings( $widget, settings_for( $widget, $given ) );
	$defaults = array_column( $widget['controls'], 'default', 'key' );
	return array_merge( $settings, array_intersect_key( $defaults, $settings ), $own );
}

add_action( 'elementor/element/after_section_end', __NAMESPACE__ . '\extend_panel', 10, 3 );
add_action( 'elementor/element/after_add_attributes', __NAMESPACE__ . '\mark_elementor_element' );
