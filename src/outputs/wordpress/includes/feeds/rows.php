<?php
/**
 * Items of saved sources as the rows of a widget.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The sources that an editor may choose, by their ids.
 *
 * @return array{value: string, label: string}[]
 */
function feed_choices(): array {
	$choices = array(
		array(
			'value' => '',
			'label' => __( 'Posts that are written here', 'islet' ),
		),
	);
	foreach ( feed_sources() as $id => $source ) {
		$choices[] = array(
			'value' => (string) $id,
			'label' => $source['name'],
		);
	}
	if ( count( $choices ) > 2 ) {
		$choices[] = array(
			'value' => ALL_FEEDS,
			'label' => __( 'All sources, by time', 'islet' ),
		);
	}
	return $choices;
}

/**
 * The sources that a text names: an id, ids with commas, or all.
 *
 * @param string $names The text.
 * @return array<string, array>
 */
function sources_named( string $names ): array {
	$ids = array_map( 'trim', explode( ',', $names ) );
	return in_array( ALL_FEEDS, $ids, true ) ? feed_sources() : array_intersect_key( feed_sources(), array_flip( $ids ) );
}

/**
 * The items of sources by time.
 *
 * @param array[] $sources From `sources_named()`.
 * @return array[]
 */
function items_of_sources( array $sources ): array {
	$items = array();
	foreach ( $sources as $source ) {
		array_push( $items, ...feed_for_page( $source )['items'] );
	}
	return items_by_time( array_map( __NAMESPACE__ . '\without_foreign_picture', $items ) );
}

/**
 * Whether an item has a tag, however it is written; every item has the empty one.
 *
 * @param array  $item The item.
 * @param string $tag  The tag.
 */
function has_tag( array $item, string $tag ): bool {
	$lower = function ( string $text ): string {
		return function_exists( 'mb_strtolower' ) ? mb_strtolower( $text, 'UTF-8' ) : strtolower( $text );
	};
	return '' === $tag || in_array( $lower( $tag ), array_map( $lower, $item['tags'] ), true );
}

/**
 * Whether a page may load a picture: one of the site itself, or of an allowed host.
 *
 * @param string $address Absolute.
 */
function may_show_picture( string $address ): bool {
	$own = address_parts( home_url( '/' ) )['host'];
	return in_array( address_parts( $address )['host'], array_merge( array( $own ), options()['hosts'] ), true );
}

/**
 * An item without a picture that the page may not load.
 *
 * @param array $item The item.
 */
function without_foreign_picture( array $item ): array {
	return null !== $item['picture'] && ! may_show_picture( $item['picture']['src'] ) ? array( 'picture' => null ) + $item : $item;
}

/**
 * An item as a row; what it lacks is left out.
 *
 * @param array $item The item.
 */
function feed_row( array $item ): array {
	$picture = $item['picture'] ?? array();
	$row     = array(
		'date'    => null === $item['date'] ? '' : gmdate( 'Y-m-d\TH:i:s\Z', $item['date'] ),
		'picture' => $picture['src'] ?? '',
		'alt'     => $picture['alt'] ?? '',
		'width'   => $picture['width'] ?? 0,
		'height'  => $picture['height'] ?? 0,
	);
	$filled  = function ( $value ): bool {
		return '' !== $value && 0 !== $value && array() !== $value;
	};
	return array_filter( $row + $item, $filled );
}

/**
 * A row whose tags are words with commas, as an editor writes them.
 *
 * @param array $item The item.
 */
function printed_feed_row( array $item ): array {
	$row = feed_row( $item );
	// A tag with a comma would be two.
	$tags = str_replace( ',', ' ', $item['tags'] );
	while ( text_length( implode( ', ', $tags ) ) > 500 ) {
		array_pop( $tags );
	}
	return array( 'tags' => implode( ', ', $tags ) ) + $row;
}

/**
 * The first items of the source that settings choose, read as an editor's rows are; null if they choose none.
 *
 * @param array $settings What `settings_for()` returned.
 * @param array $list     The list that they fill.
 * @param array $widget   The widget.
 */
function feed_content( array $settings, array $list, array $widget ): ?array {
	$rows = feed_rows( template_values( $widget['controls'], $settings ) );
	return null === $rows ? null : array( $list['key'] => rows_of( $list, $rows ) );
}

/**
 * The first items of the source that settings choose; null if they choose none, and no items of one that is no longer there.
 *
 * @param array $settings With their defaults.
 * @return ?array[]
 */
function feed_rows( array $settings ): ?array {
	$names = trim( string_of( $settings['feed'] ?? null ) );
	if ( '' === $names ) {
		return null;
	}
	$rows = array();
	foreach ( items_of_sources( sources_named( $names ) ) as $item ) {
		if ( has_tag( $item, trim( string_of( $settings['tag'] ?? null ) ) ) ) {
			$rows[] = printed_feed_row( $item );
		}
		if ( count( $rows ) >= (int) ( $settings['page_size'] ?? 6 ) ) {
			break;
		}
	}
	return $rows;
}

/**
 * What goes with these items: where the widget finds the others, and since when the source no longer answers.
 *
 * @param array $settings With their defaults.
 */
function feed_settings( array $settings ): array {
	$sources = sources_named( trim( string_of( $settings['feed'] ?? null ) ) );
	if ( ! $sources ) {
		return array();
	}
	$own     = array( 'address' => wp_make_link_relative( rest_url( 'islet/v1/feed/' . implode( ',', array_keys( $sources ) ) ) ) );
	$updated = oldest_answer( $sources );
	return array( 'sources' => array_merge( array( $own ), (array) ( $settings['sources'] ?? array() ) ) ) + ( $updated > 0 ? array( 'updated' => $updated ) : array() );
}

/**
 * When the source among some has answered last that no longer does so; 0 if all do.
 *
 * @param array[] $sources From `sources_named()`.
 */
function oldest_answer( array $sources ): int {
	$dead = array();
	foreach ( $sources as $source ) {
		$answer = feed_answer( $source );
		if ( '' !== $answer['problem'] && $answer['taken'] > 0 && time() - $answer['taken'] > FEED_AGED ) {
			$dead[] = $answer['taken'];
		}
	}
	return $dead ? min( $dead ) : 0;
}
