<?php
/**
 * The script and the style sheet on the pages that need them, and in the editors.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The handle of the script and of the style sheet. */
const HANDLE = 'islet';

/**
 * Registers both handles. A handle rather than a script module: the block editor prints only handles into its frame.
 */
function register_assets(): void {
	wp_register_style( HANDLE, public_path() . 'islet.css', array(), manifest()['build'] );
	wp_register_script( HANDLE, public_path() . 'islet.js', array(), manifest()['build'], false );
}
add_action( 'init', __NAMESPACE__ . '\register_assets' );

/**
 * Puts Islet on this page: in its head as long as that is not printed, else at its end.
 */
function enqueue(): void {
	enqueue_styles();
	wp_enqueue_script( HANDLE );
}

/**
 * Whether the content of the page has widgets.
 */
function has_own_widgets(): bool {
	foreach ( $GLOBALS['wp_query']->posts ?? array() as $post ) {
		if ( $post instanceof \WP_Post && preg_match( '/<!-- wp:islet\/|"islet"|\[islet\b|\bdata-widget=/', $post->post_content ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Whether the page will need Islet, as far as that is known before it is printed. What is found out later (a block of a
 * widget area, an element of Elementor) calls `enqueue` itself.
 */
function is_needed(): bool {
	$options = options();
	return is_editor() || $options['presets'] || $options['markers'] || has_own_widgets();
}

/**
 * Front pages, the block editor's frame and Elementor's preview alike. To measure a page needs no styles.
 */
function enqueue_where_needed(): void {
	if ( is_needed() ) {
		enqueue();
	} elseif ( measures_page() ) {
		wp_enqueue_script( HANDLE );
	}
}
add_action( 'enqueue_block_assets', __NAMESPACE__ . '\enqueue_where_needed' );

/**
 * Makes the tag of the script that of a module, with the page configuration before it.
 *
 * @param string $tag    What WordPress prints.
 * @param string $handle The script's handle.
 * @param string $src    The script's address.
 */
function module_tag( $tag, $handle, $src ) {
	if ( HANDLE !== $handle ) {
		return $tag;
	}
	$attributes = array_merge(
		array( 'type' => 'module' ),
		UNTOUCHED,
		array_filter( array( 'nonce' => csp_nonce() ) ),
		array(
			'id'  => HANDLE . '-js',
			'src' => $src,
		)
	);
	return sprintf( '<script type="application/json" id="islet-config">%s</script>', json( config() ) ) . "\n"
		. wp_get_script_tag( $attributes );
}
// Last, so that no other filter sees the tag of a module where it expects that of a classic script.
add_filter( 'script_loader_tag', __NAMESPACE__ . '\module_tag', PHP_INT_MAX, 3 );
