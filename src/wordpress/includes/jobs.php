<?php
/**
 * Takes the stock scripts off whose jobs Islet does. Their objects and whatever depends on them stay.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The jobs that the site owner hands over, of presets that are on: without its preset nothing would do a job.
 *
 * @return array[] As in src/build/editors/stock-jobs.mjs.
 */
function taken_jobs(): array {
	$options = options();
	return array_filter(
		manifest()['jobs'],
		function ( array $job ) use ( $options ): bool {
			return in_array( $job['id'], $options['jobs'], true ) && in_array( $job['preset'], $options['presets'], true );
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
 * The handles that a page needs without some of its scripts: those that others of the queue depend on, directly or not.
 *
 * @param \WP_Scripts $scripts WordPress' scripts.
 * @param string[]    $without Handles.
 * @return array<string, true>
 */
function needed_handles( \WP_Scripts $scripts, array $without ): array {
	$needed  = array();
	$waiting = array_diff( $scripts->queue, $without );
	while ( $waiting ) {
		$handle = array_pop( $waiting );
		$script = $scripts->registered[ $handle ] ?? null;
		if ( ! $script || isset( $needed[ $handle ] ) ) {
			continue;
		}
		$needed[ $handle ] = true;
		$waiting           = array_merge( $waiting, $script->deps );
	}
	return $needed;
}

/**
 * Makes a script an alias: WordPress prints its objects and what it depends on, but no tag. What was to run after the
 * script goes with it.
 *
 * @param \_WP_Dependency $script    The script.
 * @param bool            $is_needed Whether something else depends on it, and so on what it depends on.
 */
function make_alias( \_WP_Dependency $script, bool $is_needed ): void {
	$script->src = false;
	unset( $script->extra['after'] );
	$before = implode( "\n", array_filter( (array) ( $script->extra['before'] ?? array() ), 'is_string' ) );
	if ( $is_needed || preg_match( '/\bjQuery\b|\bwp\.|\$\(/', $before ) ) {
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
		$script->deps = array();
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
	$off       = handles_of( $jobs, 'scripts' );
	$libraries = handles_of( $jobs, 'libraries' );
	$needed    = needed_handles( $scripts, array_merge( $off, $libraries ) );
	restore_dependencies( $scripts, $needed );
	foreach ( array_merge( $off, $libraries ) as $handle ) {
		$script     = $scripts->registered[ $handle ] ?? null;
		$is_needed  = isset( $needed[ $handle ] );
		$is_library = in_array( $handle, $libraries, true );
		if ( $script && false !== $script->src && ! ( $is_library && $is_needed ) ) {
			make_alias( $script, $is_needed );
		}
	}
}
// After whatever themes and plugins enqueue for the head, and for the end of the page.
add_action( 'wp_print_scripts', __NAMESPACE__ . '\take_over', 1000 );
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\take_over', 9 );
