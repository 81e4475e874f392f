<?php
/**
 * Asks for the files that a page with presets loads in any case, before the script names them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a line for each file that the page loads in any case, if it has the script in its head.
 */
function print_preload(): void {
	$presets = options()['presets'];
	if ( is_editor() || ! $presets || ! wp_script_is( HANDLE ) ) {
		return;
	}
	$nonce = csp_nonce();
	foreach ( array_diff( own_files( $presets ), array( 'islet.js' ) ) as $file ) {
		printf(
			'<link rel="modulepreload" href="%s" crossorigin%s>' . "\n",
			esc_url( public_path() . $file ),
			$nonce ? ' nonce="' . esc_attr( $nonce ) . '"' : ''
		);
	}
}
// After the scripts are enqueued, at 1, and before they are printed, at 9.
add_action( 'wp_head', __NAMESPACE__ . '\print_preload', 8 );
