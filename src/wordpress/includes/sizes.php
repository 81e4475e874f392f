<?php
/**
 * How large the stock scripts are on this site, from the files that it serves.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The name of the option that keeps them. */
const SIZES_OPTION = 'islet_sizes';

/**
 * The file that an address of this site is served from; empty if it is none.
 *
 * @param string $src The address of a script, as it was registered.
 */
function file_of( string $src ): string {
	$path    = strtok( $src, '?#' );
	$folders = array(
		content_url( '/' )  => WP_CONTENT_DIR . '/',
		includes_url( '/' ) => ABSPATH . WPINC . '/',
		'/' . WPINC . '/'   => ABSPATH . WPINC . '/',
		site_url( '/' )     => ABSPATH,
	);
	foreach ( $folders as $address => $folder ) {
		foreach ( array( $address, set_url_scheme( $address, 'https' ), set_url_scheme( $address, 'http' ) ) as $start ) {
			if ( 0 === strpos( (string) $path, $start ) ) {
				$file = $folder . substr( $path, strlen( $start ) );
				return 0 === validate_file( substr( $path, strlen( $start ) ) ) && is_file( $file ) ? $file : '';
			}
		}
	}
	return '';
}

/**
 * The sizes that are known.
 *
 * @return array<string, array{bytes: int, gzip: int, of: string}> By handle; `of` is the address and the version.
 */
function known_sizes(): array {
	$sizes = get_option( SIZES_OPTION );
	return is_array( $sizes ) ? $sizes : array();
}

/**
 * Keeps the sizes of the stock scripts that this page could load. Only pages that the site owner looks at are measured.
 *
 * @param \WP_Scripts $scripts WordPress' scripts, before any is taken off.
 */
function note_sizes( \WP_Scripts $scripts ): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$known = known_sizes();
	$sizes = $known;
	$jobs  = manifest()['jobs'];
	foreach ( array_merge( handles_of( $jobs, 'scripts' ), handles_of( $jobs, 'libraries' ) ) as $handle ) {
		$script = $scripts->registered[ $handle ] ?? null;
		if ( ! $script || ! is_string( $script->src ) ) {
			continue;
		}
		$of   = $script->src . '?' . $script->ver;
		$file = ( $known[ $handle ]['of'] ?? '' ) === $of ? '' : file_of( $script->src );
		if ( $file ) {
			$content          = (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this server.
			$sizes[ $handle ] = array(
				'of'    => $of,
				'bytes' => strlen( $content ),
				'gzip'  => function_exists( 'gzencode' ) ? strlen( gzencode( $content ) ) : 0,
			);
		}
	}
	if ( $sizes !== $known ) {
		update_option( SIZES_OPTION, $sizes, false );
	}
}

/**
 * The size of a job's scripts.
 *
 * @param array $job A job.
 * @return array{bytes: int, gzip: int} Zeros if none of them was seen on the site yet.
 */
function size_of_job( array $job ): array {
	$sizes = array_intersect_key( known_sizes(), array_flip( array_merge( $job['scripts'], $job['libraries'] ) ) );
	return array(
		'bytes' => (int) array_sum( array_column( $sizes, 'bytes' ) ),
		'gzip'  => (int) array_sum( array_column( $sizes, 'gzip' ) ),
	);
}
