<?php
/**
 * Block bindings: texts and addresses of a block that another source gives, such as a custom field of the post.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Kinds of controls whose values may come from a source: texts and addresses. Twin of `BINDABLE` in bound-values.ts. */
const BINDABLE = array( 'text', 'multiline', 'url', 'media' );

/**
 * The names of a block's attributes that may come from a source.
 *
 * @param array $widget From `manifest()`.
 * @return string[]
 */
function bindable_names( array $widget ): array {
	$bindable = array_filter(
		$widget['controls'],
		function ( array $control ): bool {
			return in_array( $control['control'], BINDABLE, true ) && ! isset( $control['choicesFrom'] );
		}
	);
	return array_column( $bindable, 'name' );
}

/**
 * The value that a source gives for an attribute; null if there is none. The source decides what may be read.
 *
 * @param mixed     $binding What the post says of it.
 * @param string    $name    Name of the attribute.
 * @param \WP_Block $block   The block.
 */
function bound_value( $binding, string $name, \WP_Block $block ): ?string {
	$source = is_array( $binding ) && is_string( $binding['source'] ?? null ) ? get_block_bindings_source( $binding['source'] ) : null;
	if ( null === $source ) {
		return null;
	}
	$args  = is_array( $binding['args'] ?? null ) ? $binding['args'] : array();
	$value = $source->get_value( $args, $block, $name );
	return is_scalar( $value ) ? (string) $value : null;
}

/**
 * The values of a block's attributes that sources give. WordPress itself asks them for its own blocks alone, and from 6.9
 * for those that a filter names.
 *
 * @param array     $widget     From `manifest()`.
 * @param array     $attributes Of the block.
 * @param \WP_Block $block      The block.
 * @return array<string, string>
 */
function bound_values( array $widget, array $attributes, \WP_Block $block ): array {
	$bindings = $attributes['metadata']['bindings'] ?? null;
	if ( ! is_array( $bindings ) || ! function_exists( 'get_block_bindings_source' ) ) {
		return array();
	}
	$values = array();
	foreach ( array_intersect_key( $bindings, array_flip( bindable_names( $widget ) ) ) as $name => $binding ) {
		$values[ $name ] = bound_value( $binding, $name, $block );
	}
	return array_filter( $values, 'is_string' );
}

/**
 * Lets WordPress 6.9 and later offer sources for our blocks in its own panel.
 *
 * @param string[]    $names      Attributes that may come from a source.
 * @param string|null $block_type Name of the block; null for the white space between blocks.
 * @return string[]
 */
function offer_bindings( $names, $block_type ): array {
	$widget = manifest()['widgets'][ preg_replace( '/^islet\//', '', (string) $block_type, 1, $count ) ] ?? null;
	return 1 === $count && null !== $widget ? bindable_names( $widget ) : $names;
}
add_filter( 'block_bindings_supported_attributes', __NAMESPACE__ . '\offer_bindings', 10, 2 );
