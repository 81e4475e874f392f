<?php
/**
 * Elements with markers, which Islet brings to life.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/template.php';

/**
 * The element of a widget: `data-widget`, `data-settings`, and what visitors without JavaScript see inside.
 *
 * @param string $name       The widget's name; an unknown one gives what is inside alone.
 * @param array  $given      What an editor gave for its settings; nothing of it is trusted.
 * @param string $inner      HTML inside of it; without any, the widget's template.
 * @param string $attributes Further attributes, ready to print.
 */
function marker( string $name, array $given, string $inner = '', string $attributes = '' ): string {
	$widget = manifest()['widgets'][ $name ] ?? null;
	if ( null === $widget ) {
		return $inner;
	}
	$settings = settings_for( $widget, $given );
	$tag      = 'inner' === $widget['content'] ? 'section' : 'div';
	$parts    = array( $tag, trim( $attributes ), 'data-widget="' . esc_attr( $name ) . '"' );
	if ( array() !== $settings ) {
		$parts[] = 'data-settings="' . esc_attr( settings_text( $settings ) ) . '"';
	}
	$content = '' === trim( $inner ) ? template_for( $widget, $settings ) : $inner;
	return '<' . implode( ' ', array_filter( $parts ) ) . ">$content</$tag>";
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
		$settings += settings_for( $widget, $asked[ $name ] );
	}
	$element->set_attribute( 'data-widget', implode( ' ', array_unique( array_merge( $names, array_keys( $widgets ) ) ) ) );
	if ( array() !== $settings ) {
		$element->set_attribute( 'data-settings', settings_text( $settings ) );
	}
	return $element->get_updated_html();
}
