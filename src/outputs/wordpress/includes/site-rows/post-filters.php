<?php
/**
 * Filters of a list of posts: the terms that the posts of its page have, in one taxonomy.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Items with the class names of their terms, and a filter for each of these terms, by name.
 *
 * @param array[]    $items    From `listed_item()`.
 * @param \WP_Post[] $posts    The posts, in the same order.
 * @param string     $taxonomy Such as `category`.
 * @return array{items: array[], filters: array[]}
 */
function filtered_items( array $items, array $posts, string $taxonomy ): array {
	$filters = array();
	foreach ( $posts as $at => $post ) {
		$terms = get_the_terms( $post, $taxonomy );
		$names = array();
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$names[]                   = "islet-term-$term->term_id";
			$filters[ $term->term_id ] = term_filter( $term );
		}
		$items[ $at ]['terms'] = implode( ' ', $names );
	}
	usort(
		$filters,
		function ( array $one, array $other ): int {
			return strnatcasecmp( $one['title'], $other['title'] );
		}
	);
	return array(
		'items'   => $items,
		'filters' => $filters,
	);
}

/**
 * The filter of a term, with the page of the term for visitors without JavaScript.
 *
 * @param \WP_Term $term The term.
 */
function term_filter( \WP_Term $term ): array {
	$link = get_term_link( $term );
	return array(
		'title' => plain_text( $term->name, LISTED_TITLE_LENGTH ),
		'name'  => (string) $term->term_id,
		'link'  => is_string( $link ) ? $link : '',
	);
}
