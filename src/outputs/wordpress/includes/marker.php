<?php
/**
 * Elements with markers, which Islet brings to life.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/library-pictures.php';
require_once __DIR__ . '/shop-parts.php';
require_once __DIR__ . '/widget-template.php';

/**
 * HTML of rows by the numbers that the rows have once wrong ones are left out.
 *
 * @param array    $widget The widget.
 * @param array    $given  What an editor gave for its settings.
 * @param string[] $inner  HTML by the number of a row from 0.
 * @return string[]
 */
function inner_of_rows( array $widget, array $given, array $inner ): array {
	$list = printed_list( $widget );
	$kept = array();
	$at   = 0;
	foreach ( null === $list || array() === $inner ? array() : array_values( (array) given_for( $list, $given ) ) as $number => $row ) {
		if ( null === row_of( $list['fields'], $row ) ) {
			continue;
		}
		if ( isset( $inner[ $number ] ) ) {
			$kept[ $at ] = (string) $inner[ $number ];
		}
		++$at;
	}
	return $kept;
}

/**
 * The list whose rows the server prints; null if the widget has none.
 *
 * @param array $widget The widget.
 */
function printed_list( array $widget ): ?array {
	foreach ( $widget['controls'] as $control ) {
		if ( 'list' === $control['control'] && isset( $control['fields'] ) && ! empty( $control['printed'] ) ) {
			return $control;
		}
	}
	return null;
}

/**
 * The element of a widget: `data-widget`, `data-settings`, and inside what the server prints. Nothing at all where settings
 * choose something of the site, such as a menu, posts or a product, and there is none.
 *
 * @param string          $name       The widget's name; an unknown one gives what is inside alone.
 * @param array           $given      What an editor gave for its settings; nothing of it is trusted.
 * @param string|string[] $inner      HTML inside of it, in place of the widget's template; or HTML inside of rows, by their
 *                                    numbers from 0, in place of their texts. It is printed as it is.
 * @param string          $attributes Further attributes, ready to print.
 * @param string          $id         What ids inside of it begin with; default: one that is new to the page.
 */
function marker( string $name, array $given, $inner = '', string $attributes = '', string $id = '' ): string {
	$widget = manifest()['widgets'][ $name ] ?? null;
	if ( null === $widget ) {
		return is_array( $inner ) ? implode( '', $inner ) : $inner;
	}
	$settings = with_site_settings( $widget, settings_for( $widget, $given ) );
	$read     = read_settings( $widget, $settings );
	$tag      = 'inner' === $widget['content'] ? 'section' : 'div';
	$parts    = array( $tag, trim( $attributes ) );
	if ( is_marked( $widget ) ) {
		$parts[] = 'data-widget="' . esc_attr( $name ) . '"';
	}
	if ( array() !== $read ) {
		$parts[] = 'data-settings="' . esc_attr( settings_text( $read ) ) . '"';
	}
	$content = is_array( $inner ) ? '' : $inner;
	if ( isset( $widget['shop'] ) ) {
		$content = shop_part( $widget, $settings );
		if ( '' === $content ) {
			return '';
		}
	}
	if ( '' === trim( $content ) && ! empty( $widget['template'] ) ) {
		$own = site_content( $widget, $settings );
		if ( null !== $own && array() === $own[ site_list( $widget )['key'] ] ) {
			return '';
		}
		$settings = array_merge( $settings, $own ?? array() );
		$rows     = inner_of_rows( $widget, $given, is_array( $inner ) && null === $own ? $inner : array() );
		$content  = template_for( $widget, $settings, new Printer( '' === $id ? wp_unique_id( 'islet-' ) : $id, $rows ) );
		$content  = with_library_pictures( $content, listed_files( $own ?? array() ) );
	}
	$html = '<' . implode( ' ', array_filter( $parts ) ) . ">$content</$tag>";
	return (string) apply_filters( "islet_marker_$name", $html, $settings, $id );
}

/**
 * The settings that an element has already, as PHP objects, so that `{}` and `[]` stay what they are.
 *
 * @param mixed $text The value of `data-settings`; null if there is none.
 */
function settings_in( $text ): array {
	$settings = is_string( $text ) ? json_decode( $text ) : null;
	return is_object( $settings ) ? get_object_vars( $settings ) : array();
}

/**
 * Adds widgets to the outermost element of HTML. The element keeps its widgets, but for one that an added widget starts:
 * its code loads once it is needed. Of a setting that it has already it keeps the value.
 *
 * @param string               $html  HTML; without an element it stays as it is.
 * @param array<string, array> $asked What an editor gave for the settings, by the widget's name.
 */
function mark_element( string $html, array $asked ): string {
	$widgets = array_intersect_key( manifest()['widgets'], $asked );
	$element = new \WP_HTML_Tag_Processor( $html );
	if ( array() === $widgets || ! $element->next_tag() ) {
		return $html;
	}
	$marked   = $element->get_attribute( 'data-widget' );
	$names    = preg_split( '/\s+/', is_string( $marked ) ? $marked : '', -1, PREG_SPLIT_NO_EMPTY );
	$names    = array_diff( $names, array_column( $widgets, 'startsWith' ) );
	$settings = settings_in( $element->get_attribute( 'data-settings' ) );
	foreach ( $widgets as $name => $widget ) {
		$settings += read_settings( $widget, settings_for( $widget, $asked[ $name ] ) );
	}
	$element->set_attribute( 'data-widget', implode( ' ', array_unique( array_merge( $names, array_keys( $widgets ) ) ) ) );
	if ( array() !== $settings ) {
		$element->set_attribute( 'data-settings', settings_text( $settings ) );
	}
	return $element->get_updated_html();
}
