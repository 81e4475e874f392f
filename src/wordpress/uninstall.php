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
	delete_option( 'islet' );
	delete_option( 'islet_sizes' );
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
