<?php
/**
 * Which pages are measured, and what the page configuration says of them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The kinds of pages that are told apart. */
const VITALS_KINDS = array( 'front', 'list', 'single', 'product', 'cart', 'checkout', 'account', 'other' );

/** Who does the jobs of stock scripts while a page is measured. */
const VITALS_VARIANTS = array( 'stock', 'islet' );

/**
 * Whether visitors' views of this page are measured. Who writes on the site sees other pages than visitors do.
 */
function measures_page(): bool {
	return vitals_options()['on'] && ! is_editor() && ! is_preview() && ! current_user_can( 'edit_posts' ) && ! is_marked_for( 'web-vitals' );
}

/**
 * The kind of page that the shop prints; empty for others.
 */
function vitals_shop_kind(): string {
	if ( ! class_exists( '\WooCommerce' ) || ! function_exists( 'is_product_taxonomy' ) ) {
		return '';
	}
	$kinds = array(
		'cart'     => is_cart(),
		'checkout' => is_checkout(),
		'account'  => is_account_page(),
		'product'  => is_product(),
		'list'     => is_shop() || is_product_taxonomy(),
	);
	return (string) array_search( true, $kinds, true );
}

/**
 * The kind of the page that is asked for, one of `VITALS_KINDS`.
 */
function vitals_kind(): string {
	if ( is_front_page() ) {
		return 'front';
	}
	$kind = vitals_shop_kind();
	if ( '' !== $kind ) {
		return $kind;
	}
	if ( is_singular() ) {
		return 'single';
	}
	return is_home() || is_archive() || is_search() ? 'list' : 'other';
}

/**
 * The marker of the widget that measures, on pages that are measured.
 *
 * @return array[]
 */
function vitals_markers(): array {
	if ( ! measures_page() ) {
		return array();
	}
	$settings = array(
		'url'       => wp_make_link_relative( rest_url( VITALS_ROUTE ) ),
		'sample'    => vitals_options()['share'] / 100,
		'page_kind' => vitals_kind(),
		'variant'   => does_jobs( options() ) ? 'islet' : 'stock',
	);
	/**
	 * What is measured: settings of the widget `web-vitals`, such as `consent`.
	 *
	 * @param array<string, mixed> $settings As in the README of the widget.
	 */
	$settings = (array) apply_filters( 'islet_vitals', $settings );
	return array(
		array(
			'selector' => 'head',
			'widget'   => 'web-vitals',
			'settings' => $settings,
		),
	);
}
