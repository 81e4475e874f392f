<?php
/**
 * What a form asks, read from the post that holds its block, so that no request can change fields, limits or receivers.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The widget, and its block. */
const FORM_WIDGET = 'contact-form';
const FORM_BLOCK  = 'islet/contact-form';

/**
 * The blocks of forms among others, also inside of them, in their order.
 *
 * @param array[] $blocks From `parse_blocks()`.
 * @return array[]
 */
function forms_among( array $blocks ): array {
	$found = array();
	foreach ( $blocks as $block ) {
		$found = array_merge( $found, FORM_BLOCK === $block['blockName'] ? array( $block ) : array(), forms_among( $block['innerBlocks'] ) );
	}
	return $found;
}

/**
 * The blocks of forms in a post, by what names them there: their anchor, else their number.
 *
 * @param \WP_Post $post The post.
 * @return array<int|string, array>
 */
function form_blocks( \WP_Post $post ): array {
	$named = array();
	foreach ( has_block( FORM_BLOCK, $post ) ? forms_among( parse_blocks( $post->post_content ) ) : array() as $index => $block ) {
		$anchor         = string_of( $block['attrs']['anchor'] ?? null );
		$is_free        = preg_match( '/^[A-Za-z][A-Za-z0-9_-]{0,63}$/D', $anchor ) && ! isset( $named[ $anchor ] );
		$name           = $is_free ? $anchor : $index + 1;
		$named[ $name ] = $block;
	}
	return $named;
}

/**
 * Whether the visitor may answer the forms of a post: whoever reads it may. Parts of pages have no page of their own.
 *
 * @param \WP_Post $post The post.
 */
function may_answer_forms( \WP_Post $post ): bool {
	if ( in_array( $post->post_type, array( 'wp_block', 'wp_template', 'wp_template_part' ), true ) ) {
		return 'publish' === $post->post_status;
	}
	return ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ) && ! post_password_required( $post );
}

/**
 * What a form asks; null if there is none.
 *
 * @param string $reference The id of a post, a point, and what names the block there.
 * @return ?array{reference: string, post: \WP_Post, name: string, success: string, captcha: string, rows: array[]}
 */
function form_definition( string $reference ): ?array {
	$widget = manifest()['widgets'][ FORM_WIDGET ] ?? null;
	if ( null === $widget || ! preg_match( '/^([1-9][0-9]{0,17})\.([A-Za-z0-9_-]{1,64})$/D', $reference, $found ) ) {
		return null;
	}
	$post  = get_post( (int) $found[1] );
	$block = $post && may_answer_forms( $post ) ? form_blocks( $post )[ $found[2] ] ?? null : null;
	if ( null === $block ) {
		return null;
	}
	$values = template_values( $widget['controls'], settings_for( $widget, typed_texts( $block['attrs'] ) ) );
	$label  = feed_line( $values['label'] ?? '' );
	return array(
		'reference' => $reference,
		'post'      => $post,
		'name'      => '' === $label ? plain_text( get_the_title( $post ) ) : $label,
		'success'   => string_of( $values['success'] ?? null ),
		'captcha'   => string_of( $values['captcha']['provider'] ?? null ),
		'rows'      => form_rows( array_map( __NAMESPACE__ . '\row_values', (array) ( $values['fields'] ?? array() ) ) ),
	);
}

/**
 * A row of a list as an array: an empty one is an object.
 *
 * @param array|\stdClass $row The row.
 */
function row_values( $row ): array {
	return (array) $row;
}
