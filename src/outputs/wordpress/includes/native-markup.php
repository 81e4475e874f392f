<?php
/**
 * Pages that a theme makes of blocks alone. The shop's preset has no work on them: it waits until its markup comes, and the
 * scripts of jobs that every page has stay, because they are less than the preset.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The preset whose markup the theme's blocks may leave out. */
const WAITING_PRESET = 'woocommerce';

/**
 * Whether a block of the page has printed markup that the preset serves, or a widget. A theme of blocks makes the whole page
 * before it prints the head.
 *
 * @param bool $found Whether one has now.
 */
function has_native_markup( bool $found = false ): bool {
	static $has = false;
	$has        = $has || $found;
	return $has;
}

/**
 * Finds markup of the preset in HTML by its classes and ids. Buttons of `wc-interactive` are the blocks' own.
 *
 * @param string $html HTML.
 */
function is_native_markup( string $html ): bool {
	$names = implode( '|', manifest()['native_markup'][ WAITING_PRESET ]['names'] );
	return 1 === preg_match( '~\sdata-widget=|\s(?:class|id)=["\'](?![^"\']*\bwc-interactive\b)[^"\']*(?<![\w-])(?:' . $names . ')(?![\w-])~', $html );
}

/**
 * Looks into what a block prints. Those that only surround others are left out, for the others are seen themselves.
 *
 * @param string $html  What it prints.
 * @param array  $block The block.
 */
function note_native_markup( $html, $block ) {
	$surrounds = ! empty( $block['innerBlocks'] ) && 0 !== strpos( (string) $block['blockName'], 'woocommerce/' );
	if ( is_string( $html ) && ! $surrounds && ! did_action( 'wp_head' ) && ! has_native_markup() && is_native_markup( $html ) ) {
		has_native_markup( true );
	}
	return $html;
}

/**
 * Looks into the blocks of the theme's template, where the preset is on or may be proposed.
 */
function watch_blocks(): void {
	$may_wait = class_exists( '\WooCommerce' ) || in_array( WAITING_PRESET, options()['presets'], true );
	if ( $may_wait && wp_is_block_theme() && ! is_editor() ) {
		add_filter( 'render_block', __NAMESPACE__ . '\note_native_markup', PHP_INT_MAX, 2 );
	}
}
add_action( 'template_redirect', __NAMESPACE__ . '\watch_blocks' );

/**
 * Whether the page's address asks for some products, whose number the preset has announced.
 */
function lists_results(): bool {
	return $_GET && function_exists( 'is_shop' ) && ( is_shop() || is_product_taxonomy() ); // phpcs:ignore WordPress.Security.NonceVerification -- nothing is changed.
}

/**
 * Whether the page has no work for these presets as it is printed, so that they wait. Known once the head begins.
 *
 * @param string[] $presets Names of presets.
 */
function has_only_blocks( array $presets ): bool {
	$counts = array( WAITING_PRESET ) === array_values( $presets ) && ! options()['widgets'] && ! site_markers() && ! is_editor();
	return $counts && wp_is_block_theme() && ! has_native_markup() && ! has_own_widgets() && ! lists_results() && ! wp_script_is( 'wc-cart-fragments' );
}

/**
 * What the presets of the page wait for; empty if they start at once.
 */
function awaited_markup(): string {
	return has_only_blocks( options()['presets'] ) ? manifest()['native_markup'][ WAITING_PRESET ]['selector'] : '';
}
