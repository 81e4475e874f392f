<?php
/**
 * The items of a menu as rows.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Levels that a template prints. Items below the last one stand in it, after the item that they belong to. */
const MENU_LEVELS = 3;

/** A row's title is as long at most; content.ts of the menus. */
const MENU_TITLE_LENGTH = 200;

/**
 * An item of a menu; null without a title.
 *
 * @param string  $title As HTML.
 * @param string  $link  Address; empty for none.
 * @param array[] $below Items below it.
 */
function menu_item( string $title, string $link, array $below = array() ): ?array {
	$text = plain_text( $title, MENU_TITLE_LENGTH );
	if ( '' === $text ) {
		return null;
	}
	return array(
		'title'   => $text,
		'link'    => $link,
		'current' => is_current_address( $link ),
		'items'   => $below,
	);
}

/**
 * Items without those that have no title, down to the last level that is printed.
 *
 * @param array $items From `menu_item()`, at any depth.
 * @param int   $level Of these items, from 1.
 * @return array[]
 */
function menu_levels( array $items, int $level = 1 ): array {
	$rows = array();
	foreach ( array_filter( $items ) as $item ) {
		$below         = menu_levels( $item['items'], min( $level + 1, MENU_LEVELS ) );
		$item['items'] = $level < MENU_LEVELS ? $below : array();
		$rows[]        = $item;
		if ( MENU_LEVELS === $level ) {
			array_push( $rows, ...$below );
		}
	}
	return $rows;
}

/**
 * Whether an address is that of the page which is printed, and of no section of it.
 *
 * @param string $address The address.
 */
function is_current_address( string $address ): bool {
	static $here = null;
	$here        = $here ?? untrailingslashit( page_facts()['url'] );
	return '' !== $address && false === strpos( $address, '#' ) && untrailingslashit( $address ) === $here;
}

/**
 * Whether anybody may read a post.
 *
 * @param int $id Of the post.
 */
function is_public_post( int $id ): bool {
	return $id > 0 && is_post_publicly_viewable( $id );
}
