<?php
/**
 * The shortcode: `[islet widget="countdown" end_date="2027-01-01T00:00"]words without JavaScript[/islet]`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/shortcode-rows.php';

/**
 * The value of an attribute, which has character references as in HTML. Lists and groups are written as JSON; WordPress
 * ends a shortcode at the first `]`, so lists may stand in round brackets: `actions="({ &quot;type&quot;: &quot;hide&quot;
 * })"`, `heading_levels="(&quot;h2&quot;, &quot;h3&quot;)"`. Names of things of the site may have commas between them. Twin of `valueOf()` in editor/blocks/shortcode.ts.
 *
 * @param array  $control The control of the setting.
 * @param string $written What was written.
 * @return mixed
 */
function attribute_value( array $control, string $written ) {
	$text    = html_entity_decode( $written, ENT_QUOTES );
	if ( isset( $control['item']['choicesFrom'] ) && ! preg_match( '/^\s*[(\[]/', $text ) ) {
		return array_values( array_filter( array_map( 'trim', explode( ',', $text ) ), 'strlen' ) );
	}
	$is_list = in_array( $control['control'], array( 'choices', 'selectors' ), true ) && preg_match( '/^\s*\(.*\)\s*\z/s', $text );
	if ( ! $is_list && ! in_array( $control['control'], array( 'list', 'group' ), true ) ) {
		return $text;
	}
	return json_decode( (string) preg_replace( '/^\s*\((.*)\)\s*\z/s', '[$1]', $text ), true, 32 );
}

/**
 * The settings that the attributes of a shortcode give. WordPress makes their names lower-case, as settings are.
 *
 * @param array $widget     The widget.
 * @param array $attributes Of the shortcode.
 */
function settings_in_shortcode( array $widget, array $attributes ): array {
	$given = array();
	foreach ( $widget['controls'] as $control ) {
		$former = array_column( $control['formerly'] ?? array(), 'key' );
		foreach ( array_unique( array_merge( array( $control['key'], $control['name'] ), $former ) ) as $name ) {
			if ( isset( $attributes[ $name ] ) ) {
				$given[ $name ] = attribute_value( $control, (string) $attributes[ $name ] );
			}
			foreach ( empty( $control['responsive'] ) ? array() : DEVICE_MODES as $mode ) {
				if ( isset( $attributes[ "{$name}_$mode" ] ) ) {
					$given[ "{$name}_$mode" ] = (string) $attributes[ "{$name}_$mode" ];
				}
			}
		}
	}
	return $given;
}

/**
 * Prints a widget, with what is between the tags of the shortcode inside. A widget of an element goes onto the element
 * there, if there is one; shortcodes of rows are the rows of a widget that has some. What is inside was written by the
 * author of the page, whose HTML WordPress has filtered.
 *
 * @param array|string $attributes Of the shortcode; empty text if there are none.
 * @param string|null  $content    What is between its tags.
 */
function print_shortcode( $attributes, $content = null ): string {
	$attributes = is_array( $attributes ) ? $attributes : array();
	$name       = (string) ( $attributes['widget'] ?? '' );
	$widget     = manifest()['widgets'][ $name ] ?? null;
	$list       = null === $widget ? null : printed_list( $widget );

	list( $inner, $rows ) = Shortcode_Rows::print_inner( $list, (string) $content );
	if ( null === $widget ) {
		return $inner . hint( $name );
	}
	enqueue();
	$given = settings_in_shortcode( $widget, $attributes );
	if ( $rows ) {
		$given[ $list['name'] ] = array_column( $rows, 'row' );
		return marker( $name, $given, array_column( $rows, 'inner' ) );
	}
	if ( 'element' !== $widget['place'] && false !== strpos( $inner, '<' ) ) {
		return mark_element( $inner, array( $name => $given ) );
	}
	return marker( $name, $given, $inner );
}
add_shortcode( 'islet', __NAMESPACE__ . '\print_shortcode' );

/**
 * Tells whoever may edit the page that a shortcode names no widget; visitors read nothing of it.
 *
 * @param string $name What it names.
 */
function hint( string $name ): string {
	if ( ! current_user_can( 'edit_post', get_the_ID() ) ) {
		return '';
	}
	$names = implode( ', ', array_keys( manifest()['widgets'] ) );
	/* translators: 1: what was written, 2: names. */
	$sentence = sprintf( __( 'The shortcode islet knows no widget "%1$s"; there are %2$s.', 'islet' ), $name, $names );
	return '<p class="islet-hint">' . esc_html( $sentence ) . '</p>';
}
