<?php
/**
 * What the block editor's script knows of the widgets.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Blocks of WordPress by the kind of element that a widget goes on. */
const ELEMENT_BLOCKS = array(
	'button'     => array( 'core/button' ),
	'code'       => array( 'core/code' ),
	'container'  => array( 'core/group', 'core/columns', 'core/column', 'core/cover' ),
	'embed'      => array( 'core/embed' ),
	'gallery'    => array( 'core/gallery' ),
	'header'     => array( 'core/template-part' ),
	'heading'    => array( 'core/heading' ),
	'image'      => array( 'core/image' ),
	'navigation' => array( 'core/navigation' ),
	'text'       => array( 'core/paragraph', 'core/list' ),
);

/**
 * A text of the manifest in the language of the person who edits.
 *
 * @param string $text In English.
 */
function translated_text( string $text ): string {
	return '' === $text ? '' : translate( $text, 'islet' ); // phpcs:ignore WordPress.WP.I18n -- in islet.pot by the build.
}

/**
 * A control with its texts translated, and so all controls inside of it.
 *
 * @param array $control The control.
 */
function translated_control( array $control ): array {
	foreach ( array( 'title', 'about' ) as $field ) {
		if ( isset( $control[ $field ] ) ) {
			$control[ $field ] = translated_text( $control[ $field ] );
		}
	}
	$default = local_default( $control );
	if ( null !== $default ) {
		$control['localDefault'] = $default;
	}
	foreach ( $control['options'] ?? array() as $index => $option ) {
		$control['options'][ $index ]['label'] = translated_text( $option['label'] );
	}
	if ( isset( $control['fields'] ) ) {
		$control['fields'] = array_map( __NAMESPACE__ . '\translated_control', $control['fields'] );
	}
	if ( isset( $control['item'] ) ) {
		$control['item'] = translated_control( $control['item'] );
	}
	return $control;
}

/**
 * A widget with all texts that are read in editors translated.
 *
 * @param array $widget From `manifest()`.
 */
function translated( array $widget ): array {
	$widget['title']    = translated_text( $widget['title'] );
	$widget['about']    = translated_text( $widget['about'] );
	$widget['controls'] = array_map( __NAMESPACE__ . '\translated_control', $widget['controls'] );
	foreach ( $widget['groups'] as $index => $group ) {
		$widget['groups'][ $index ]['title'] = translated_text( $group['title'] );
	}
	return $widget;
}

/**
 * What `window.isletBlocks` holds; its shape: BlocksData in src/wordpress/editor/blocks/wp.ts.
 */
function blocks_data(): array {
	return array(
		'widgets'  => array_values( array_map( __NAMESPACE__ . '\translated', manifest()['widgets'] ) ),
		'elements' => ELEMENT_BLOCKS,
	);
}
