<?php
/**
 * Takes the stock scripts off whose jobs Islet does. Their objects and whatever depends on them stay.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The jobs that the site owner hands over, of presets that are on: without its preset nothing would do a job. A page with an
 * element that only the scripts of a job drive keeps that job.
 *
 * @return array[] As in src/presets/stock.ts.
 */
function taken_jobs(): array {
	$options = options();
	return array_filter(
		manifest()['jobs'],
		function ( array $job ) use ( $options ): bool {
			return in_array( $job['id'], $options['jobs'], true ) && in_array( $job['preset'], $options['presets'], true ) && ! is_kept_on_page( $job );
		}
	);
}

/**
 * The handles of all jobs in a list.
 *
 * @param array[] $jobs Jobs.
 * @param string  $kind `scripts` or `libraries`.
 * @return string[]
 */
function handles_of( array $jobs, string $kind ): array {
	return array_merge( array(), ...array_values( array_column( $jobs, $kind ) ) );
}

/**
 * The libraries of all jobs in a list, without names under which another plugin has registered a file of its own.
 *
 * @param array[]     $jobs    Jobs.
 * @param \WP_Scripts $scripts WordPress' scripts.
 * @return string[] Handles.
 */
function libraries_of( array $jobs, \WP_Scripts $scripts ): array {
	return array_values(
		array_filter(
			handles_of( $jobs, 'libraries' ),
			function ( string $handle ) use ( $scripts ): bool {
				$folder = manifest()['shared_names'][ $handle ] ?? null;
				$src    = $scripts->registered[ $handle ]->src ?? false;
				return ! $folder || ! is_string( $src ) || false !== strpos( $src, $folder );
			}
		)
	);
}

/**
 * The scripts that a page starts from without some of them: its queue, and what these bring along that does another job.
 * WooCommerce enqueues `wc-checkout` alone, which brings the states of the countries.
 *
 * @param \WP_Scripts $scripts WordPress' scripts.
 * @param string[]    $without Handles.
 * @return string[]
 */
function queue_without( \WP_Scripts $scripts, array $without ): array {
	$queue   = array();
	$seen    = array();
	$waiting = $scripts->queue;
	while ( $waiting ) {
		$handle = array_pop( $waiting );
		// A script may be in the queue and come with another one, too.
		if ( isset( $seen[ $handle ] ) ) {
			continue;
		}
		$seen[ $handle ] = true;
		if ( in_array( $handle, $without, true ) ) {
			$waiting = array_merge( $waiting, stock_scripts_in( $scripts->registered[ $handle ]->deps ?? array() ) );
		} else {
			$queue[] = $handle;
		}
	}
	return $queue;
}

/**
 * The handles among these that do a job, whoever does it on this site.
 *
 * @param string[] $handles Handles.
 * @return string[]
 */
function stock_scripts_in( array $handles ): array {
	return array_values( array_intersect( $handles, handles_of( manifest()['jobs'], 'scripts' ) ) );
}

/**
 * The handles that scripts need: themselves and those that they depend on, directly or not.
 *
 * @param \WP_Scripts $scripts WordPress' scripts.
 * @param string[]    $handles Handles.
 * @return array<string, true>
 */
function needed_handles( \WP_Scripts $scripts, array $handles ): array {
	$needed = array();
	while ( $handles ) {
		$handle = array_pop( $handles );
		$script = $scripts->registered[ $handle ] ?? null;
		if ( ! $script || isset( $needed[ $handle ] ) ) {
			continue;
		}
		$needed[ $handle ] = true;
		$handles           = array_merge( $handles, $script->deps );
	}
	return $needed;
}

/**
 * Makes scripts depend on what they use without naming it to WordPress: on a page with the stock scripts it is there.
 *
 * @param \WP_Scripts $scripts WordPress' scripts.
 */
function declare_libraries( \WP_Scripts $scripts ): void {
	foreach ( array_intersect_key( manifest()['undeclared'], $scripts->registered ) as $handle => $libraries ) {
		$script       = $scripts->registered[ $handle ];
		$libraries    = array_intersect( $libraries, array_keys( $scripts->registered ) );
		$script->deps = array_values( array_unique( array_merge( $script->deps, $libraries ) ) );
	}
}

/**
 * Makes a script an alias: WordPress prints its objects and what it depends on, but no tag. What was to run after the
 * script goes with it.
 *
 * @param \_WP_Dependency     $script The script.
 * @param \WP_Scripts         $scripts WordPress' scripts.
 * @param array<string, true> $needed  What the page needs without the stock scripts.
 */
function make_alias( \_WP_Dependency $script, \WP_Scripts $scripts, array $needed ): void {
	$script->src = false;
	unset( $script->extra['after'] );
	$before = implode( "\n", array_filter( (array) ( $script->extra['before'] ?? array() ), 'is_string' ) );
	if ( isset( $needed[ $script->handle ] ) || preg_match( '/\bjQuery\b|\bwp\.|\$\(/', $before ) ) {
		return;
	}
	/**
	 * Whether the libraries that a stock script needs go with it. A theme that uses jQuery without saying so needs them.
	 *
	 * @param bool   $clears Default: true.
	 * @param string $handle The script's name.
	 */
	if ( apply_filters( 'islet_clears_dependencies', true, $script->handle ) ) {
		kept_dependencies( array( $script->handle => $script->deps ) );
		$stock        = stock_scripts_in( $script->deps );
		$dropped      = needed_handles( $scripts, array_diff( $script->deps, $stock ) );
		$script->deps = $stock;
		take_objects( $script, array_intersect_key( $scripts->registered, array_diff_key( $dropped, $needed ) ) );
	}
}

/**
 * Gives a script the objects of libraries that go, such as the words for the strength of a password.
 *
 * @param \_WP_Dependency   $script  The script.
 * @param \_WP_Dependency[] $dropped The libraries.
 */
function take_objects( \_WP_Dependency $script, array $dropped ): void {
	$objects = array( $script->extra['data'] ?? '' );
	foreach ( $dropped as $library ) {
		$objects[] = $library->extra['data'] ?? '';
	}
	$objects = implode( "\n", array_filter( $objects ) );
	if ( '' !== $objects ) {
		$script->extra['data'] = $objects;
	}
}

/**
 * What scripts depended on before they became aliases.
 *
 * @param array<string, string[]> $more Further ones, by handle.
 * @return array<string, string[]>
 */
function kept_dependencies( array $more = array() ): array {
	static $kept = array();
	$kept       += $more;
	return $kept;
}

/**
 * Gives a script that is enqueued late what it gets through a script that has become an alias.
 *
 * @param \WP_Scripts         $scripts WordPress' scripts.
 * @param array<string, true> $needed  What the page needs without the stock scripts.
 */
function restore_dependencies( \WP_Scripts $scripts, array $needed ): void {
	foreach ( array_keys( $needed ) as $handle ) {
		$script = $scripts->registered[ $handle ];
		foreach ( array_intersect_key( kept_dependencies(), array_flip( $script->deps ) ) as $lost ) {
			$script->deps = array_unique( array_merge( $script->deps, $lost ) );
		}
	}
}

/**
 * Takes the scripts of the jobs off, and their libraries where nothing else needs them.
 */
function take_over(): void {
	if ( is_editor() ) {
		return;
	}
	$scripts = wp_scripts();
	note_sizes( $scripts );
	$jobs = taken_jobs();
	if ( ! $jobs ) {
		return;
	}
	$had_jquery = has_jquery( $scripts );
	declare_libraries( $scripts );
	keep_button_registry( $scripts );
	$off       = handles_of( $jobs, 'scripts' );
	$libraries = libraries_of( $jobs, $scripts );
	$needed    = needed_handles( $scripts, queue_without( $scripts, array_merge( $off, $libraries ) ) );
	restore_dependencies( $scripts, $needed );
	foreach ( array_merge( $off, $libraries ) as $handle ) {
		$script     = $scripts->registered[ $handle ] ?? null;
		$is_library = in_array( $handle, $libraries, true );
		if ( $script && false !== $script->src && ! ( $is_library && isset( $needed[ $handle ] ) ) ) {
			make_alias( $script, $scripts, $needed );
		}
	}
	look_for_inline_scripts( $scripts, $had_jquery );
}
// After whatever themes and plugins enqueue for the head, and for the end of the page.
add_action( 'wp_print_scripts', __NAMESPACE__ . '\take_over', 1000 );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\take_over', 9 );
