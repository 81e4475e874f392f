<?php
/**
 * Which pages are measured, and what the page configuration says of them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The kind of all pages that are none of `page_kinds()`. */
const OTHER_KIND = 'other';

/** Who does the jobs of stock scripts while a page is measured. */
const VITALS_VARIANTS = array( 'stock', 'islet' );

/**
 * Whether visitors' views of this page are measured. Who writes on the site sees other pages than visitors do.
 */
function measures_page(): bool {
	return vitals_options()['on'] && ! is_editor() && ! is_preview() && ! current_user_can( 'edit_posts' ) && ! is_marked_for( 'web-vitals' );
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
		'page_kind' => kind_of_page() ?: OTHER_KIND,
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
