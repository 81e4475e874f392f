<?php
/**
 * The scripts of the editor: one in its own window, one in the frame with the page.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a script of the editor with the widgets that it serves.
 *
 * @param string   $name    File name without its ending.
 * @param string[] $depends Handles of scripts that it needs.
 */
function enqueue_builder_script( string $name, array $depends ): void {
	wp_enqueue_script( "islet-$name", plugins_url( "editor/$name.js", PLUGIN_FILE ), $depends, manifest()['build'], true );
	$data = array(
		'prefix'     => PANEL_PREFIX,
		'widgets'    => array_map( __NAMESPACE__ . '\translated', manifest()['widgets'] ),
		'extensions' => extension_names(),
	);
	wp_add_inline_script( "islet-$name", 'window.isletBuilder=' . json( $data ) . ';', 'before' );
}

/**
 * The names of the widgets that extend each element.
 *
 * @return array<string, string[]>
 */
function extension_names(): array {
	$names = array();
	foreach ( array_unique( array_merge( ...array_values( builder_elements() ) ) ) as $element ) {
		$names[ $element ] = array_keys( extensions_of( $element ) );
	}
	return $names;
}

/** The frame with the page: settings reach the widgets there. */
function enqueue_builder_preview(): void {
	enqueue_builder_script( 'elementor-preview', array( 'elementor-frontend' ) );
}

/** The editor's window: elements inside of widgets, the button that previews, problems beside their controls. */
function enqueue_builder_panel(): void {
	enqueue_builder_script( 'elementor-panel', array( 'elementor-editor' ) );
}

/** The styles stand in the head of a page that has our elements, so that nothing is seen before it is hidden. */
function enqueue_for_builder_page(): void {
	$data = is_singular() ? get_post_meta( get_queried_object_id(), '_elementor_data', true ) : '';
	if ( is_string( $data ) && preg_match( '/"islet[-_]/', $data ) ) {
		enqueue();
	}
}

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_for_builder_page' );
add_action( 'elementor/preview/enqueue_scripts', __NAMESPACE__ . '\enqueue_builder_preview' );
add_action( 'elementor/editor/after_enqueue_scripts', __NAMESPACE__ . '\enqueue_builder_panel' );
