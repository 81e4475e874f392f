<?php
/**
 * Gives further items of saved sources to the page, so that it needs no request to another site.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Items of one answer. */
const FEED_PAGE = 20;

/** Seconds for which caches may keep an answer. */
const FEED_CACHED = 300;

/**
 * Registers `GET islet/v1/feed/<ids>?page=2`, for everybody: what it answers stands on public pages.
 */
function register_feed_route(): void {
	register_rest_route(
		'islet/v1',
		'/feed/(?P<ids>' . FEED_ID . '(?:,' . FEED_ID . ')*)',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\answer_feed',
			'permission_callback' => '__return_true',
			'args'                => array(
				'page' => array(
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 1000,
					'default' => 1,
				),
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_feed_route' );

/**
 * A page of the items of sources, in the shape that the widget reads as a file of the site.
 *
 * @param \WP_REST_Request $request What is asked.
 * @return \WP_REST_Response|\WP_Error
 */
function answer_feed( \WP_REST_Request $request ) {
	$sources = sources_named( (string) $request['ids'] );
	if ( ! $sources ) {
		return new \WP_Error( 'islet_feed', 'No saved source has this name.', array( 'status' => 404 ) );
	}
	$page    = max( 1, (int) $request['page'] );
	$items   = items_of_sources( $sources );
	$address = rest_url( 'islet/v1/feed/' . implode( ',', array_keys( $sources ) ) );
	$answer  = array( 'items' => array_map( __NAMESPACE__ . '\feed_row', array_slice( $items, ( $page - 1 ) * FEED_PAGE, FEED_PAGE ) ) );
	if ( count( $items ) > $page * FEED_PAGE ) {
		$answer['next_url'] = wp_make_link_relative( add_query_arg( 'page', $page + 1, $address ) );
	}
	$response = new \WP_REST_Response( $answer );
	$response->header( 'Cache-Control', 'public, max-age=' . FEED_CACHED );
	return $response;
}
