<?php
/**
 * Keeps what Islet must know of the stock scripts readable where an optimiser joins scripts under another name.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The addresses of the stock scripts that are on the page and do jobs of presets that are on.
 *
 * @return string[]
 */
function stock_addresses(): array {
	$presets = options()['presets'];
	$jobs    = array_filter(
		manifest()['jobs'],
		function ( array $job ) use ( $presets ): bool {
			return in_array( $job['preset'], $presets, true );
		}
	);
	$scripts   = wp_scripts();
	$addresses = array();
	foreach ( array_intersect( handles_of( $jobs, 'scripts' ), $scripts->done ) as $handle ) {
		$src = $scripts->registered[ $handle ]->src ?? false;
		if ( is_string( $src ) && '' !== $src ) {
			$addresses[] = $src;
		}
	}
	return array_values( array_unique( $addresses ) );
}

/**
 * Names the stock scripts of the page. The runtime takes the element for scripts that are delayed, so it leaves their jobs to
 * them: once a file with all scripts runs at the first touch, both would do them.
 */
function print_stock_addresses(): void {
	$addresses = is_editor() || ! wp_script_is( HANDLE, 'done' ) ? array() : stock_addresses();
	if ( ! $addresses ) {
		return;
	}
	$attributes = '';
	foreach ( $addresses as $index => $address ) {
		$attributes .= sprintf( ' data-stock-%d-src="%s"', $index, esc_url( $address ) );
	}
	echo '<script type="application/json" id="islet-stock-scripts"' . $attributes . ">{}</script>\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- numbers and escaped addresses.
}
// After the scripts of the page's end.
add_action( 'wp_print_footer_scripts', __NAMESPACE__ . '\print_stock_addresses', 20 );

/**
 * Keeps the objects of scripts whose jobs Islet does where they are: in a delayed file they would come too late.
 *
 * @param array<string, string|bool> $attributes Of an inline script.
 */
function leave_objects_alone( $attributes ) {
	$handle = preg_replace( '/-js-(?:extra|before)$/D', '', (string) ( $attributes['id'] ?? '' ) );
	return in_array( $handle, handles_of( taken_jobs(), 'scripts' ), true ) ? UNTOUCHED + $attributes : $attributes;
}
add_filter( 'wp_inline_script_attributes', __NAMESPACE__ . '\leave_objects_alone' );
