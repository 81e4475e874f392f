<?php
/**
 * The layout of the blocks inside of ours, which the editor offers in block themes: how far they are from each other, and how
 * wide.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The classes that WordPress gives to what has a layout. */
const LAYOUT_CLASSES = '/-is-layout-|^(is-layout-|is-content-justification-|wp-container-|has-global-padding$)/';

/** Those of what spans the window: a popup or a panel does not, and has padding of its own. */
const PAGE_CLASSES = '/^has-global-padding$/';

/**
 * HTML of blocks in an element that has the layout of the block around them, in its own styles and in those of the theme;
 * as it is where there is none.
 *
 * @param string    $html  Of the blocks.
 * @param \WP_Block $block The block around them.
 * @param string    $name  Class of the element. WordPress looks for the one that the post has.
 */
function with_layout( string $html, \WP_Block $block, string $name ): string {
	if ( '' === trim( $html ) || ! wp_theme_has_theme_json() || ! block_has_support( $block->block_type, array( 'layout' ) ) ) {
		return $html;
	}
	$html = wp_render_layout_support_flag( '<div class="' . esc_attr( $name ) . "\">$html</div>", $block->parsed_block );
	return without_classes( $html, PAGE_CLASSES );
}

/**
 * Takes classes off the outermost element.
 *
 * @param string $html    HTML.
 * @param string $pattern What the classes match.
 */
function without_classes( string $html, string $pattern ): string {
	$element = new \WP_HTML_Tag_Processor( $html );
	if ( $element->next_tag() ) {
		foreach ( preg_grep( $pattern, explode( ' ', (string) $element->get_attribute( 'class' ) ) ) as $class ) {
			$element->remove_class( $class );
		}
	}
	return $element->get_updated_html();
}

/**
 * The class of a row in the post.
 *
 * @param \WP_Block $row The row's block.
 */
function row_class( \WP_Block $row ): string {
	$typed = $row->attributes['className'] ?? '';
	return trim( wp_get_block_default_classname( $row->name ) . ' ' . ( is_string( $typed ) ? $typed : '' ) );
}

/**
 * Takes a layout off the outermost element, where WordPress puts it too: it is for what the element holds, beside which a
 * widget may add a button.
 *
 * @param string $html  Of the block.
 * @param array  $block The parsed block.
 */
function without_own_layout( string $html, array $block ): string {
	$name   = preg_replace( '~^islet/~', '', (string) $block['blockName'], 1, $count );
	$widget = 1 === $count ? manifest()['widgets'][ $name ] ?? null : null;
	return null === $widget || 'inner' !== $widget['content'] ? $html : without_classes( $html, LAYOUT_CLASSES );
}
add_filter( 'render_block', __NAMESPACE__ . '\without_own_layout', 11, 2 );
