<?php
/**
 * Answers lines of JSON on the standard input: the first has the widgets, each other one a function of the plugin and its
 * arguments. What WordPress would give stands in wordpress.php.
 *
 * @package Islet
 */

namespace Islet;

error_reporting( E_ALL );
define( 'ABSPATH', __DIR__ );
require __DIR__ . '/wordpress.php';
require __DIR__ . '/panel.php';

/**
 * The widgets of the first line.
 *
 * @return array{widgets: array<string, array>}
 */
function manifest(): array {
	static $manifest = null;
	$manifest        = $manifest ?? array( 'widgets' => json_decode( (string) fgets( STDIN ), true ) );
	return $manifest;
}

$includes = dirname( __DIR__, 2 ) . '/src/wordpress/includes/';
require $includes . 'settings.php';
require $includes . 'marker.php';
require $includes . 'elementor.php';
require $includes . 'shortcode.php';

/** The tag is no part of what is tested. */
function enqueue(): void {
}

/**
 * The sections of a widget's panel in Elementor, or of its part in the panels of elements.
 *
 * @param string $name The widget.
 * @return array<string, array>
 */
function panel_sections( string $name ): array {
	$stack  = new \Elementor\Controls_Stack();
	$widget = manifest()['widgets'][ $name ];
	if ( 'element' === $widget['place'] ) {
		foreach ( panel_widgets( $name ) as $part ) {
			add_panel_sections( $stack, $part, $part === $widget );
		}
	} else {
		$stack->start_controls_section( PANEL_PREFIX . 'section', array( 'label' => 'Islet' ) );
		add_extension_controls( $stack, $widget );
	}
	return $stack->sections;
}

manifest();
$functions = array(
	'settings'     => function ( string $name, $given ): string {
		return settings_text( settings_for( manifest()['widgets'][ $name ], is_array( $given ) ? $given : array() ) );
	},
	'marker'       => __NAMESPACE__ . '\marker',
	'mark_element' => __NAMESPACE__ . '\mark_element',
	'given'        => function ( string $name, array $values, string $prefix ): string {
		$widget = manifest()['widgets'][ $name ];
		return settings_text( settings_for( $widget, given_by_panel( $widget['controls'], $values, $prefix ) ) );
	},
	'shortcode'    => __NAMESPACE__ . '\print_shortcode',
	'panel_marker' => function ( string $name, array $values ): string {
		return marker( $name, given_by_panel( manifest()['widgets'][ $name ]['controls'], $values, PANEL_PREFIX ) );
	},
	'panel'        => function ( string $name ): string {
		return json_encode( panel_sections( $name ) );
	},
);
while ( false !== ( $line = fgets( STDIN ) ) ) {
	$call = json_decode( $line, true, 4096 );
	echo json_encode( $functions[ $call[0] ]( ...array_slice( $call, 1 ) ) ), "\n";
}
