<?php
/**
 * The style sheets of a page, with only the styles that its widgets need.
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

/** The widgets that an element of the page names. */
const NAMED_WIDGETS = '~\sdata-widget=(?|"([^"]*)"|\'([^\']*)\'|([^\s>"\']+))~';

/** How many sheets of single widgets a page links at most: more requests cost more than the styles that it does not need. */
const MOST_OWN_SHEETS = 4;

/**
 * The kinds of sheets that a page needs for what the presets find on it.
 *
 * @param string $page Its HTML.
 * @return string[]
 */
function kinds_of_page( string $page ): array {
	$kinds = array();
	foreach ( options()['presets'] as $preset ) {
		if ( 'woocommerce' === $preset && '' === awaited_markup() ) {
			$kinds[] = '' === page_kind() ? 'list' : page_kind();
		}
		$kinds[] = manifest()['preset_sheets'][ $preset ] ?? '';
		foreach ( manifest()['class_sheets'][ $preset ] ?? array() as $kind => $classes ) {
			$is_there = '~\sclass=["\'][^"\']*(?<![\w-])(?:' . implode( '|', $classes ) . ')(?![\w-])~';
			$kinds[]  = preg_match( $is_there, $page ) ? $kind : '';
		}
	}
	if ( in_array( 'elementor', options()['presets'], true ) ) {
		preg_match_all( '/\sdata-(?:widget_type|e-type)="([\w-]+)/', $page, $found );
		foreach ( manifest()['element_sheets'] as $kind => $elements ) {
			$kinds[] = array_intersect( $elements, $found[1] ) ? $kind : '';
		}
	}
	return array_values( array_unique( array_filter( $kinds ) ) );
}

/**
 * The widgets that the page or the site's markers name.
 *
 * @param string $page Its HTML.
 * @return string[]
 */
function widgets_of_page( string $page ): array {
	preg_match_all( NAMED_WIDGETS, $page, $found );
	$named = preg_split( '/\s+/', implode( ' ', $found[1] ), -1, PREG_SPLIT_NO_EMPTY );
	return array_unique( array_merge( array_column( options()['markers'], 'widget' ), $named ) );
}

/**
 * The style sheets that a page needs; null if it needs so many that one with all styles is better.
 *
 * @param string $page Its HTML.
 * @return array<array{file: string, styles: string[]}>|null `styles` are the widgets' names with `.css`.
 */
function sheets_of_page( string $page ): ?array {
	$sheets = array();
	foreach ( kinds_of_page( $page ) as $kind ) {
		$sheets[] = manifest()['sheets'][ $kind ];
	}
	$files = array_intersect_key( manifest()['styles'], array_flip( widgets_of_page( $page ) ) );
	$known = array_merge( array(), ...array_column( $sheets, 'styles' ) );
	$own   = array();
	foreach ( $files as $widget => $file ) {
		if ( ! in_array( "$widget.css", $known, true ) ) {
			$own[] = array(
				'file'   => $file,
				'styles' => array( "$widget.css" ),
			);
		}
	}
	return count( $own ) > MOST_OWN_SHEETS ? null : array_merge( $sheets, $own );
}

/**
 * A whole page with the sheets of what stands on it in place of that with all styles.
 *
 * @param string $page Its HTML.
 */
function with_page_sheets( string $page ): string {
	$sheets = preg_match( WHOLE_SHEET, $page ) ? sheets_of_page( $page ) : null;
	if ( null === $sheets ) {
		return $page;
	}
	$put = function ( array $found ) use ( $sheets ): string {
		$links = array();
		foreach ( $sheets as $index => $sheet ) {
			$link    = str_replace( '<link', '<link data-styles="' . esc_attr( implode( ' ', $sheet['styles'] ) ) . '"', $found[0] );
			$link    = preg_replace( '~[^"\'\s=]*/islet\.css[^"\'\s>]*~', esc_url( public_path() . $sheet['file'] ), $link );
			$links[] = $index ? str_replace( 'islet-css', "islet-$index-css", $link ) : $link;
		}
		return implode( "\n", $links );
	};
	return preg_replace_callback( WHOLE_SHEET, $put, $page, 1 ) ?? $page;
}
