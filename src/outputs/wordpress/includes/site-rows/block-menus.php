<?php
/**
 * Navigations of the block editor as items of a menu.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The items that blocks of a navigation are; other blocks, such as a search form, are none.
 *
 * @param array[] $blocks From `parse_blocks()`.
 */
function block_items( array $blocks ): array {
	$items = array();
	foreach ( $blocks as $block ) {
		$attributes = $block['attrs'];
		switch ( $block['blockName'] ) {
			case 'core/navigation-link':
			case 'core/navigation-submenu':
				$items[] = block_item( $attributes, block_items( $block['innerBlocks'] ) );
				break;
			case 'core/home-link':
				$label   = text_of( $attributes['label'] ?? null, MAX_SETTINGS_LENGTH );
				$items[] = menu_item( $label ?? __( 'Home', 'islet' ), home_url( '/' ) );
				break;
			case 'core/page-list':
				array_push( $items, ...page_items( (int) ( $attributes['parentPageID'] ?? 0 ) ) );
		}
	}
	return $items;
}

/**
 * A link of a navigation; null if it leads to a post that not everybody may read.
 *
 * @param array   $attributes Of the block; anything may be wrong about them.
 * @param array[] $below      Items below it.
 */
function block_item( array $attributes, array $below ): ?array {
	$label = text_of( $attributes['label'] ?? null, MAX_SETTINGS_LENGTH ) ?? '';
	$url   = text_of( $attributes['url'] ?? null, 2048 ) ?? '';
	$id    = 'post-type' === ( $attributes['kind'] ?? '' ) ? (int) ( $attributes['id'] ?? 0 ) : 0;
	if ( 0 === $id ) {
		return menu_item( $label, $url, $below );
	}
	return is_public_post( $id ) ? menu_item( $label, (string) get_permalink( $id ), $below ) : null;
}

/**
 * The published pages below a page.
 *
 * @param int $top Id of the page; 0 for all.
 */
function page_items( int $top ): array {
	$children = array();
	foreach ( get_pages( array( 'sort_column' => 'menu_order,post_title' ) ) as $page ) {
		$children[ (int) $page->post_parent ][] = $page;
	}
	return page_items_below( $top, $children );
}

/**
 * The pages below one.
 *
 * @param int     $parent   Id of the page.
 * @param array[] $children Pages by the ids of those that they are below.
 */
function page_items_below( int $parent, array $children ): array {
	$items = array();
	foreach ( $children[ $parent ] ?? array() as $page ) {
		$items[] = menu_item( get_the_title( $page ), (string) get_permalink( $page ), page_items_below( (int) $page->ID, $children ) );
	}
	return $items;
}
