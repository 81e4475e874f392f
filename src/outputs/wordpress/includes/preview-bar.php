<?php
/**
 * The item of the admin bar on front pages while an administrator tries choices.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** How buttons look there, and the item on phones, where WordPress hides the items of plugins. */
const BAR_STYLES = '#wpadminbar .islet-bar-press form{margin:0}
#wpadminbar .islet-bar-press button{all:unset;box-sizing:border-box;inline-size:100%;padding-inline:10px;color:inherit;font-size:13px;line-height:2;cursor:pointer}
#wpadminbar .islet-bar-press button:is(:hover,:focus-visible){color:#72aee6}
#wpadminbar .islet-bar-press button:focus-visible{outline:2px solid;outline-offset:-2px}
#wpadminbar .islet-bar-press>.ab-item{display:none}
@media (max-width:782px){#wpadminbar li#wp-admin-bar-islet-preview{display:block;position:static}
#wpadminbar #wp-admin-bar-islet-preview>.ab-sub-wrapper{inset-inline:0}
#wpadminbar li#wp-admin-bar-islet-preview>.ab-item{padding-inline:8px;font-size:13px}
#wpadminbar .islet-bar-press button{font-size:16px;line-height:2.5;padding-inline:16px}}';

/**
 * Whether this page has the item.
 */
function has_preview_item(): bool {
	return ! is_editor() && is_admin_bar_showing() && null !== previewed_choices();
}

/**
 * Adds the item, with the page as visitors get it, and what can become of the choices.
 *
 * @param \WP_Admin_Bar $bar The admin bar.
 */
function add_preview_item( $bar ): void {
	if ( ! has_preview_item() ) {
		return;
	}
	$id    = 'islet-preview';
	$items = array(
		'see' => is_asked_as_saved()
			? array(
				'title' => esc_html__( 'See the preview of this page', 'islet' ),
				'href'  => remove_query_arg( PREVIEW_FIELD ),
			)
			: array(
				'title' => esc_html__( 'See this page as visitors get it', 'islet' ),
				'href'  => add_query_arg( PREVIEW_FIELD, 'off' ),
			),
		'use' => bar_press( 'use', __( 'Use it for all visitors', 'islet' ) ),
		'end' => bar_press( 'end', __( 'End the preview', 'islet' ) ),
	);
	$bar->add_node(
		array(
			'id'    => $id,
			'title' => is_asked_as_saved() ? esc_html__( 'Islet: saved', 'islet' ) : esc_html__( 'Islet: preview', 'islet' ),
			'href'  => screen_url(),
		)
	);
	foreach ( $items as $name => $item ) {
		$bar->add_node(
			$item + array(
				'id'     => "$id-$name",
				'parent' => $id,
			)
		);
	}
}
add_action( 'admin_bar_menu', __NAMESPACE__ . '\add_preview_item', 90 );

/**
 * An item that is a button.
 *
 * @param string $press `use` or `end`.
 * @param string $label What it says.
 * @return array{title: string, meta: array{class: string, html: string}}
 */
function bar_press( string $press, string $label ): array {
	return array(
		'title' => '',
		'meta'  => array(
			'class' => 'islet-bar-press',
			// Not as the title, which WordPress puts into an element that is no button.
			'html'  => press_form( sprintf( '<button type="submit" role="menuitem" name="press" value="%s">%s</button>', esc_attr( $press ), esc_html( $label ) ) ),
		),
	);
}

/**
 * Adds the styles of the item.
 */
function style_preview_item(): void {
	if ( has_preview_item() ) {
		wp_add_inline_style( 'admin-bar', BAR_STYLES );
	}
}
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\style_preview_item' );
