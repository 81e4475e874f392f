<?php
/**
 * The forms that a site has saved: blocks, shortcodes and elements of Elementor, by what names them where they are saved.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The widget, its block, and the name of its element in Elementor. */
const FORM_WIDGET  = 'contact-form';
const FORM_BLOCK   = 'islet/contact-form';
const FORM_ELEMENT = 'islet-contact-form';

/**
 * The blocks of forms among others, also inside of them, in their order.
 *
 * @param array[] $blocks From `parse_blocks()`.
 * @return array[]
 */
function forms_among( array $blocks ): array {
	$found = array();
	foreach ( $blocks as $block ) {
		$found = array_merge( $found, FORM_BLOCK === $block['blockName'] ? array( $block ) : array(), forms_among( $block['innerBlocks'] ) );
	}
	return $found;
}

/**
 * What editors gave for the blocks of forms in a text, by their anchors, else by their numbers.
 *
 * @param string $content Of a post or a widget area.
 * @return array<int|string, array>
 */
function forms_in_blocks( string $content ): array {
	$named = array();
	foreach ( has_block( FORM_BLOCK, $content ) ? forms_among( parse_blocks( $content ) ) : array() as $index => $block ) {
		$anchor         = string_of( $block['attrs']['anchor'] ?? null );
		$is_free        = preg_match( '/^[A-Za-z][A-Za-z0-9_-]{0,63}$/D', $anchor ) && ! isset( $named[ $anchor ] );
		$name           = $is_free ? $anchor : $index + 1;
		$named[ $name ] = typed_texts( $block['attrs'] );
	}
	return $named;
}

/**
 * The shortcodes of a name in a text, without those that double brackets show as they are.
 *
 * @param string $name    Of the shortcode.
 * @param string $content Of a post, or between tags.
 * @return array{attributes: array, inner: string}[]
 */
function shortcodes_in( string $name, string $content ): array {
	preg_match_all( '/' . get_shortcode_regex( array( $name ) ) . '/', false === strpos( $content, "[$name" ) ? '' : $content, $all, PREG_SET_ORDER );
	$found = array();
	foreach ( $all as $match ) {
		if ( '[' !== $match[1] || ']' !== $match[6] ) {
			$attributes = shortcode_parse_atts( $match[3] );
			$found[]    = array(
				'attributes' => is_array( $attributes ) ? $attributes : array(),
				'inner'      => (string) $match[5],
			);
		}
	}
	return $found;
}

/**
 * What editors gave for the shortcodes of forms in a text, also inside of others, in their order.
 *
 * @param string $content Of a post.
 * @return array[]
 */
function forms_in_shortcodes( string $content ): array {
	$widget = manifest()['widgets'][ FORM_WIDGET ];
	$list   = printed_list( $widget );
	$found  = array();
	foreach ( shortcodes_in( 'islet', $content ) as $shortcode ) {
		if ( FORM_WIDGET !== ( $shortcode['attributes']['widget'] ?? '' ) ) {
			$found = array_merge( $found, forms_in_shortcodes( $shortcode['inner'] ) );
			continue;
		}
		$given = settings_in_shortcode( $widget, $shortcode['attributes'] );
		$rows  = array();
		foreach ( shortcodes_in( 'islet_item', $shortcode['inner'] ) as $item ) {
			$rows[] = settings_in_shortcode( array( 'controls' => $list['fields'] ), $item['attributes'] );
		}
		$found[] = $rows ? array_merge( $given, array( $list['name'] => $rows ) ) : $given;
	}
	return $found;
}

/**
 * What editors gave for the forms in the elements of Elementor, by the ids that their markers have.
 *
 * @param mixed $elements Saved by Elementor.
 * @return array<string, array>
 */
function forms_in_elements( $elements ): array {
	$named = array();
	foreach ( is_array( $elements ) ? array_filter( $elements, 'is_array' ) : array() as $element ) {
		$id = string_of( $element['id'] ?? null );
		if ( FORM_ELEMENT === ( $element['widgetType'] ?? null ) && preg_match( '/^[A-Za-z0-9_-]{1,50}$/D', $id ) ) {
			$named[ "islet-$id" ] = given_by_panel( manifest()['widgets'][ FORM_WIDGET ]['controls'], (array) ( $element['settings'] ?? array() ), PANEL_PREFIX );
		}
		$named += forms_in_elements( $element['elements'] ?? null );
	}
	return $named;
}

/**
 * The shortcodes of forms in texts of Elementor's elements, in their order.
 *
 * @param mixed $data What Elementor has saved, or a part of it.
 * @return array[]
 */
function forms_in_element_texts( $data ): array {
	if ( is_string( $data ) ) {
		return forms_in_shortcodes( $data );
	}
	return is_array( $data ) ? array_merge( array(), ...array_map( __NAMESPACE__ . '\forms_in_element_texts', array_values( $data ) ) ) : array();
}

/**
 * What editors gave for the forms in a text, with shortcodes by numbers below 0.
 *
 * @param string $content  Of a post or a widget area.
 * @param mixed  $elements Saved by Elementor.
 * @return array<int|string, array>
 */
function forms_in( string $content, $elements = null ): array {
	$named = forms_in_blocks( $content ) + forms_in_elements( $elements );
	// Elementor saves the texts of its elements as the content of the post, too.
	$shortcodes = null === $elements ? forms_in_shortcodes( $content ) : forms_in_element_texts( $elements );
	foreach ( $shortcodes as $index => $given ) {
		$named[ -$index - 1 ] = $given;
	}
	return $named;
}
