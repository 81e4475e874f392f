<?php
/**
 * A block for each widget that stands by itself, and widgets on the editor's own blocks.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/blocks/data.php';
require_once __DIR__ . '/blocks/extensions.php';

/** The handle of the block editor's script and of its styles. */
const BLOCKS_HANDLE = 'islet-blocks';

/**
 * Puts our blocks first, under a title of their own.
 *
 * @param array[] $categories Of blocks.
 */
function add_block_category( array $categories ): array {
	$ours = array(
		'slug'  => 'islet',
		'title' => __( 'Islet', 'islet' ),
	);
	return array_merge( array( $ours ), $categories );
}
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_block_category' );

/**
 * The block editor's script with what it knows of the widgets, and its styles, which also apply in the canvas.
 */
function register_block_assets(): void {
	$folder  = dirname( PLUGIN_FILE );
	$version = (string) filemtime( "$folder/editor/blocks.js" );
	$needs   = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-date', 'wp-element', 'wp-hooks', 'wp-i18n', 'wp-shortcode' );
	wp_register_script( BLOCKS_HANDLE, plugins_url( 'editor/blocks.js', PLUGIN_FILE ), $needs, $version, true );
	wp_register_style( BLOCKS_HANDLE, plugins_url( 'editor/blocks.css', PLUGIN_FILE ), array(), $version );
}

/**
 * Tells the script about the widgets, only where somebody edits: the data has a hundred thousand characters.
 */
function print_blocks_data(): void {
	$json = wp_json_encode( blocks_data(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	wp_add_inline_script( BLOCKS_HANDLE, "window.isletBlocks = $json;", 'before' );
}
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\print_blocks_data', 5 );

/**
 * Gives the script its own texts in the user's language. WordPress finds translations of scripts by the calls in their
 * files, which the build's minifier has renamed.
 */
function print_blocks_texts(): void {
	$texts      = require dirname( __DIR__ ) . '/generated/script-texts.php';
	$translated = array();
	foreach ( $texts as $english => $text ) {
		if ( $text !== $english ) {
			$translated[ $english ] = array( $text );
		}
	}
	if ( $translated ) {
		wp_add_inline_script( BLOCKS_HANDLE, 'wp.i18n.setLocaleData( ' . json( $translated ) . ', "islet" );', 'before' );
	}
}
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\print_blocks_texts', 5 );

/**
 * Registers the blocks that the build has made.
 */
function register_blocks(): void {
	register_block_assets();
	foreach ( manifest()['widgets'] as $name => $widget ) {
		if ( 'element' === $widget['place'] ) {
			register_widget_block( $name, translated( $widget ) );
		}
	}
}
add_action( 'init', __NAMESPACE__ . '\register_blocks' );

/**
 * Registers the block of a widget.
 *
 * @param string $name   The widget's name.
 * @param array  $widget The widget with its texts in the language of the person who edits.
 */
function register_widget_block( string $name, array $widget ): void {
	register_block_type(
		dirname( PLUGIN_FILE ) . "/generated/blocks/$name",
		array(
			'title'           => $widget['title'],
			'description'     => $widget['about'],
			'render_callback' => function ( array $attributes, string $content ) use ( $name ): string {
				return render_widget_block( $name, $attributes, $content );
			},
		)
	);
}

/**
 * What the page gets for a block: the widget's element, with what is inside for visitors without JavaScript.
 *
 * @param string $name       The widget's name.
 * @param array  $attributes The block's attributes.
 * @param string $content    The HTML of the blocks inside.
 */
function render_widget_block( string $name, array $attributes, string $content ): string {
	enqueue();
	$anchor = $attributes['anchor'] ?? '';
	$own    = is_string( $anchor ) && '' !== $anchor ? array( 'id' => $anchor ) : array();
	return marker( $name, $attributes, $content, get_block_wrapper_attributes( $own ) );
}
