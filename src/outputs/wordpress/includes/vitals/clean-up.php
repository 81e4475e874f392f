<?php
/**
 * Deletes numbers that are no longer shown, with the daily clean-up.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Days for which numbers are kept. Those of before the hand-over stay for longer: what is measured since is shown beside them. */
const VITALS_KEPT = 56;

/**
 * Cleans up.
 */
function clean_vitals(): void {
	global $wpdb;
	list( $first, $last ) = days_before_hand_over();
	$table                = vitals_table();
	in_vitals_table(
		function () use ( $wpdb, $table, $first, $last ) {
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- a table of the plugin's own.
			return $wpdb->query( $wpdb->prepare( "DELETE FROM $table WHERE day < %s AND ( day < %s OR day > %s )", vitals_day( VITALS_KEPT ), $first, $last ) );
		}
	);
}
add_action( FORM_EVENT, __NAMESPACE__ . '\clean_vitals' );
