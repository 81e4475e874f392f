<?php
/**
 * Keeps optimisers from changing, joining or delaying the script: they take modules for classic scripts, and what is
 * delayed until the first touch answers that touch late.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes that optimisers leave a script alone for: Cloudflare's Rocket Loader (before `src`, as it demands), LiteSpeed
 * (the next two), WP Rocket (the next two), Autoptimize, PageSpeed, Jetpack Boost, NitroPack.
 */
const UNTOUCHED = array(
	'data-cfasync'            => 'false',
	'data-no-optimize'        => '1',
	'data-no-defer'           => '1',
	'data-no-minify'          => '1',
	'nowprocket'              => true,
	'data-noptimize'          => '1',
	'data-pagespeed-no-defer' => true,
	'data-jetpack-boost'      => 'ignore',
	'nitro-exclude'           => true,
);

/** Filters of lists that hold parts of scripts' addresses. */
const ADDRESS_LISTS = array(
	'rocket_exclude_js',
	'rocket_exclude_defer_js',
	'rocket_delay_js_exclusions',
	'litespeed_optimize_js_excludes',
	'litespeed_optm_js_defer_exc',
	'perfmatters_minify_js_exclusions',
	'perfmatters_defer_js_exclusions',
	'perfmatters_delay_js_exclusions',
	'wp-optimize-minify-default-exclusions',
);

/** Filters of lists that hold scripts' handles. */
const HANDLE_LISTS = array( 'sgo_js_minify_exclude', 'sgo_javascript_combine_exclude', 'sgo_js_async_exclude' );

/**
 * The part of the script's address that no other script has.
 */
function script_path(): string {
	return (string) wp_parse_url( public_path(), PHP_URL_PATH ) . 'islet.js';
}

/**
 * Adds the script to an optimiser's list.
 *
 * @param array|string $excluded Addresses; some versions keep them as one text with commas.
 * @return array|string
 */
function with_script_path( $excluded ) {
	return is_string( $excluded ) ? ltrim( $excluded . ', ' . script_path(), ', ' ) : array_merge( (array) $excluded, array( script_path() ) );
}

/**
 * Adds the script to an optimiser's list.
 *
 * @param array $excluded Handles.
 */
function with_handle( $excluded ): array {
	return array_merge( (array) $excluded, array( HANDLE ) );
}

/**
 * Adds the script to Autoptimize's list: a text, or what another filter has made of it, addresses with what to do with each.
 *
 * @param array<string, string>|string $excluded Addresses.
 * @return array<string, string>|string
 */
function with_script_address( $excluded ) {
	return is_array( $excluded ) ? $excluded + array( script_path() => '' ) : with_script_path( $excluded );
}

/**
 * Keeps Jetpack Boost and Page Optimize from joining the script with others, or from giving it their own address.
 *
 * @param bool   $is_concatenated What others say.
 * @param string $handle          The script's handle.
 */
function is_concatenated( $is_concatenated, $handle ) {
	return HANDLE === $handle ? false : $is_concatenated;
}

/**
 * Keeps W3 Total Cache from joining the script with others.
 *
 * @param bool   $is_joined What others say.
 * @param string $tag       The script's tag.
 */
function is_joined( $is_joined, $tag ) {
	return $is_joined && false === strpos( (string) $tag, script_path() );
}

/**
 * Registers all exceptions. Where an optimiser is missing, nobody asks for its own.
 */
function leave_alone(): void {
	foreach ( ADDRESS_LISTS as $name ) {
		add_filter( $name, __NAMESPACE__ . '\with_script_path' );
	}
	foreach ( HANDLE_LISTS as $name ) {
		add_filter( $name, __NAMESPACE__ . '\with_handle' );
	}
	add_filter( 'autoptimize_filter_js_exclude', __NAMESPACE__ . '\with_script_address' );
	add_filter( 'js_do_concat', __NAMESPACE__ . '\is_concatenated', 10, 2 );
	add_filter( 'w3tc_minify_js_do_tag_minification', __NAMESPACE__ . '\is_joined', 10, 2 );
}
leave_alone();
