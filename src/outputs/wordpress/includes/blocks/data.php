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
	'composite'  => array( 'core/accordion', 'core/buttons', 'core/details', 'core/media-text', 'core/query', 'core/tabs' ),
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
 * What a list of blocks or elements calls a widget: WordPress and Elementor have their own of the same names.
 *
 * @param string $title The widget's title in the language of the person who edits.
 */
function listed_title( string $title ): string {
	/* translators: %s: the name of a widget, such as Countdown. */
	return sprintf( __( 'Islet %s', 'islet' ), $title );
}

/**
 * A control with its texts translated, and so all controls inside of it.
 *
 * @param array $control The control.
 */
function translated_control( array $control ): array {
	foreach ( array( 'title', 'about', 'row' ) as $field ) {
		if ( isset( $control[ $field ] ) ) {
			$control[ $field ] = translated_text( $control[ $field ] );
		}
	}
	$default = local_default( $control );
	if ( null !== $default ) {
		$control['localDefault'] = $default;
	}
	foreach ( array( 'options', 'suggestions' ) as $field ) {
		foreach ( $control[ $field ] ?? array() as $index => $option ) {
			$control[ $field ][ $index ]['label'] = translated_text( $option['label'] );
		}
	}
	if ( isset( $control['choicesFrom'] ) ) {
		$control['options'] = site_choices( $control );
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
 * Values with the texts that visitors read translated, also in rows.
 *
 * @param array[] $controls The controls of the values.
 * @param array   $values   By key.
 */
function translated_values( array $controls, array $values ): array {
	foreach ( $controls as $control ) {
		$value = $values[ $control['key'] ] ?? null;
		if ( ! empty( $control['words'] ) && is_string( $value ) ) {
			$values[ $control['key'] ] = translated_text( $value );
		}
		foreach ( isset( $control['fields'] ) && is_list( $value ) ? $value : array() as $index => $row ) {
			$values[ $control['key'] ][ $index ] = translated_values( $control['fields'], $row );
		}
	}
	return $values;
}

/**
 * A widget, or a variation of one, with the texts by which editors find it translated.
 *
 * @param array $named With `title`, `about` and perhaps `keywords`.
 */
function translated_names( array $named ): array {
	$named['title']    = translated_text( $named['title'] );
	$named['about']    = translated_text( $named['about'] );
	$named['keywords'] = array_map( __NAMESPACE__ . '\translated_text', $named['keywords'] ?? array() );
	return $named;
}

/**
 * A widget with all texts that are read in editors translated. A new one shows what the site has, such as its first menu.
 *
 * @param array $widget From `manifest()`.
 */
function translated( array $widget ): array {
	$widget             = translated_names( $widget );
	$widget['controls'] = array_map( __NAMESPACE__ . '\translated_control', $widget['controls'] );
	foreach ( array( 'initial', 'preview' ) as $field ) {
		if ( isset( $widget[ $field ] ) ) {
			$widget[ $field ] = translated_values( $widget['controls'], $widget[ $field ] );
		}
	}
	// Where rows are blocks, a new one has some of its own.
	foreach ( null === list_of_row_blocks( $widget ) ? $widget['controls'] : array() as $control ) {
		$first = isset( $control['choicesFrom'] ) ? $control['options'][1] ?? null : null;
		if ( null !== $first ) {
			$widget['initial'][ $control['key'] ] = $first['value'];
		}
	}
	foreach ( $widget['variations'] ?? array() as $index => $variation ) {
		$variation['initial']           = translated_values( $widget['controls'], $variation['initial'] );
		$widget['variations'][ $index ] = translated_names( $variation );
	}
	$own = array_merge( slide_variations( $widget ), product_variations( $widget ) );
	if ( $own ) {
		$widget['variations'] = array_merge( $widget['variations'] ?? array(), $own );
	}
	foreach ( $widget['groups'] as $index => $group ) {
		$widget['groups'][ $index ]['title'] = translated_text( $group['title'] );
	}
	return $widget;
}

/**
 * What `window.isletBlocks` holds; its shape: BlocksData in src/outputs/wordpress/editor/blocks/wp.ts.
 */
function blocks_data(): array {
	return array(
		'widgets'     => array_values( array_map( __NAMESPACE__ . '\translated', manifest()['widgets'] ) ),
		'elements'    => ELEMENT_BLOCKS,
		'texts'       => page_texts(),
		'settingsUrl' => current_user_can( 'manage_options' ) && may_decide_on_scripts() ? admin_url( 'options-general.php?page=islet#islet-sites' ) : '',
	);
}
