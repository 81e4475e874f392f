<?php
/**
 * Menus of the site: those of Appearance → Menus, and the navigations of the block editor.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The menus that an editor may choose, by their slugs. One of Appearance → Menus comes before a navigation of the same slug.
 *
 * @return array{value: string, label: string}[]
 */
function menu_choices(): array {
	$names = array();
	foreach ( wp_get_nav_menus() as $menu ) {
		$names[ $menu->slug ] = $menu->name;
	}
	$navigations = get_posts(
		array(
			'post_type'   => 'wp_navigation',
			'post_status' => 'publish',
			'numberposts' => 100,
			'orderby'     => 'title',
			'order'       => 'ASC',
		)
	);
	foreach ( $navigations as $navigation ) {
		$names += array( $navigation->post_name => $navigation->post_title );
	}
	$choices = array(
		array(
			'value' => '',
			'label' => __( 'Items that are written here', 'islet' ),
		),
	);
	foreach ( $names as $slug => $name ) {
		$label     = plain_text( (string) $name, MENU_TITLE_LENGTH );
		$choices[] = array(
			'value' => (string) $slug,
			'label' => '' === $label ? (string) $slug : $label,
		);
	}
	return $choices;
}

/**
 * The items of the menu that settings choose, read as an editor's rows are; null if they choose none.
 *
 * @param array $settings What `settings_for()` returned.
 * @param array $list     The list that they fill.
 */
function menu_content( array $settings, array $list ): ?array {
	$rows = menu_rows( $settings );
	return null === $rows ? null : array( $list['key'] => rows_of( $list, $rows ) );
}

/**
 * The items of the menu that settings choose; null if they choose none, and no items of one that is no longer there.
 *
 * @param array $settings What `settings_for()` returned.
 */
function menu_rows( array $settings ): ?array {
	$name = trim( $settings['menu'] ?? '' );
	if ( '' === $name ) {
		return null;
	}
	$menu = wp_get_nav_menu_object( $name );
	if ( $menu ) {
		return menu_levels( classic_items( $menu ) );
	}
	$navigation = get_page_by_path( $name, OBJECT, 'wp_navigation' );
	$is_there   = $navigation instanceof \WP_Post && 'publish' === $navigation->post_status;
	return $is_there ? menu_levels( block_items( parse_blocks( $navigation->post_content ) ) ) : array();
}

/**
 * The items of a menu of Appearance → Menus, without posts that not everybody may read. Where an item is left out, those
 * below it move up, as they do in WordPress.
 *
 * @param \WP_Term $menu The menu.
 */
function classic_items( \WP_Term $menu ): array {
	$shown = array();
	foreach ( (array) wp_get_nav_menu_items( $menu->term_id ) as $item ) {
		if ( 'post_type' !== $item->type || is_public_post( (int) $item->object_id ) ) {
			$shown[ (int) $item->ID ] = $item;
		}
	}
	$children = array();
	foreach ( $shown as $item ) {
		$parent                = (int) $item->menu_item_parent;
		$children[ isset( $shown[ $parent ] ) ? $parent : 0 ][] = $item;
	}
	return classic_items_below( 0, $children );
}

/**
 * The items below one. Those that are below themselves are below none that is reached from the top.
 *
 * @param int     $parent   Id of the item; 0 for the menu itself.
 * @param array[] $children Items by the ids of those that they are below.
 */
function classic_items_below( int $parent, array $children ): array {
	$items = array();
	foreach ( $children[ $parent ] ?? array() as $item ) {
		$title   = apply_filters( 'the_title', (string) $item->title, $item->ID ); // phpcs:ignore WordPress.NamingConventions -- WordPress' own filter, as its menus call it.
		$items[] = menu_item( (string) $title, (string) $item->url, classic_items_below( (int) $item->ID, $children ) );
	}
	return $items;
}
