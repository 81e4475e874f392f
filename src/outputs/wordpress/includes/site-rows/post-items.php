<?php
/**
 * Posts as items of a list.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** An item's title and text have as many characters at most; src/shared/content/listed/listed-content.ts. */
const LISTED_TITLE_LENGTH = 200;
const LISTED_TEXT_LENGTH  = 400;

/** Nobody asks on which day these were published. */
const UNDATED_TYPES = array( 'page', 'product' );

/**
 * A post as an item: what every visitor may read of it. Of one with a password, that is its title and its day.
 *
 * @param \WP_Post $post The post.
 */
function listed_item( \WP_Post $post ): array {
	$title   = plain_text( get_the_title( $post ), LISTED_TITLE_LENGTH );
	$is_open = '' === (string) $post->post_password;
	$item    = array(
		'title'   => '' === $title ? __( '(no title)', 'islet' ) : $title,
		'link'    => (string) get_permalink( $post ),
		'date'    => in_array( $post->post_type, UNDATED_TYPES, true ) ? '' : plain_text( (string) get_the_date( '', $post ) ),
		'excerpt' => $is_open ? plain_text( (string) get_the_excerpt( $post ), LISTED_TEXT_LENGTH ) : '',
	);
	return $item + ( $is_open ? listed_picture( (int) get_post_thumbnail_id( $post ) ) + product_parts( $post ) : array() );
}

/**
 * The picture of an item, at a size that fits into a column.
 *
 * @param int $id Of a file of the media library; 0 for none.
 */
function listed_picture( int $id ): array {
	$picture = $id ? wp_get_attachment_image_src( $id, 'medium_large' ) : false;
	if ( ! $picture ) {
		return array();
	}
	return array(
		'picture'    => $picture[0],
		'picture_id' => $id,
		'width'      => (int) $picture[1],
		'height'     => (int) $picture[2],
	);
}

/**
 * The ids of the pictures of items, by their addresses.
 *
 * @param array $content What `site_content()` returned.
 * @return array<string, int>
 */
function listed_files( array $content ): array {
	return array_column( $content['items'] ?? array(), 'picture_id', 'picture' );
}
