<?php
/**
 * What patterns print their blocks with: a text that is translated may hold any character.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Prints one of our blocks, as it stands in a post.
 *
 * @param string $name       The block's name, such as `countdown`.
 * @param array  $attributes Its attributes.
 * @param string $inside     What is between its comments: blocks and HTML.
 */
function print_pattern_block( string $name, array $attributes, string $inside = '' ): void {
	// phpcs:ignore WordPress.Security.EscapeOutput -- the content of a post, which WordPress escapes attributes of.
	echo get_comment_delimited_block_content( "islet/$name", $attributes, $inside ), "\n";
}

/**
 * A block of rows: each is a block with a text inside.
 *
 * @param string  $name       The block's name, such as `tabs`.
 * @param array   $attributes Its attributes.
 * @param array[] $rows       The attributes of each row, and its `text` or the blocks inside as `inside`.
 */
function print_pattern_rows( string $name, array $attributes, array $rows ): void {
	$inside = '';
	foreach ( $rows as $row ) {
		$blocks = $row['inside'] ?? pattern_paragraph( $row['text'] ?? '' );
		unset( $row['inside'], $row['text'] );
		$inside .= get_comment_delimited_block_content( "islet/$name-item", $row, pattern_row_html( $name, $row, $blocks ) );
	}
	print_pattern_block( $name, $attributes, $inside );
}

/**
 * What a post holds of a row; as `savedRow()` of editor/blocks/row-blocks/saved-row.ts.
 *
 * @param string $name   The widget's name.
 * @param array  $row    The attributes of the row.
 * @param string $blocks The blocks inside.
 */
function pattern_row_html( string $name, array $row, string $blocks ): string {
	$title   = isset( $row['title'] ) ? '<h3>' . esc_html( $row['title'] ) . '</h3>' : '';
	$picture = isset( $row['picture'] )
		? '<p><img src="' . esc_url( $row['picture']['url'] ) . '" alt="' . esc_attr( $row['alt'] ?? '' ) . '"/></p>'
		: '';
	$link    = isset( $row['link'] )
		? '<p><a href="' . esc_url( $row['link'] ) . '">' . esc_html( $row['button'] ?? $row['link'] ) . '</a></p>'
		: '';
	return "<div class=\"wp-block-islet-$name-item\">$title$picture$blocks$link</div>";
}

/**
 * A paragraph; nothing for an empty text.
 *
 * @param string $text What it says.
 */
function pattern_paragraph( string $text ): string {
	return '' === $text ? '' : "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->\n";
}

/**
 * A heading.
 *
 * @param string $text  What it says.
 * @param int    $level From 2.
 */
function pattern_heading( string $text, int $level = 2 ): string {
	$attributes = 2 === $level ? '' : " {\"level\":$level}";
	return "<!-- wp:heading$attributes -->\n<h$level class=\"wp-block-heading\">" . esc_html( $text ) . "</h$level>\n<!-- /wp:heading -->\n";
}

/**
 * Columns of one width.
 *
 * @param string[] $columns The blocks in each.
 */
function pattern_columns( array $columns ): string {
	$html = '';
	foreach ( $columns as $blocks ) {
		$html .= "<!-- wp:column -->\n<div class=\"wp-block-column\">$blocks</div>\n<!-- /wp:column -->\n";
	}
	return "<!-- wp:columns -->\n<div class=\"wp-block-columns\">$html</div>\n<!-- /wp:columns -->\n";
}

/**
 * The attributes of a picture that stands there until somebody chooses another one.
 *
 * @return array{picture: array{url: string}, alt: string, width: int, height: int}
 */
function placeholder_picture(): array {
	return array(
		'picture' => array( 'url' => plugins_url( 'patterns/placeholder.svg', PLUGIN_FILE ) ),
		'alt'     => __( 'A picture of yours', 'islet' ),
		'width'   => 600,
		'height'  => 400,
	);
}
