<?php
/**
 * What each kind of page loads without Islet, with what is chosen, and with all jobs of a preset.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The scripts of the admin bar, which visitors do not load. */
const BAR_SCRIPTS = array( 'admin-bar', 'hoverintent-js' );

/**
 * The files of Islet that this page loads in any case with some presets. Widgets load further ones when they are needed.
 *
 * @param string[] $presets Names of presets.
 * @return string[] Names below the folder of `islet.js`.
 */
function own_files( array $presets ): array {
	if ( has_only_blocks( $presets ) ) {
		return array( 'islet.js' );
	}
	$known = manifest()['own_files'];
	$files = array( array( 'islet.js' ), $known[''] );
	foreach ( $presets as $preset ) {
		$files[] = $known[ $preset ] ?? array();
	}
	$files[] = in_array( 'woocommerce', $presets, true ) ? manifest()['preload'][ shop_page_kind() ] ?? array() : array();
	return array_values( array_unique( array_merge( ...$files ) ) );
}

/**
 * Measures Islet's own files.
 *
 * @param array $files What is known of files.
 * @return array The same with what is new.
 */
function with_own_files( array $files ): array {
	foreach ( own_files( array_keys( manifest()['presets'] ) ) as $name ) {
		$file = dirname( PLUGIN_FILE ) . "/public/$name";
		if ( ( $files[ HANDLE . "/$name" ]['of'] ?? '' ) !== manifest()['build'] && is_file( $file ) ) {
			$files[ HANDLE . "/$name" ] = array( 'of' => manifest()['build'] ) + size_of( array( $file ) );
		}
	}
	return $files;
}

/**
 * How many script files a page loads with some jobs, and how large they are.
 *
 * @param string[]      $handles What it loads.
 * @param string[]|null $presets The presets that are on; null without Islet.
 * @param array         $files   What is known of files.
 * @return array{count: int, bytes: int, gzip: int}
 */
function load_of( array $handles, ?array $presets, array $files ): array {
	$names = array_diff( $handles, BAR_SCRIPTS, array( HANDLE ) );
	$own   = $presets || ( null !== $presets && in_array( HANDLE, $handles, true ) ) ? own_files( $presets ) : array();
	foreach ( $own as $name ) {
		$names[] = HANDLE . "/$name";
	}
	return array( 'count' => count( $names ) ) + sum_of( $names, $files );
}

/**
 * What is chosen of presets and jobs: a page's load counts as long as this stays.
 *
 * @return array{presets: string[], jobs: string[]}
 */
function load_choices(): array {
	$options = options();
	return array(
		'presets' => array_values( array_intersect( array_keys( manifest()['presets'] ), $options['presets'] ) ),
		'jobs'    => array_values( array_intersect( array_column( manifest()['jobs'], 'id' ), $options['jobs'] ) ),
	);
}

/**
 * The loads of the page that is asked for. Nothing of a page that is seen as saved while others are tried.
 *
 * @param \WP_Scripts $scripts WordPress' scripts, before any is taken off.
 * @param array       $files   What is known of files.
 * @return array{}|array{path: string, choices: array, before: array, now: array, with: array<string, array>} `with` by the names of
 *   presets that the site has: with all jobs of each, while the others stay as they are.
 */
function page_loads( \WP_Scripts $scripts, array $files ): array {
	if ( '' === kind_of_page() || is_asked_as_saved() ) {
		return array();
	}
	$presets = options()['presets'];
	$loads   = array(
		'path'    => is_singular() ? wp_make_link_relative( (string) get_permalink( get_queried_object_id() ) ) : requested_path(),
		'choices' => load_choices(),
		'before'  => load_of( handles_without( $scripts, array() ), null, $files ),
		'now'     => load_of( handles_without( $scripts, taken_jobs() ), $presets, $files ),
		'with'    => array(),
	);
	foreach ( array_filter( manifest()['presets'], __NAMESPACE__ . '\active_version' ) as $name => $preset ) {
		$jobs = array();
		foreach ( jobs_of( $name ) as $job ) {
			$jobs = array_merge( $jobs, is_kept_on_page( $job ) ? array() : array( $job ) );
		}
		$loads['with'][ $name ] = load_of( handles_without( $scripts, array_merge( taken_jobs(), $jobs ) ), array_unique( array_merge( $presets, array( $name ) ) ), $files );
	}
	return $loads;
}
