<?php
/**
 * Pages that keep the scripts of a job that was handed over, because an element on them needs these scripts: Elementor's
 * buttons for Stripe and PayPal take payments by the Pro edition's own interface. So does a page where the job's preset has
 * nothing else to do.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The post type of Elementor's headers, footers, popups and other parts of pages. */
const ELEMENTOR_PARTS = 'elementor_library';

/** Which of these elements parts of pages have, as far as it was looked up; until a part is saved, at most half a day. */
const KEPT_TRANSIENT = 'islet_kept_by_parts';

/** How many pages the settings screen names. */
const NAMED_PAGES = 5;

/**
 * How Elementor saves that a post has a widget of this type. Its editor writes JSON without spaces.
 *
 * @param string $type Such as `stripe-button`.
 */
function saved_widget_type( string $type ): string {
	return '"widgetType":"' . $type . '"';
}

/**
 * The types among these that Elementor's content of a post has.
 *
 * @param int      $post  The post's id.
 * @param string[] $types Types of widgets.
 * @return string[]
 */
function types_in_post( int $post, array $types ): array {
	$data = get_post_meta( $post, '_elementor_data', true );
	$text = is_string( $data ) ? $data : (string) wp_json_encode( $data );
	return array_values(
		array_filter(
			$types,
			function ( string $type ) use ( $text ): bool {
				return false !== strpos( $text, saved_widget_type( $type ) );
			}
		)
	);
}

/**
 * The published posts whose content by Elementor has one of these types.
 *
 * @param string[] $types Types of widgets.
 * @param string   $in    A post type, or `any`.
 * @return int[] Ids; at most one more than the settings screen names.
 */
function posts_with_types( array $types, string $in ): array {
	$conditions = array( 'relation' => 'OR' );
	foreach ( $types as $type ) {
		$conditions[] = array(
			'key'     => '_elementor_data',
			'value'   => saved_widget_type( $type ),
			'compare' => 'LIKE',
		);
	}
	return get_posts(
		array(
			'post_type'   => 'any' === $in ? array_values( get_post_types( array( 'public' => true ) ) ) : $in,
			'post_status' => 'publish',
			'numberposts' => NAMED_PAGES + 1,
			'fields'      => 'ids',
			'meta_query'  => $conditions, // phpcs:ignore WordPress.DB.SlowDBQuery -- on the settings screen, and once in half a day.
		)
	);
}

/**
 * The types among these that parts of pages have. Which part stands on which page only Elementor knows.
 *
 * @param string[] $types Types of widgets.
 * @return string[]
 */
function types_in_parts( array $types ): array {
	$found = get_transient( KEPT_TRANSIENT );
	if ( ! is_array( $found ) ) {
		$found = array();
		foreach ( posts_with_types( $types, ELEMENTOR_PARTS ) as $part ) {
			$found = array_merge( $found, types_in_post( $part, $types ) );
		}
		set_transient( KEPT_TRANSIENT, array_values( array_unique( $found ) ), DAY_IN_SECONDS / 2 );
	}
	return array_values( array_intersect( $types, $found ) );
}

/**
 * Looks parts up again once one was changed.
 */
function forget_parts(): void {
	delete_transient( KEPT_TRANSIENT );
}
add_action( 'save_post_' . ELEMENTOR_PARTS, __NAMESPACE__ . '\forget_parts' );
add_action( 'deleted_post', __NAMESPACE__ . '\forget_parts' );

/**
 * Whether the page that is asked for keeps the scripts of a job.
 *
 * @param array $job A job.
 */
function is_kept_on_page( array $job ): bool {
	$types = array_keys( $job['keptBy'] ?? array() );
	if ( is_admin() || ! did_action( 'wp' ) ) {
		return false;
	}
	if ( ! $types ) {
		return ! empty( $job['onEveryPage'] ) && has_only_blocks( array_unique( array_merge( options()['presets'], array( $job['preset'] ) ) ) );
	}
	$post = is_singular() ? (int) get_queried_object_id() : 0;
	return ( $post && types_in_post( $post, $types ) ) || types_in_parts( $types );
}

/**
 * What keeps the scripts of a job on this site, as a sentence for the settings screen; empty if nothing does.
 *
 * @param array $job A job.
 */
function kept_note( array $job ): string {
	$titles = $job['keptBy'] ?? array();
	$types  = array_keys( $titles );
	if ( ! $types ) {
		return '';
	}
	$parts = types_in_parts( $types );
	if ( $parts ) {
		/* translators: %s: titles of widgets. */
		return sprintf( __( 'Every page keeps these scripts: a header, a footer or another part of pages has a widget that they alone drive (%s).', 'islet' ), titles_of_types( $titles, $parts ) );
	}
	$posts = posts_with_types( $types, 'any' );
	if ( ! $posts ) {
		return '';
	}
	$found = array();
	$names = array();
	foreach ( array_slice( $posts, 0, NAMED_PAGES ) as $post ) {
		$found   = array_merge( $found, types_in_post( $post, $types ) );
		$names[] = get_the_title( $post );
	}
	$names = implode( ', ', $names ) . ( count( $posts ) > NAMED_PAGES ? ' …' : '' );
	/* translators: 1: titles of widgets, 2: titles of pages. */
	return sprintf( __( 'These pages keep the scripts, which alone drive a widget on them (%1$s): %2$s.', 'islet' ), titles_of_types( $titles, $found ), $names );
}

/**
 * The titles of types, each once.
 *
 * @param array<string, string> $titles All titles.
 * @param string[]              $types  Types of widgets.
 */
function titles_of_types( array $titles, array $types ): string {
	return implode( ', ', array_intersect_key( $titles, array_flip( $types ) ) );
}
