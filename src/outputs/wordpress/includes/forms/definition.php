<?php
/**
 * What a form asks, read from the post or the widget area that holds it, so that no request can change fields, limits or receivers.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the visitor may answer the forms of a post: whoever reads it may. Parts of pages have no page of their own.
 *
 * @param \WP_Post $post The post.
 */
function may_answer_forms( \WP_Post $post ): bool {
	if ( in_array( $post->post_type, array( 'wp_block', 'wp_template', 'wp_template_part', 'elementor_library' ), true ) ) {
		return 'publish' === $post->post_status;
	}
	return ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ) && ! post_password_required( $post );
}

/**
 * What Elementor has saved of a post that is edited with it; null if it has no forms.
 *
 * @param \WP_Post $post The post.
 */
function elements_of( \WP_Post $post ): ?array {
	$data     = 'builder' === get_post_meta( $post->ID, '_elementor_edit_mode', true ) ? get_post_meta( $post->ID, '_elementor_data', true ) : null;
	$elements = is_string( $data ) && false !== strpos( $data, 'islet' ) ? json_decode( $data, true ) : null;
	return is_array( $elements ) ? $elements : null;
}

/**
 * The content of a block in a widget area; empty if the area is not in use.
 *
 * @param int $number Of the block, as WordPress saves it.
 */
function content_of_widget( int $number ): string {
	$widgets = get_option( 'widget_block' );
	return is_array( $widgets ) && is_active_widget( false, "block-$number", 'block' ) ? string_of( $widgets[ $number ]['content'] ?? null ) : '';
}

/**
 * What holds forms: a post that the visitor may answer, or a block in a widget area.
 *
 * @param string $holder The id of a post, or `w` and the number of a block in a widget area.
 * @return ?array{title: string, forms: array<int|string, array>} `forms` has what editors gave, by what names the form there.
 */
function form_holder( string $holder ): ?array {
	if ( 'w' === $holder[0] ) {
		return array(
			'title' => (string) get_bloginfo( 'name' ),
			'forms' => forms_in( content_of_widget( (int) substr( $holder, 1 ) ) ),
		);
	}
	$post = get_post( (int) $holder );
	return ! $post || ! may_answer_forms( $post ) ? null : array(
		'title' => (string) get_the_title( $post ),
		'forms' => forms_in( $post->post_content, elements_of( $post ) ),
	);
}

/**
 * The values of a form, with defaults.
 *
 * @param array $given What an editor gave.
 */
function form_values( array $given ): array {
	$widget = manifest()['widgets'][ FORM_WIDGET ];
	return template_values( $widget['controls'], settings_for( $widget, $given ) );
}

/**
 * What a form asks; null if there is none.
 *
 * @param string $reference What holds it, a point, and what names it there.
 * @return ?array{reference: string, name: string, success: string, captcha: string, rows: array[]}
 */
function form_definition( string $reference ): ?array {
	if ( ! isset( manifest()['widgets'][ FORM_WIDGET ] ) || ! preg_match( '/^(w?[1-9][0-9]{0,17})\.([A-Za-z0-9_-]{1,64})$/D', $reference, $found ) ) {
		return null;
	}
	$holder = form_holder( $found[1] );
	$given  = $holder['forms'][ $found[2] ] ?? null;
	if ( null === $given ) {
		return null;
	}
	$values = form_values( $given );
	$label  = feed_line( $values['label'] ?? '' );
	$fields = array_map( __NAMESPACE__ . '\row_values', (array) ( $values['fields'] ?? array() ) );
	return array(
		'reference' => $reference,
		'name'      => '' === $label ? plain_text( $holder['title'] ) : $label,
		'success'   => string_of( $values['success'] ?? null ),
		'captcha'   => string_of( $values['captcha']['provider'] ?? null ),
		'rows'      => form_rows( $fields ),
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
