<?php
/**
 * Posts of the site as what a list prints.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * A page of the posts that settings choose, and links to its other pages; null if they choose none.
 *
 * @param array $settings What `settings_for()` returned.
 */
function listed_content( array $settings ): ?array {
	return with_listed_posts(
		$settings,
		function ( array $items ): array {
			return array( 'items' => $items );
		}
	);
}

/**
 * The same with filters by the terms of a taxonomy, if settings choose one that the posts may have.
 *
 * @param array $settings What `settings_for()` returned.
 */
function filtered_content( array $settings ): ?array {
	$taxonomy = $settings['filter_by'] ?? '';
	$is_known = isset( listed_taxonomies( $settings['post_type'] ?? '' )[ $taxonomy ] );
	return with_listed_posts(
		$settings,
		function ( array $items, array $posts, string $all ) use ( $taxonomy, $is_known ): array {
			return array( 'all_link' => $all ) + ( $is_known ? filtered_items( $items, $posts, $taxonomy ) : array( 'items' => $items ) );
		}
	);
}

/**
 * What a list prints of a page of posts. A list in the excerpt of one of its own posts is empty.
 *
 * @param array    $settings What `settings_for()` returned.
 * @param callable $content  Makes it of the items, of the posts and of the address of the first page.
 */
function with_listed_posts( array $settings, callable $content ): ?array {
	static $is_listing = false;
	if ( '' === trim( $settings['post_type'] ?? '' ) ) {
		return null;
	}
	$field = page_field( array_intersect_key( $settings, array_flip( array( 'post_type', 'terms', 'order', 'number' ) ) ) );
	$page  = asked_page( $field );
	$query = $is_listing ? null : listed_query( $settings, $page );
	if ( null === $query ) {
		return array( 'items' => array() );
	}
	$is_listing = true;
	$posts      = array_values( array_filter( $query->posts, 'is_post_publicly_viewable' ) );
	$printed    = $content( array_map( __NAMESPACE__ . '\listed_item', $posts ), $posts, address_of_page( $field, 1 ) );
	$is_listing = false;
	return $printed + page_links( $field, $page, (int) $query->max_num_pages );
}
