<?php
/**
 * Deletes everything that the plugin has stored, on every site of a network.
 *
 * @package Islet
 */

namespace Islet;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes the options of the current site.
 */
function delete_options(): void {
	$options = get_option( 'islet' );
	$feeds   = is_array( $options ) && is_array( $options['feeds'] ?? null ) ? $options['feeds'] : array();
	foreach ( array_column( $feeds, 'id' ) as $id ) {
		delete_option( "islet_feed_$id" );
	}
	delete_option( 'islet' );
	delete_option( 'islet_sizes' );
	delete_transient( 'islet_kept_by_parts' );
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
