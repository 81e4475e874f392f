<?php
/**
 * Widgets on blocks that are not theirs: the attribute `islet` holds their settings by name, and the block's outermost
 * element gets them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a widget may go on a block.
 *
 * @param array  $widget     From `manifest()`.
 * @param string $block_name Such as `core/group`.
 */
function goes_on_block( array $widget, string $block_name ): bool {
	if ( 'starts-with' === $widget['place'] ) {
		return "islet/{$widget['startsWith']}" === $block_name;
	}
	foreach ( $widget['extends'] ?? array() as $kind ) {
		if ( in_array( $block_name, ELEMENT_BLOCKS[ $kind ] ?? array(), true ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The names of the widgets that may go on a block.
 *
 * @param string $block_name Such as `core/group`.
 * @return string[]
 */
function block_extensions( string $block_name ): array {
	$fitting = array_filter(
		manifest()['widgets'],
		function ( array $widget ) use ( $block_name ): bool {
			return goes_on_block( $widget, $block_name );
		}
	);
	return array_keys( $fitting );
}

/**
 * Declares the attribute on blocks that widgets go on; the server would refuse to preview a block with an unknown one.
 *
 * @param array  $args       Of the block type.
 * @param string $block_name Its name.
 */
function declare_extensions( array $args, string $block_name ): array {
	if ( ! isset( $args['attributes']['islet'] ) && block_extensions( $block_name ) ) {
		$args['attributes']          = $args['attributes'] ?? array();
		$args['attributes']['islet'] = array( 'type' => 'object' );
	}
	return $args;
}
add_filter( 'register_block_type_args', __NAMESPACE__ . '\declare_extensions', 10, 2 );

/**
 * Marks the outermost element of a block with the widgets that an editor has put on it.
 *
 * @param string $html  Of the block.
 * @param array  $block The parsed block.
 */
function mark_block( string $html, array $block ): string {
	$asked = $block['attrs']['islet'] ?? null;
	if ( ! is_array( $asked ) || ! is_string( $block['blockName'] ) ) {
		return $html;
	}
	$fitting = array_intersect_key( $asked, array_flip( block_extensions( $block['blockName'] ) ) );
	$fitting = array_filter( $fitting, 'is_array' );
	if ( ! $fitting ) {
		return $html;
	}
	enqueue();
	return mark_element( $html, typed_texts( $fitting ) );
}
add_filter( 'render_block', __NAMESPACE__ . '\mark_block', 10, 2 );
