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
 * The first posts that settings choose as slides, each with its beginning as the text; null if they choose none.
 *
 * @param array $settings What `settings_for()` returned.
 */
function slide_content( array $settings ): ?array {
	if ( ! chooses_posts( $settings ) ) {
		return null;
	}
	$slide = function ( array $item ): array {
		return $item + array( 'text' => $item['excerpt'] );
	};
	return with_posts(
		$settings,
		1,
		function ( array $items ) use ( $slide ): array {
			return array( 'items' => array_map( $slide, $items ) );
		}
	);
}

/**
 * What editors find besides a list of slides: the slides that posts are.
 *
 * @param array $widget The widget.
 * @return array[] Variations as in the manifest, in the language of the person who edits.
 */
function slide_variations( array $widget ): array {
	if ( ! lists_from( $widget, 'slide-posts' ) ) {
		return array();
	}
	$variation = array(
		'name'     => 'posts',
		'title'    => __( 'Carousel of posts', 'islet' ),
		'about'    => __( 'Shows some of the newest posts at a time, and moves through them.', 'islet' ),
		'icon'     => 'excerpt-view',
		'keywords' => array( __( 'posts', 'islet' ), __( 'blog', 'islet' ) ),
		'initial'  => array( 'post_type' => 'post' ),
	);
	return array( $variation );
}

/**
 * Whether settings choose posts of the site.
 *
 * @param array $settings What `settings_for()` returned.
 */
function chooses_posts( array $settings ): bool {
	return '' !== trim( $settings['post_type'] ?? '' );
}

/**
 * What a list prints of a page of posts, and links to its other pages; null if settings choose none.
 *
 * @param array    $settings What `settings_for()` returned.
 * @param callable $content  Makes it of the items, of the posts and of the address of the first page.
 */
function with_listed_posts( array $settings, callable $content ): ?array {
	if ( ! chooses_posts( $settings ) ) {
		return null;
	}
	$field = page_field( array_intersect_key( $settings, array_flip( array( 'post_type', 'terms', 'order', 'number' ) ) ) );
	$page  = asked_page( $field );
	return with_posts(
		$settings,
		$page,
		function ( array $items, array $posts, int $last ) use ( $content, $field, $page ): array {
			return $content( $items, $posts, address_of_page( $field, 1 ) ) + page_links( $field, $page, $last );
		}
	);
}

/**
 * What is made of the published posts of one page. A list in the excerpt of one of its own posts is empty.
 *
 * @param array    $settings What `settings_for()` returned.
 * @param int      $page     From 1.
 * @param callable $content  Makes it of the items, of the posts and of the number of the last page.
 */
function with_posts( array $settings, int $page, callable $content ): array {
	static $is_listing = false;
	$query             = $is_listing ? null : listed_query( $settings, $page );
	if ( null === $query ) {
		return array( 'items' => array() );
	}
	$is_listing = true;
	$posts      = array_values( array_filter( $query->posts, 'is_post_publicly_viewable' ) );
	$printed    = $content( array_map( __NAMESPACE__ . '\listed_item', $posts ), $posts, (int) $query->max_num_pages );
	$is_listing = false;
	return $printed;
}
