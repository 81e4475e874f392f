<?php
/**
 * What kinds of posts a list may show, and by what terms: those that every visitor may read.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The types of posts that have pages of their own and that somebody would look for.
 *
 * @return array<string, \WP_Post_Type> By name.
 */
function listed_types(): array {
	return array_filter(
		get_post_types( array( 'public' => true ), 'objects' ),
		function ( \WP_Post_Type $type ): bool {
			return 'attachment' !== $type->name && $type->show_in_nav_menus && is_post_type_viewable( $type );
		}
	);
}

/**
 * The taxonomies of posts that have pages of their own and whose terms people choose.
 *
 * @param string ...$types Names of types; default: all that a list may show.
 * @return array<string, \WP_Taxonomy> By name.
 */
function listed_taxonomies( string ...$types ): array {
	$found = array();
	foreach ( $types ? $types : array_keys( listed_types() ) as $type ) {
		$found += get_object_taxonomies( $type, 'objects' );
	}
	return array_filter(
		$found,
		function ( \WP_Taxonomy $taxonomy ): bool {
			return $taxonomy->public && $taxonomy->show_ui && is_taxonomy_viewable( $taxonomy );
		}
	);
}
