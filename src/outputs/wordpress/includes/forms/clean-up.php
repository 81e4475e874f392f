<?php
/**
 * Deletes entries that have been kept long enough, and attempts that no longer count, once a day.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The event of WordPress' cron. */
const FORM_EVENT = 'islet_clean_forms';

/** Entries that are deleted at once. */
const ENTRIES_AT_ONCE = 200;

/**
 * Asks for the clean-up, once there is something to clean up.
 */
function schedule_clean_up(): void {
	if ( ! wp_next_scheduled( FORM_EVENT ) ) {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', FORM_EVENT );
	}
}
add_action( 'save_post_' . ENTRY_TYPE, __NAMESPACE__ . '\schedule_clean_up' );

/**
 * Cleans up.
 */
function clean_forms(): void {
	forget_attempts();
	$days = form_options()['days'];
	if ( 0 === $days ) {
		return;
	}
	$old = get_posts(
		array(
			'post_type'      => ENTRY_TYPE,
			'post_status'    => array( 'private', 'trash' ),
			'fields'         => 'ids',
			'posts_per_page' => ENTRIES_AT_ONCE,
			'date_query'     => array( array( 'before' => "$days days ago" ) ),
		)
	);
	foreach ( $old as $entry ) {
		wp_delete_post( $entry, true );
	}
	if ( count( $old ) === ENTRIES_AT_ONCE ) {
		wp_schedule_single_event( time() + MINUTE_IN_SECONDS, FORM_EVENT );
	}
}
add_action( FORM_EVENT, __NAMESPACE__ . '\clean_forms' );

/**
 * Cleans up no longer once the plugin is off.
 */
function forget_clean_up(): void {
	wp_unschedule_hook( FORM_EVENT );
}
register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\forget_clean_up' );
