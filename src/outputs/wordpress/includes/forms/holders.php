<?php
/**
 * Which post holds the block of a form that is being printed: the page, a pattern, a part of a template or the template.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Blocks that print what another post holds. */
const FORM_HOLDERS = array( 'core/block', 'core/template-part' );

/**
 * The blocks of other posts that are being printed, from the outermost to the innermost.
 *
 * @param ?array[] $changed What they are from now on; null to ask.
 * @return array[]
 */
function open_holders( ?array $changed = null ): array {
	static $open = array();
	$open        = $changed ?? $open;
	return $open;
}

/**
 * Notes that a block of another post begins.
 *
 * @param array $block The parsed block.
 */
function begin_holder( $block ) {
	if ( in_array( $block['blockName'] ?? null, FORM_HOLDERS, true ) ) {
		open_holders( array_merge( open_holders(), array( $block ) ) );
	}
	return $block;
}
add_filter( 'render_block_data', __NAMESPACE__ . '\begin_holder', PHP_INT_MAX );

/**
 * Notes that it ends.
 *
 * @param string $html Of the block.
 */
function end_holder( $html ) {
	open_holders( array_slice( open_holders(), 0, -1 ) );
	return $html;
}
foreach ( FORM_HOLDERS as $form_holder ) {
	add_filter( "render_block_$form_holder", __NAMESPACE__ . '\end_holder', 1 );
}

/**
 * The post of which a block prints the content; 0 if a file of the theme has it.
 *
 * @param array $block One of `FORM_HOLDERS`.
 */
function post_of_holder( array $block ): int {
	if ( 'core/block' === $block['blockName'] ) {
		return (int) ( $block['attrs']['ref'] ?? 0 );
	}
	$theme = string_of( $block['attrs']['theme'] ?? null );
	$part  = get_block_template( ( '' === $theme ? get_stylesheet() : $theme ) . '//' . string_of( $block['attrs']['slug'] ?? null ), 'wp_template_part' );
	return (int) ( $part->wp_id ?? 0 );
}

/**
 * The posts that may hold what is being printed, the likeliest first.
 *
 * @return int[]
 */
function possible_holders(): array {
	$posts    = array_map( __NAMESPACE__ . '\post_of_holder', array_reverse( open_holders() ) );
	$posts[]  = (int) get_the_ID();
	// A widget prints the blocks of its rows itself, without the filter that notes patterns.
	preg_match_all( '/<!-- wp:block \{[^}]*"ref":(\d+)/', (string) ( get_post()->post_content ?? '' ), $found );
	$posts    = array_merge( $posts, array_map( 'intval', $found[1] ) );
	$template = string_of( $GLOBALS['_wp_current_template_id'] ?? null );
	$template = '' === $template ? null : get_block_template( $template );
	$posts[]  = (int) ( $template->wp_id ?? 0 );
	return array_unique( array_filter( $posts ) );
}

/**
 * What names a form that is being printed; empty if no saved post holds it.
 *
 * @param array $attributes Of its block, as the post has them.
 */
function form_reference( array $attributes ): string {
	foreach ( array_filter( array_map( 'get_post', possible_holders() ) ) as $post ) {
		foreach ( form_blocks( $post ) as $name => $block ) {
			// phpcs:ignore Universal.Operators.StrictComparisons -- the order of attributes says nothing.
			if ( $block['attrs'] == $attributes ) {
				return "{$post->ID}.$name";
			}
		}
	}
	return '';
}
