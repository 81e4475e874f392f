<?php
/**
 * What holds a form that is being printed: the page, a pattern, a part of a template, the template, a document of Elementor or a
 * widget area.
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
 * The post whose elements Elementor prints; 0 if it prints none.
 */
function elementor_document(): int {
	$document = class_exists( '\Elementor\Plugin' ) ? \Elementor\Plugin::$instance->documents->get_current() : null;
	return $document ? (int) $document->get_main_id() : 0;
}

/**
 * What may hold what is being printed, the likeliest first.
 *
 * @return string[] As `form_holder()` takes them.
 */
function possible_holders(): array {
	$posts   = array_map( __NAMESPACE__ . '\post_of_holder', array_reverse( open_holders() ) );
	$posts[] = elementor_document();
	$posts[] = (int) get_the_ID();
	// A widget prints the blocks of its rows itself, without the filter that notes patterns.
	preg_match_all( '/<!-- wp:block \{[^}]*"ref":(\d+)/', (string) ( get_post()->post_content ?? '' ), $found );
	$posts    = array_merge( $posts, array_map( 'intval', $found[1] ) );
	$template = string_of( $GLOBALS['_wp_current_template_id'] ?? null );
	$template = '' === $template ? null : get_block_template( $template );
	$posts[]  = (int) ( $template->wp_id ?? 0 );
	$widgets  = preg_grep( '/^[1-9][0-9]*$/D', array_keys( (array) get_option( 'widget_block' ) ) );
	return array_merge(
		array_map( 'strval', array_unique( array_filter( $posts ) ) ),
		array_map(
			function ( $number ): string {
				return "w$number";
			},
			array_values( $widgets )
		)
	);
}

/**
 * What of a form must be the same for its answers to fit: the kinds and names of its rows.
 *
 * @param array $values From `form_values()`.
 */
function form_shape( array $values ): array {
	return array_map(
		function ( $row ): array {
			return array( $row['kind'] ?? '', $row['name'] ?? '' );
		},
		array_map( __NAMESPACE__ . '\row_values', (array) ( $values['fields'] ?? array() ) )
	);
}

/**
 * What names a form that is being printed; empty if it is saved nowhere. WordPress and other plugins may have changed the texts
 * of one since it was read, then the rows tell which it is.
 *
 * @param array  $values As it is printed, like those of `form_values()`.
 * @param string $id     What its ids begin with.
 */
function form_reference( array $values, string $id ): string {
	$best = array( 0, '' );
	foreach ( possible_holders() as $holder ) {
		foreach ( form_holder( $holder )['forms'] ?? array() as $name => $given ) {
			$saved = form_values( $given );
			// phpcs:ignore Universal.Operators.StrictComparisons -- rows may be objects.
			$is_same  = $saved == $values;
			$likeness = $is_same || form_shape( $saved ) === form_shape( $values ) ? 1 + 2 * (int) $is_same + (int) ( (string) $name === $id ) : 0;
			if ( $likeness > $best[0] ) {
				$best = array( $likeness, "$holder.$name" );
			}
		}
	}
	return $best[1];
}
