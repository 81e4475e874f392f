<?php
/**
 * A block for each widget that works alone, and widgets on the editor's own blocks.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/blocks/bindings.php';
require_once __DIR__ . '/blocks/data.php';
require_once __DIR__ . '/blocks/extensions.php';
require_once __DIR__ . '/blocks/layout.php';
require_once __DIR__ . '/blocks/rows.php';

/** The handle of the block editor's script and of its styles. */
const BLOCKS_HANDLE = 'islet-blocks';

/**
 * Puts our blocks after WordPress' own, under their own title.
 *
 * @param array[] $categories Of blocks.
 */
function add_block_category( array $categories ): array {
	$ours = array(
		'slug'  => 'islet',
		'title' => __( 'Islet', 'islet' ),
	);
	return array_merge( $categories, array( $ours ) );
}
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_block_category' );

/**
 * The block editor's script with what it knows of the widgets, and its styles, which also apply in the canvas.
 */
function register_block_assets(): void {
	$folder  = dirname( PLUGIN_FILE );
	$version = (string) filemtime( "$folder/editor/blocks.js" );
	$needs   = array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-core-data', 'wp-data', 'wp-date', 'wp-element', 'wp-hooks', 'wp-i18n', 'wp-rich-text', 'wp-shortcode' );
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
			register_widget_block( $name, $widget );
		}
	}
}
add_action( 'init', __NAMESPACE__ . '\register_blocks' );

/**
 * Registers the block of a widget.
 *
 * @param string $name   The widget's name.
 * @param array  $widget The widget.
 */
function register_widget_block( string $name, array $widget ): void {
	$type = register_block_type(
		dirname( PLUGIN_FILE ) . "/generated/blocks/$name",
		array(
			'title'             => listed_title( translated_text( $widget['title'] ) ),
			'description'       => translated_text( $widget['about'] ),
			'keywords'          => array_map( __NAMESPACE__ . '\translated_text', $widget['keywords'] ?? array() ),
			'render_callback'   => function ( array $attributes, string $content, \WP_Block $block ) use ( $name ): string {
				$bound  = bound_values( manifest()['widgets'][ $name ], $attributes, $block );
				$inside = rows_in_block( $name, $block ) ?? with_layout( $content, $block, wp_get_block_default_classname( $block->name ) . '__inside' );
				return render_widget_block( $name, $attributes, $inside, $bound );
			},
			// What is inside of rows is printed row by row.
			'skip_inner_blocks' => null !== list_of_row_blocks( $widget ),
		)
	);
	if ( $type && ! is_offered( $widget ) ) {
		$type->supports['inserter'] = false;
	}
	register_row_block( $name, $widget );
}

/**
 * What the page gets for a block: the widget's element, with what is inside for visitors without JavaScript.
 *
 * @param string                                     $name       The widget's name.
 * @param array                                      $attributes The block's attributes.
 * @param string|array<int, array{row: array, inner: string}> $content The HTML of the blocks inside, or the rows that they are.
 * @param array<string, string>                      $bound      Values of attributes that other sources give.
 */
function render_widget_block( string $name, array $attributes, $content, array $bound = array() ): string {
	enqueue();
	$widget = manifest()['widgets'][ $name ];
	$anchor = is_string( $attributes['anchor'] ?? null ) ? $attributes['anchor'] : '';
	$own    = '' === $anchor ? array() : array( 'id' => $anchor );
	if ( is_array( $content ) ) {
		$list                        = list_of_row_blocks( $widget );
		$attributes[ $list['name'] ] = array_column( $content, 'row' );
		$content                     = array_column( $content, 'inner' );
	} elseif ( 'printed' === $widget['content'] ) {
		// What the post holds for the time without the plugin.
		$content = '';
	}
	// What a source gives is no text that WordPress has filtered as part of a block.
	$typed = array_merge( typed_texts( $attributes ), $bound );
	$html  = marker( $name, $typed, $content, get_block_wrapper_attributes( $own ), $anchor );
	return with_library_pictures( $html, library_files( $typed ) );
}
