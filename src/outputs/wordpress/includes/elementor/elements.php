<?php
/**
 * The elements of Elementor that widgets extend.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The names of Elementor's elements by the kind of element that the manifest names. A header is a container.
 *
 * @return array<string, string[]>
 */
function elementor_elements(): array {
	$containers = array( 'container', 'section', 'column' );
	$elements   = array(
		'button'     => array( 'button' ),
		'code'       => array( 'code-highlight' ),
		'container'  => $containers,
		'embed'      => array( 'video', 'google_maps', 'audio', 'html' ),
		'gallery'    => array( 'image-gallery', 'gallery', 'image-carousel' ),
		'header'     => $containers,
		'heading'    => array( 'heading', 'theme-post-title', 'theme-archive-title', 'theme-page-title' ),
		'image'      => array( 'image', 'theme-post-featured-image', 'theme-site-logo' ),
		'navigation' => array( 'nav-menu', 'mega-menu' ),
		'text'       => array( 'text-editor', 'theme-post-content', 'theme-post-excerpt' ),
	);
	/**
	 * Filters which elements of Elementor are of which kind.
	 *
	 * @param array<string, string[]> $elements Names of elements by kind.
	 */
	return (array) apply_filters( 'islet_elementor_elements', $elements );
}

/**
 * The widgets that extend an element. What a server prints of them is none of their settings there: the element has its own.
 *
 * @param string $element Name of an Elementor element, such as `heading`.
 * @return array<string, array> Widgets of the manifest by name.
 */
function extensions_of( string $element ): array {
	$kinds = array_keys(
		array_filter(
			elementor_elements(),
			function ( $names ) use ( $element ) {
				return in_array( $element, $names, true );
			}
		)
	);
	$extensions = array_filter(
		manifest()['widgets'],
		function ( $widget ) use ( $kinds ) {
			return array_intersect( $widget['extends'] ?? array(), $kinds ) !== array();
		}
	);
	return array_map( __NAMESPACE__ . '\without_printed', $extensions );
}

/**
 * The name of the control that switches a widget on, without `_`, what the names of its own controls start with.
 *
 * @param string $widget A widget's name.
 */
function extension_key( string $widget ): string {
	return PANEL_PREFIX . str_replace( '-', '_', $widget );
}
