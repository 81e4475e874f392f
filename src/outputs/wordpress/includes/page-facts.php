<?php
/**
 * What templates print of the page itself.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The texts that visitors read in widgets, in the language of the page. An editor has the language of the site, which may
 * be another one than that of the person who edits.
 *
 * @return array<string, string> By the keys of `i18n` in the page configuration.
 */
function page_texts(): array {
	static $known = array();
	$locale       = is_admin() ? get_locale() : determine_locale();
	if ( ! isset( $known[ $locale ] ) ) {
		$has_switched     = determine_locale() !== $locale && switch_to_locale( $locale );
		$known[ $locale ] = require __DIR__ . '/../generated/texts.php';
		if ( $has_switched ) {
			restore_previous_locale();
		}
	}
	return $known[ $locale ];
}

/**
 * The address and the title of the page: of the post that it shows, else of the list; and where the site searches.
 *
 * @return array{url: string, search: string, title: string} As plain text.
 */
function page_facts(): array {
	$id    = is_singular() ? get_queried_object_id() : 0;
	$path  = (string) ( $GLOBALS['wp']->request ?? '' );
	$title = $id ? get_the_title( $id ) : wp_get_document_title();
	return array(
		'url'    => $id ? (string) get_permalink( $id ) : home_url( user_trailingslashit( $path ) ),
		'search' => home_url( '/' ),
		'title'  => html_entity_decode( wp_strip_all_tags( $title ), ENT_QUOTES, 'UTF-8' ),
	);
}
