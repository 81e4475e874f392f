<?php
/**
 * Patterns made of our blocks: each file of `patterns/` is one, with its names at its start as in a theme.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/pattern-blocks.php';

/** What a pattern's file says of it, by the names of its lines. */
const PATTERN_LINES = array(
	'title'         => 'Title',
	'description'   => 'Description',
	'categories'    => 'Categories',
	'keywords'      => 'Keywords',
	'blockTypes'    => 'Block Types',
	'viewportWidth' => 'Viewport Width',
);

/**
 * A line with several values.
 *
 * @param string $line With commas.
 * @return string[]
 */
function values_in_line( string $line ): array {
	return array_values( array_filter( array_map( 'trim', explode( ',', $line ) ) ) );
}

/**
 * What WordPress registers of a pattern.
 *
 * @param string $file The pattern's file.
 */
function pattern_of( string $file ): array {
	$lines = get_file_data( $file, PATTERN_LINES );
	return array(
		'title'         => translated_text( $lines['title'] ),
		'description'   => translated_text( $lines['description'] ),
		'categories'    => array_merge( array( 'islet' ), values_in_line( $lines['categories'] ) ),
		'keywords'      => array_map( __NAMESPACE__ . '\translated_text', values_in_line( $lines['keywords'] ) ),
		'blockTypes'    => values_in_line( $lines['blockTypes'] ),
		'viewportWidth' => (int) $lines['viewportWidth'] ?: 1200,
		'content'       => pattern_content( $file ),
	);
}

/**
 * The blocks of a pattern, as they stand in a post.
 *
 * @param string $file The pattern's file.
 */
function pattern_content( string $file ): string {
	ob_start();
	require $file;
	return trim( (string) ob_get_clean() );
}

/**
 * Registers all patterns where somebody edits; pages for visitors need none.
 */
function register_patterns(): void {
	if ( wp_doing_ajax() ) {
		return;
	}
	register_block_pattern_category( 'islet', array( 'label' => __( 'Islet', 'islet' ) ) );
	foreach ( glob( dirname( PLUGIN_FILE ) . '/patterns/*.php' ) as $file ) {
		register_block_pattern( 'islet/' . basename( $file, '.php' ), pattern_of( $file ) );
	}
}
// Requests of the editor are known to be such only after `init`.
add_action( 'admin_init', __NAMESPACE__ . '\register_patterns' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_patterns' );
