<?php
/**
 * The controls of widgets in Elementor's panel.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** What the names of our controls start with, so that none is one of Elementor's, such as `id` or `sticky`. */
const PANEL_PREFIX = 'islet_';

/**
 * A widget with those that start it: they share an element and its panel.
 *
 * @param string $name A widget's name.
 * @return array<string, array> Widgets by name, that of the element first.
 */
function panel_widgets( string $name ): array {
	$starters = array_filter(
		manifest()['widgets'],
		function ( $widget ) use ( $name ) {
			return ( $widget['startsWith'] ?? '' ) === $name;
		}
	);
	return array( $name => manifest()['widgets'][ $name ] ) + $starters;
}

/**
 * The names that mark a widget's element: its own, or those of the widgets that start it.
 *
 * @param string $name A widget's name.
 */
function marker_names( string $name ): string {
	$names = array_keys( panel_widgets( $name ) );
	return implode( ' ', count( $names ) > 1 ? array_slice( $names, 1 ) : $names );
}

/**
 * The part of a control's arguments that says when it is shown.
 *
 * @param array<string, array> $condition A condition of Elementor.
 * @return array<string, array>
 */
function panel_condition_args( array $condition ): array {
	return $condition ? array( 'condition' => $condition ) : array();
}

/**
 * Adds controls to an element's panel. The settings of a group are separate controls.
 *
 * @param \Elementor\Controls_Stack $stack     The element.
 * @param array[]                   $controls  Controls of the manifest that stand beside each other.
 * @param string                    $prefix    What their names start with.
 * @param array<string, array>      $condition A condition of all of them.
 * @param array[]|null              $siblings  All controls that their conditions name, if they are not all.
 */
function add_panel_controls( $stack, array $controls, string $prefix, array $condition = array(), ?array $siblings = null ): void {
	foreach ( $controls as $control ) {
		$key   = panel_key( $control, $prefix );
		$shown = array_merge( $condition, panel_condition( $control, $siblings ?? $controls, $prefix ) );
		if ( 'group' === $control['control'] ) {
			add_panel_heading( $stack, $key, $control['title'], $shown );
			add_panel_controls( $stack, $control['fields'], $key . '_', $shown );
		} else {
			$add = empty( $control['responsive'] ) ? 'add_control' : 'add_responsive_control';
			$stack->$add( $key, panel_control( $control ) + panel_condition_args( $shown ) );
			if ( isset( $control['file'] ) ) {
				$stack->add_control( $key . '_library', panel_library_button( $key, $control['file'] ) + panel_condition_args( $shown ) );
			}
		}
	}
}

/**
 * Whether an element's panel has a control: a widget and the one that starts it share settings.
 *
 * @param \Elementor\Controls_Stack $stack The element.
 * @param string                    $key   Name of the control.
 */
function has_panel_control( $stack, string $key ): bool {
	// The element's own list would be put together with that of all elements, each time.
	return ! is_wp_error( \Elementor\Plugin::$instance->controls_manager->get_control_from_stack( $stack->get_unique_name(), $key ) );
}

/**
 * Adds a heading over controls.
 *
 * @param \Elementor\Controls_Stack $stack     The element.
 * @param string                    $key       Name of the control.
 * @param string                    $title     What it says, in English.
 * @param array<string, array>      $condition When it is shown.
 */
function add_panel_heading( $stack, string $key, string $title, array $condition ): void {
	$args = array(
		'type'      => 'heading',
		'label'     => panel_text( $title ),
		'separator' => 'before',
	);
	$stack->add_control( $key . '_heading', $args + panel_condition_args( $condition ) );
}

/**
 * Adds a section for each group of a widget's settings.
 *
 * @param \Elementor\Widget_Base $stack    The element.
 * @param array                  $widget   A widget of the manifest.
 * @param bool                   $is_first Whether its first section is the panel's first, which has the button that previews.
 */
function add_panel_sections( $stack, array $widget, bool $is_first ): void {
	$groups = $widget['groups'] ? $widget['groups'] : array( array( 'id' => '', 'title' => $widget['title'] ) );
	foreach ( $groups as $index => $group ) {
		$controls = array_filter(
			$widget['controls'],
			function ( $control ) use ( $group, $groups, $stack ) {
				return ( $control['group'] ?? $groups[0]['id'] ) === $group['id'] && ! has_panel_control( $stack, panel_key( $control, PANEL_PREFIX ) );
			}
		);
		if ( ! $controls ) {
			continue;
		}
		$stack->start_controls_section(
			PANEL_PREFIX . 'section_' . $widget['name'] . '_' . $group['id'],
			array( 'label' => panel_text( $group['title'] ) )
		);
		if ( $is_first && 0 === $index && is_marked( $widget ) ) {
			$stack->add_control( PANEL_PREFIX . 'preview', panel_preview_button() );
		}
		add_panel_controls( $stack, $controls, PANEL_PREFIX, array(), $widget['controls'] );
		$stack->end_controls_section();
	}
}

/**
 * The button that shows the widget as visitors get it; the panel's script listens to its event.
 *
 * @return array<string, mixed>
 */
function panel_preview_button(): array {
	return array(
		'type'      => 'button',
		'label'     => __( 'As visitors see it', 'islet' ),
		'text'      => __( 'Preview', 'islet' ),
		'event'     => 'islet:preview',
		'separator' => 'after',
	);
}

/**
 * The button that chooses a file of the site: Elementor's own control for that takes no address that is typed, such as
 * one at YouTube. The panel's script listens to its event.
 *
 * @param string $key  Name of the address's control.
 * @param string $kind Kind of the file, such as `video`.
 * @return array<string, mixed>
 */
function panel_library_button( string $key, string $kind ): array {
	return array(
		'type'       => 'button',
		'show_label' => false,
		'text'       => __( 'Media Library', 'islet' ),
		'event'      => 'islet:library',
		'fills'      => $key,
		'file'       => $kind,
	);
}
