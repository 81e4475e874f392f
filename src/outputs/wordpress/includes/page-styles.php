<?php
/**
 * The style sheets of a page: one of the shop or of Elementor gets only the styles that its widgets need.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The sheet of this kind of page; empty where other widgets than those of the shop may stand, which get the sheet with all
 * styles. What a widget area or a template has beside them brings its own.
 *
 * @return array{file?: string, styles?: string[]} `styles` are the widgets' names with `.css`.
 */
function page_sheet(): array {
	$options      = options();
	$is_shop_only = array( 'woocommerce' ) === array_values( $options['presets'] ) && ! $options['markers'];
	return $is_shop_only && ! is_editor() && ! has_own_widgets() ? manifest()['sheets'][ page_kind() ] ?? array() : array();
}

/**
 * Links the sheet of the page.
 */
function enqueue_styles(): void {
	$sheet = page_sheet();
	$style = wp_styles()->registered[ HANDLE ] ?? null;
	if ( $sheet && $style ) {
		$style->src = public_path() . $sheet['file'];
	}
	wp_enqueue_style( HANDLE );
}

/**
 * Tells the script which widgets' styles a sheet has.
 *
 * @param string $tag    What WordPress prints.
 * @param string $handle The style sheet's handle.
 */
function style_tag( $tag, $handle ) {
	$sheet = HANDLE === $handle ? page_sheet() : array();
	if ( ! $sheet || false === strpos( $tag, $sheet['file'] ) ) {
		return $tag;
	}
	return str_replace( '<link ', '<link data-styles="' . esc_attr( implode( ' ', $sheet['styles'] ) ) . '" ', $tag );
}
add_filter( 'style_loader_tag', __NAMESPACE__ . '\style_tag', 10, 2 );

/** The link to the sheet with all styles, however an optimiser writes it. */
const WHOLE_SHEET = '~<link\b(?=[^>]*\bid=["\']?islet-css\b)(?=[^>]*/islet\.css\b)[^>]*>~';

/** What Smash Balloon prints. */
const FEEDS = '~\sclass=["\'][^"\']*(?<![\w-])(?:sbi|cff-wrapper)(?![\w-])~';

/**
 * The kinds of sheets that a page with Elementor's elements needs; none if others than these, feeds and the shop's widgets may
 * stand there.
 *
 * @param string $page Its HTML.
 * @return string[]
 */
function kinds_of_builder_page( string $page ): array {
	$options = options();
	$others  = array_diff( $options['presets'], array( 'elementor', 'woocommerce', 'smash-balloon' ) );
	if ( $others || $options['markers'] || ! in_array( 'elementor', $options['presets'], true ) || preg_match( '/\sdata-widget=/', $page ) ) {
		return array();
	}
	$kinds = in_array( 'woocommerce', $options['presets'], true ) ? array( '' === page_kind() ? 'list' : page_kind() ) : array();
	preg_match_all( '/\sdata-(?:widget_type|e-type)="([\w-]+)/', $page, $found );
	foreach ( manifest()['element_sheets'] as $kind => $elements ) {
		if ( array_intersect( $elements, $found[1] ) ) {
			$kinds[] = $kind;
		}
	}
	if ( in_array( 'smash-balloon', $options['presets'], true ) && preg_match( FEEDS, $page ) ) {
		$kinds[] = 'feeds';
	}
	return array_merge( array( 'builder' ), $kinds );
}

/**
 * A whole page of Elementor with the sheets of its elements in place of that with all styles.
 *
 * @param string $page Its HTML.
 */
function with_builder_sheets( string $page ): string {
	$kinds = preg_match( WHOLE_SHEET, $page ) ? kinds_of_builder_page( $page ) : array();
	if ( ! $kinds ) {
		return $page;
	}
	$put = function ( array $found ) use ( $kinds ): string {
		$links = array();
		foreach ( $kinds as $index => $kind ) {
			$sheet = manifest()['sheets'][ $kind ];
			$link  = str_replace( '<link', '<link data-styles="' . esc_attr( implode( ' ', $sheet['styles'] ) ) . '"', $found[0] );
			$link  = preg_replace( '~[^"\'\s=]*/islet\.css[^"\'\s>]*~', esc_url( public_path() . $sheet['file'] ), $link );
			$links[] = $index ? str_replace( 'islet-css', "islet-$index-css", $link ) : $link;
		}
		return implode( "\n", $links );
	};
	return preg_replace_callback( WHOLE_SHEET, $put, $page, 1 ) ?? $page;
}
