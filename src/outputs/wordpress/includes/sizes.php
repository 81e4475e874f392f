<?php
/**
 * How large the stock scripts are on this site, from the files that it serves.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Files that a script loads on its own, in WordPress' folder of scripts. */
const LOADED_FILES = array( 'zxcvbn-async' => 'zxcvbn.min.js' );

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
		'/wp-admin/'        => ABSPATH . 'wp-admin/',
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
 * The size of some files together.
 *
 * @param string[] $files Paths.
 * @return array{bytes: int, gzip: int}
 */
function size_of( array $files ): array {
	$size = array(
		'bytes' => 0,
		'gzip'  => 0,
	);
	foreach ( $files as $file ) {
		$content        = (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this server.
		$size['bytes'] += strlen( $content );
		$size['gzip']  += function_exists( 'gzencode' ) ? strlen( gzencode( $content ) ) : 0;
	}
	return $size;
}

/**
 * The size of a script's file, with what it loads on its own.
 *
 * @param \_WP_Dependency $script The script.
 * @return array{bytes: int, gzip: int}
 */
function measure( \_WP_Dependency $script ): array {
	$files = array( file_of( $script->src ) );
	if ( isset( LOADED_FILES[ $script->handle ] ) ) {
		$files[] = file_of( '/' . WPINC . '/js/' . LOADED_FILES[ $script->handle ] );
	}
	return size_of( array_filter( $files ) );
}

/**
 * Measures the scripts whose version is not known yet.
 *
 * @param \WP_Scripts $scripts WordPress' scripts, before any is taken off.
 * @param string[]    $handles Their names.
 * @param array       $files   What is known.
 * @return array The same with what is new.
 */
function with_measured( \WP_Scripts $scripts, array $handles, array $files ): array {
	foreach ( $handles as $handle ) {
		$script = $scripts->registered[ $handle ];
		$of     = $script->src . '?' . $script->ver;
		if ( ( $files[ $handle ]['of'] ?? '' ) !== $of ) {
			$files[ $handle ] = array( 'of' => $of ) + measure( $script );
		}
	}
	return $files;
}

/**
 * The size of some scripts.
 *
 * @param string[] $handles Their names.
 * @param array    $files   What is known.
 * @return array{bytes: int, gzip: int}
 */
function sum_of( array $handles, array $files ): array {
	$sizes = array_intersect_key( $files, array_flip( $handles ) );
	return array(
		'bytes' => (int) array_sum( array_column( $sizes, 'bytes' ) ),
		'gzip'  => (int) array_sum( array_column( $sizes, 'gzip' ) ),
	);
}
