<?php
/**
 * What pages load less if Islet takes jobs over, as far as a site owner has seen them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The name of the option that keeps it. */
const SIZES_OPTION = 'islet_sizes';

/**
 * What is known of sizes.
 *
 * @return array{files: array<string, array{bytes: int, gzip: int, of: string}>, seen: array<string, array{path: string,
 *   handles: string[]}>, pages: array<string, array>} `files` by handle, `of` is the address and the version; `seen` by the id of a
 *   job or the name of a preset: what goes with it, on the page where that weighs most; `pages` by kind, as `page_loads()` gives
 *   them.
 */
function known_sizes(): array {
	$stored = get_option( SIZES_OPTION );
	$stored = is_array( $stored ) ? $stored : array();
	return array(
		'files' => is_array( $stored['files'] ?? null ) ? $stored['files'] : array(),
		'seen'  => is_array( $stored['seen'] ?? null ) ? $stored['seen'] : array(),
		'pages' => is_array( $stored['pages'] ?? null ) ? $stored['pages'] : array(),
	);
}

/**
 * The page's scripts as they were before any was taken off.
 *
 * @param \WP_Scripts $scripts WordPress' scripts.
 */
function untouched_scripts( \WP_Scripts $scripts ): \WP_Scripts {
	static $registered = array();
	foreach ( array_diff_key( $scripts->registered, $registered ) as $handle => $script ) {
		$registered[ $handle ] = clone $script;
	}
	$untouched             = clone $scripts;
	$untouched->registered = $registered;
	return $untouched;
}

/**
 * The scripts that the page loads without those of some jobs.
 *
 * @param \WP_Scripts $scripts WordPress' scripts, before any is taken off.
 * @param array[]     $jobs    The jobs that are handed over.
 * @return string[] Handles.
 */
function handles_without( \WP_Scripts $scripts, array $jobs ): array {
	$off    = handles_of( $jobs, 'scripts' );
	$needed = needed_handles( $scripts, queue_without( $scripts, array_merge( $off, libraries_of( $jobs, $scripts ) ) ) );
	return array_values(
		array_filter(
			array_diff( array_keys( $needed ), $off ),
			function ( string $handle ) use ( $scripts ): bool {
				return is_string( $scripts->registered[ $handle ]->src );
			}
		)
	);
}

/**
 * What goes from this page with each job alone and with all jobs of each preset, while the other presets' jobs stay as they
 * are: their scripts, and the libraries that no other script of the page needs.
 *
 * @param \WP_Scripts $scripts WordPress' scripts, before any is taken off.
 * @return array<string, string[]> Handles by the id of the job or the name of the preset.
 */
function handles_that_go( \WP_Scripts $scripts ): array {
	$going = array();
	foreach ( array_keys( manifest()['presets'] ) as $name ) {
		$others = array_filter(
			taken_jobs(),
			function ( array $job ) use ( $name ): bool {
				return $name !== $job['preset'];
			}
		);
		$loaded = handles_without( $scripts, $others );
		$groups = array( $name => jobs_of( $name ) );
		foreach ( jobs_of( $name ) as $job ) {
			$groups[ $job['id'] ] = array( $job );
		}
		foreach ( $groups as $id => $jobs ) {
			$going[ $id ] = array_values( array_diff( $loaded, handles_without( $scripts, array_merge( $others, $jobs ) ) ) );
		}
	}
	return $going;
}

/**
 * The path of the page that is asked for.
 */
function requested_path(): string {
	$address = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '';
	return substr( (string) wp_parse_url( $address, PHP_URL_PATH ), 0, 200 );
}

/**
 * Keeps what goes from this page with the jobs, once all its scripts are known. Only pages that a site owner looks at are
 * measured. A job's figure is of the page where it weighs most, and each visit to that page renews it.
 *
 * @param \WP_Scripts $scripts WordPress' scripts, before any is taken off.
 */
function note_sizes( \WP_Scripts $scripts ): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$scripts = untouched_scripts( $scripts );
	if ( ! doing_action( 'wp_print_footer_scripts' ) ) {
		return;
	}
	$known = known_sizes();
	$going = array_filter( handles_that_go( $scripts ) );
	// Without the jobs a page loads whatever can go.
	$files = with_measured( $scripts, handles_without( $scripts, array() ), with_own_files( $known['files'] ) );
	$path  = requested_path();
	$seen  = array_filter(
		$known['seen'],
		function ( array $page ) use ( $path ): bool {
			return $page['path'] !== $path;
		}
	);
	foreach ( $going as $id => $handles ) {
		if ( ! isset( $seen[ $id ] ) || sum_of( $handles, $files )['bytes'] > sum_of( $seen[ $id ]['handles'], $files )['bytes'] ) {
			$seen[ $id ] = array(
				'path'    => $path,
				'handles' => $handles,
			);
		}
	}
	ksort( $seen );
	$sizes = array(
		'files' => $files,
		'seen'  => $seen,
		'pages' => array_filter( array( kind_of_page() => page_loads( $scripts, $files ) ) ) + $known['pages'],
	);
	if ( $sizes !== $known ) {
		update_option( SIZES_OPTION, $sizes, false );
	}
}

/**
 * What goes with a job alone, or with all jobs of a preset.
 *
 * @param string $id Of the job, or the preset's name.
 * @return array{bytes: int, gzip: int, path: string, handles: string[]} Zeros if nothing of it was seen on the site yet.
 */
function saving_of( string $id ): array {
	$known = known_sizes();
	$seen  = $known['seen'][ $id ] ?? array(
		'path'    => '',
		'handles' => array(),
	);
	return $seen + sum_of( $seen['handles'], $known['files'] );
}
