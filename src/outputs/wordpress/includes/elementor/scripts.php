<?php
/**
 * The scripts of the editor: one in its own window, one in the frame with the page.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** In the preview: an element whose file is not chosen yet. */
const ASKING_STYLE = '[data-islet-asks]{aspect-ratio:auto;background:none}[data-islet-asks]::before{content:attr(data-islet-asks);display:block;padding:1.5em;border:1px dashed;background:#f0f0f1;color:#1e1e1e;font:14px/1.5 sans-serif}';

/**
 * Prints a script of the editor with the widgets that it serves.
 *
 * @param string   $name    File name without its ending.
 * @param string[] $depends Handles of scripts that it needs.
 */
function enqueue_elementor_script( string $name, array $depends ): void {
	wp_enqueue_script( "islet-$name", plugins_url( "editor/$name.js", PLUGIN_FILE ), $depends, manifest()['build'], true );
	$widgets = array_map( __NAMESPACE__ . '\translated', manifest()['widgets'] );
	$data    = array(
		'prefix'     => PANEL_PREFIX,
		// The server prints the templates here.
		'widgets'    => array_map(
			function ( array $widget ): array {
				return array_diff_key( $widget, array( 'template' => true ) );
			},
			$widgets
		),
		'extensions' => extension_names(),
		'initial'    => array_filter( array_map( __NAMESPACE__ . '\panel_initial', $widgets ) ),
	);
	wp_add_inline_script( "islet-$name", 'window.isletElementor=' . json( $data ) . ';', 'before' );
}

/**
 * The names of the widgets that extend each element.
 *
 * @return array<string, string[]>
 */
function extension_names(): array {
	$names = array();
	foreach ( array_unique( array_merge( ...array_values( elementor_elements() ) ) ) as $element ) {
		$names[ $element ] = array_keys( extensions_of( $element ) );
	}
	return $names;
}

/** The frame with the page: settings reach the widgets there. */
function enqueue_elementor_preview(): void {
	enqueue_elementor_script( 'elementor-preview', array( 'elementor-frontend' ) );
	wp_add_inline_style( 'elementor-frontend', ASKING_STYLE );
}

/** The editor's window: elements inside of widgets, the button that previews, problems beside their controls. */
function enqueue_elementor_panel(): void {
	enqueue_elementor_script( 'elementor-panel', array( 'elementor-editor' ) );
}

/** The styles stand in the head of a page that has our elements, so that nothing is seen before it is hidden. */
function enqueue_for_elementor_page(): void {
	$data = is_singular() ? get_post_meta( get_queried_object_id(), '_elementor_data', true ) : '';
	if ( is_string( $data ) && preg_match( '/"islet[-_]/', $data ) ) {
		enqueue();
	}
}

add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_for_elementor_page' );
add_action( 'elementor/preview/enqueue_scripts', __NAMESPACE__ . '\enqueue_elementor_preview' );
add_action( 'elementor/editor/after_enqueue_scripts', __NAMESPACE__ . '\enqueue_elementor_panel' );
