<?php
/**
 * The posts that settings choose.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Without a setting, as in src/build/editors/site-controls.mjs. */
const LISTED_AT_FIRST = 6;

/** How `WP_Query` orders posts, by the values of the setting. The id keeps pages apart where all else is equal. */
const LISTED_ORDERS = array(
	'newest'  => array(
		'date' => 'DESC',
		'ID'   => 'DESC',
	),
	'oldest'  => array(
		'date' => 'ASC',
		'ID'   => 'ASC',
	),
	'changed' => array(
		'modified' => 'DESC',
		'ID'       => 'DESC',
	),
	'title'   => array(
		'title' => 'ASC',
		'ID'    => 'ASC',
	),
	'menu'    => array(
		'menu_order' => 'ASC',
		'title'      => 'ASC',
		'ID'         => 'ASC',
	),
);

/**
 * Published posts of one page of a list; null if settings choose none, or what not everybody may read.
 *
 * @param array $settings What `settings_for()` returned.
 * @param int   $page     From 1.
 */
function listed_query( array $settings, int $page ): ?\WP_Query {
	$type  = $settings['post_type'];
	$terms = $settings['terms'] ?? array();
	$tax   = term_clauses( $terms, $type );
	if ( ! isset( listed_types()[ $type ] ) || ( $terms && ! $tax ) ) {
		return null;
	}
	return new \WP_Query(
		array(
			'post_type'           => $type,
			'post_status'         => 'publish',
			'posts_per_page'      => $settings['number'] ?? LISTED_AT_FIRST,
			'paged'               => $page,
			'orderby'             => LISTED_ORDERS[ $settings['order'] ?? 'newest' ],
			'ignore_sticky_posts' => true,
			'tax_query'           => array_merge( array( 'relation' => 'AND' ), $tax ? array( $tax ) : array(), shop_clauses( $type ) ), // phpcs:ignore WordPress.DB.SlowDBQuery -- what an editor has chosen.
		)
	);
}

/**
 * The part of a query that asks for any of some terms; empty if there are none that a list may ask for.
 *
 * @param string[] $terms Such as `category:care`.
 * @param string   $type  The posts' type.
 */
function term_clauses( array $terms, string $type ): array {
	$slugs = array();
	foreach ( $terms as $term ) {
		list( $taxonomy, $slug ) = array_pad( explode( ':', (string) $term, 2 ), 2, '' );
		$slugs[ $taxonomy ][]    = $slug;
	}
	$clauses = array();
	foreach ( array_intersect_key( $slugs, listed_taxonomies( $type ) ) as $taxonomy => $names ) {
		$clauses[] = array(
			'taxonomy' => $taxonomy,
			'field'    => 'slug',
			'terms'    => $names,
		);
	}
	return $clauses ? array_merge( array( 'relation' => 'OR' ), $clauses ) : array();
}
