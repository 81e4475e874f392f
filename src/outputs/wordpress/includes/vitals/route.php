<?php
/**
 * Takes reports of visitors' browsers.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The route below the address of the REST API. */
const VITALS_ROUTE = 'islet/v1/vitals';

/**
 * Registers `POST islet/v1/vitals`, for everybody: a page from a cache has no nonce, and there is nothing to read.
 */
function register_vitals_route(): void {
	if ( ! vitals_options()['on'] ) {
		return;
	}
	register_rest_route(
		'islet/v1',
		'/vitals',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\take_report',
			'permission_callback' => '__return_true',
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_vitals_route' );

/**
 * Counts a report. Of the visitor nothing is kept. What is no report gets the same answer.
 *
 * @param \WP_REST_Request $request What was sent.
 */
function take_report( \WP_REST_Request $request ): \WP_REST_Response {
	// Pages of other sites may send here, too; browsers say so.
	$is_foreign = 'cross-site' === $request->get_header( 'sec_fetch_site' );
	$counts     = $is_foreign ? array() : vitals_counts( (string) $request->get_body() );
	if ( $counts ) {
		count_view( $counts );
		schedule_clean_up();
	}
	return new \WP_REST_Response( null, 204 );
}
