<?php
/**
 * The sources of feeds that an administrator has saved. The server asks these and no others.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Sources of one site. */
const FEED_SOURCES = 50;

/** What an id is: the block names its source by it, and so does the address of the feed. */
const FEED_ID = '[a-z0-9-]{1,40}';

/** The choice of all sources. */
const ALL_FEEDS = 'all';

/**
 * Whether the address of a source can be asked.
 *
 * @param array $source From `read_feed_sources()`.
 */
function is_feed_source( array $source ): bool {
	return '' !== $source['id'] && '' !== source_address( $source['address'] );
}

/**
 * The address of a source; empty if it is none of the web, or has a name and a password in it.
 *
 * @param mixed $typed What was typed; `https://` may be missing.
 */
function source_address( $typed ): string {
	$typed   = is_string( $typed ) ? trimmed( valid_utf8( $typed ) ) : '';
	$address = '' === $typed || preg_match( '~^[a-z][a-z0-9+.-]*:(?!\d)~i', $typed ) ? $typed : "https://$typed";
	$is_web  = preg_match( '~^https?://~i', $address ) && false === strpos( address_parts( $address )['origin'], '@' );
	return $is_web && strlen( $address ) <= 2048 ? web_address( $address, 'https://localhost/' ) : '';
}

/**
 * The sources as they are stored, also those that cannot be asked.
 *
 * @return array[]
 */
function stored_sources(): array {
	return array_values( array_filter( array_map( __NAMESPACE__ . '\read_feed_source', options()['feeds'] ) ) );
}

/**
 * The sources that can be asked, by id.
 *
 * @return array<string, array{id: string, name: string, kind: string, address: string}>
 */
function feed_sources(): array {
	return array_column( array_filter( stored_sources(), __NAMESPACE__ . '\is_feed_source' ), null, 'id' );
}

/**
 * An id that no other source has.
 *
 * @param string   $name  Of the source.
 * @param string[] $taken Ids of others.
 */
function new_feed_id( string $name, array $taken ): string {
	$start = trim( substr( (string) preg_replace( '/[^a-z0-9]+/', '-', strtolower( remove_accents( $name ) ) ), 0, 30 ), '-' );
	$start = '' === $start ? 'feed' : $start;
	$id    = $start;
	for ( $number = 2; in_array( $id, $taken, true ); ++$number ) {
		$id = "$start-$number";
	}
	return $id;
}

/**
 * A source as it is stored; null where a row is empty or to be removed.
 *
 * @param mixed $row Of the form, or what this has returned.
 * @return ?array{id: string, name: string, kind: string, address: string}
 */
function read_feed_source( $row ): ?array {
	$row     = is_array( $row ) && empty( $row['remove'] ) ? $row : array();
	$address = trimmed( substr( valid_utf8( string_of( $row['address'] ?? null ) ), 0, 2048 ) );
	$name    = feed_line( $row['name'] ?? null );
	if ( '' === $address ) {
		return null;
	}
	$kind = string_of( $row['kind'] ?? null );
	$id   = string_of( $row['id'] ?? null );
	return array(
		'id'      => preg_match( '/^' . FEED_ID . '$/D', $id ) ? $id : '',
		'name'    => '' === $name ? (string) preg_replace( '~^https?://|[/?#].*$~i', '', $address ) : $name,
		'kind'    => isset( FEED_FORMATS[ $kind ] ) ? $kind : 'feed',
		'address' => '' === source_address( $address ) ? valid_utf8( $address ) : source_address( $address ),
	);
}

/**
 * The sources of the form. An address that cannot be asked stays for mending, and is told.
 *
 * @param mixed $given Of the form, or what this has returned.
 * @return array[]
 */
function read_feed_sources( $given ): array {
	$sources = array();
	$rows    = is_array( $given ) ? array_slice( array_filter( array_map( __NAMESPACE__ . '\read_feed_source', array_values( $given ) ) ), 0, FEED_SOURCES ) : array();
	$taken   = array( ALL_FEEDS );
	foreach ( $rows as $source ) {
		if ( '' === $source['id'] || in_array( $source['id'], $taken, true ) ) {
			$source['id'] = new_feed_id( $source['name'], array_merge( $taken, array_column( $rows, 'id' ) ) );
		}
		$taken[]   = $source['id'];
		$sources[] = $source;
		if ( ! is_feed_source( $source ) ) {
			/* translators: %s: the name of a source. */
			add_settings_error( OPTION, 'islet-feed-' . $source['id'], esc_html( sprintf( __( 'Feed source "%s":', 'islet' ), $source['name'] ) . ' ' . wrong_source() ) );
		}
	}
	return $sources;
}

/** What is wrong with an address that cannot be asked, as a sentence. */
function wrong_source(): string {
	return __( 'The address must be one of http or https without a password, such as https://www.example.com/feed/.', 'islet' );
}
