<?php
/**
 * Asks sources of feeds, within limits.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** No feed needs more bytes; some never end. */
const FEED_BYTES = 2000000;

/** Seconds of one request. */
const FEED_SECONDS = 10;

/** Requests to other addresses that a source may lead to. */
const FEED_REDIRECTS = 3;

/** Requests for one source: the pages that it leads to. */
const FEED_REQUESTS = 4;

/** Items of a source that are kept. */
const FEED_KEPT = 100;

/** What a feed may be, as its server names it. */
const FEED_TYPES = '~^(?:application/(?:[\w.-]+\+)?(?:xml|json)|text/(?:xml|json|plain))$~D';

/**
 * An answer in UTF-8.
 *
 * @param string $body The bytes.
 * @param string $type What its server says of it.
 */
function in_utf8( string $body, string $type ): string {
	$is_named = preg_match( '/charset=["\']?([\w-]+)/i', $type, $found ) || preg_match( '/^\s*<\?xml[^>]*?\bencoding=["\']([\w-]+)/i', substr( $body, 0, 300 ), $found );
	$name     = $is_named ? strtolower( $found[1] ) : 'utf-8';
	$known    = function_exists( 'mb_list_encodings' ) ? array_map( 'strtolower', mb_list_encodings() ) : array();
	return valid_utf8( 'utf-8' !== $name && in_array( $name, $known, true ) ? mb_convert_encoding( $body, 'UTF-8', $name ) : $body );
}

/**
 * Where an answer came from in the end.
 *
 * @param array  $response Of `wp_safe_remote_get()`.
 * @param string $address  That was asked.
 */
function final_address( array $response, string $address ): string {
	$http = $response['http_response'] ?? null;
	$url  = $http instanceof \WP_HTTP_Requests_Response ? $http->get_response_object()->url : '';
	return is_string( $url ) && '' !== $url ? $url : $address;
}

/**
 * The text at an address, which WordPress refuses to ask if it is one of the server's own network.
 *
 * @param string $address Of a source, or where it leads to.
 * @return array{text: string, address: string, is_cut: bool}|string The text, or why there is none, as the end of a sentence.
 */
function fetch_feed( string $address ) {
	$response = wp_safe_remote_get(
		$address,
		array(
			'timeout'             => FEED_SECONDS,
			'redirection'         => FEED_REDIRECTS,
			'limit_response_size' => FEED_BYTES + 1,
			'headers'             => array( 'Accept' => 'application/rss+xml, application/atom+xml, application/feed+json, application/json, application/xml;q=0.9, text/xml;q=0.9' ),
		)
	);
	if ( is_wp_error( $response ) ) {
		/* translators: %s: a message of WordPress. */
		return sprintf( __( 'cannot be reached: %s', 'islet' ), feed_line( $response->get_error_message() ) );
	}
	$status = (int) wp_remote_retrieve_response_code( $response );
	// What stands beyond the last page of posts says so with a status of its own.
	if ( 200 !== $status && 400 !== $status ) {
		/* translators: %d: a number, such as 404. */
		return sprintf( __( 'answers with status %d', 'islet' ), $status );
	}
	$type = implode( ' ', (array) wp_remote_retrieve_header( $response, 'content-type' ) );
	if ( '' !== $type && ! preg_match( FEED_TYPES, strtolower( trim( (string) strtok( $type, ';' ) ) ) ) ) {
		/* translators: %s: the type of a file, such as text/html. */
		return sprintf( __( 'answers with %s, which is no feed', 'islet' ), feed_line( $type ) );
	}
	$body = wp_remote_retrieve_body( $response );
	return array(
		'text'    => in_utf8( substr( $body, 0, FEED_BYTES ), $type ),
		'address' => final_address( $response, $address ),
		'is_cut'  => strlen( $body ) > FEED_BYTES,
	);
}

/**
 * Reads a source page by page, until there are enough items. It may lead to further pages of its own host only.
 *
 * @param array $source From `feed_sources()`.
 * @return array[]|string The items, by time; or why there are none, as the end of a sentence.
 */
function read_source( array $source ) {
	$next  = first_address( $source );
	$host  = address_parts( $next )['host'];
	$items = array();
	for ( $request = 0; $request < FEED_REQUESTS && '' !== $next && count( $items ) < FEED_KEPT; ++$request ) {
		$fetched = fetch_feed( $next );
		$read    = is_string( $fetched ) ? null : read_answer( $source['kind'], $fetched['text'], $fetched['address'], $fetched['is_cut'] );
		if ( null === $read ) {
			return $items ? items_by_time( $items ) : ( is_string( $fetched ) ? $fetched : __( 'answers with something else than what it should be', 'islet' ) );
		}
		array_push( $items, ...$read['items'] );
		$following = web_address( $read['next'] ?? '', $fetched['address'] );
		$next      = $following !== $next && address_parts( $following )['host'] === $host ? $following : '';
	}
	return $items ? array_slice( items_by_time( $items ), 0, FEED_KEPT ) : __( 'has nothing to show', 'islet' );
}
