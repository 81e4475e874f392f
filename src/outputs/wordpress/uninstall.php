<?php
/**
 * Deletes everything that the plugin has stored, on every site of a network.
 *
 * @package Islet
 */

namespace Islet;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes the entries of forms with their files, and what is known of attempts to send one.
 */
function delete_entries(): void {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- the type of entries is not registered now.
	foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_type = 'islet_entry'" ) as $id ) {
		wp_delete_post( (int) $id, true );
	}
	$wpdb->query( "DELETE FROM $wpdb->options WHERE option_name LIKE 'islet\\_form\\_%'" );
	// phpcs:enable
	$folder = wp_upload_dir( null, false )['basedir'] . '/islet-forms';
	foreach ( is_dir( $folder ) ? array_diff( scandir( $folder ), array( '.', '..' ) ) : array() as $file ) {
		wp_delete_file( "$folder/$file" );
	}
	if ( is_dir( $folder ) ) {
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- the plugin has made it.
	}
}

/**
 * Deletes what was measured.
 */
function delete_vitals(): void {
	global $wpdb;
	delete_option( 'islet_handed_over' );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}islet_vitals" ); // phpcs:ignore WordPress.DB -- the plugin has made it.
}

/**
 * Deletes the options of the current site.
 */
function delete_options(): void {
	global $wpdb;
	$options = get_option( 'islet' );
	$feeds   = is_array( $options ) && is_array( $options['feeds'] ?? null ) ? $options['feeds'] : array();
	foreach ( array_column( $feeds, 'id' ) as $id ) {
		delete_option( "islet_feed_$id" );
	}
	delete_option( 'islet' );
	delete_option( 'islet_sizes' );
	delete_option( 'islet_former' );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'islet_preview', '', true );
	delete_transient( 'islet_kept_by_parts' );
	delete_entries();
	delete_vitals();
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $islet_site ) { // phpcs:ignore WordPress.Arrays -- two short ones.
		switch_to_blog( $islet_site );
		delete_options();
		restore_current_blog();
	}
} else {
	delete_options();
}
