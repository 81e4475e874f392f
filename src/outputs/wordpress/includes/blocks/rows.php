<?php
/**
 * Blocks that are rows of a widget: each holds any other blocks, in place of the row's text.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The list of a widget whose rows are blocks; null if there is none.
 *
 * @param array $widget From `manifest()`.
 */
function list_of_row_blocks( array $widget ): ?array {
	foreach ( $widget['controls'] as $control ) {
		if ( isset( $control['row'] ) ) {
			return $control;
		}
	}
	return null;
}

/**
 * Registers the block of a widget's rows, if it has one. The server prints nothing of it: the widget's block does.
 *
 * @param string $name   The widget's name.
 * @param array  $widget The widget with its texts in the language of the person who edits.
 */
function register_row_block( string $name, array $widget ): void {
	$list = list_of_row_blocks( $widget );
	if ( null !== $list ) {
		$texts = array(
			'title'       => $list['row'],
			'description' => $list['about'],
		);
		register_block_type( dirname( PLUGIN_FILE ) . "/generated/blocks/$name-item", $texts );
	}
}

/**
 * The rows that are blocks inside of a widget's block, with the HTML inside of each; null if none is, as in posts that were
 * written when rows had texts only.
 *
 * @param string    $name  The widget's name.
 * @param \WP_Block $block The widget's block.
 * @return array<int, array{row: array, inner: string}>|null
 */
function rows_in_block( string $name, \WP_Block $block ): ?array {
	$rows = array();
	foreach ( $block->inner_blocks as $item ) {
		if ( "islet/$name-item" === $item->name ) {
			$rows[] = array(
				'row'   => $item->attributes,
				'inner' => with_layout( html_of_blocks( $item->inner_blocks ), $item, row_class( $item ) ),
			);
		}
	}
	return array() === $rows ? null : $rows;
}

/**
 * The HTML of blocks, one after the other.
 *
 * @param iterable<\WP_Block> $blocks The blocks.
 */
function html_of_blocks( iterable $blocks ): string {
	$html = '';
	foreach ( $blocks as $block ) {
		$html .= $block->render();
	}
	return $html;
}
