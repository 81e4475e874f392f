<?php
/**
 * Defaults that visitors read, such as the labels of a countdown, in the language of the page.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The defaults of controls that visitors read, also of controls inside of them.
 *
 * @param array[] $controls Controls of the manifest.
 * @return string[] In English.
 */
function default_words( array $controls ): array {
	$words = array();
	foreach ( $controls as $control ) {
		$default = empty( $control['words'] ) ? '' : ( $control['default'] ?? '' );
		$inside  = array_merge( $control['fields'] ?? array(), isset( $control['item'] ) ? array( $control['item'] ) : array() );
		$words   = array_merge( $words, is_string( $default ) && '' !== $default ? array( $default ) : array(), default_words( $inside ) );
	}
	return $words;
}

/**
 * What stands for English defaults in the language of the page, where that is something else. An editor shows the
 * language of the site, which may be another one than that of the person who edits.
 *
 * @return array<string, string> By the English words.
 */
function local_words(): array {
	static $known = array();
	$locale       = is_admin() ? get_locale() : determine_locale();
	if ( ! isset( $known[ $locale ] ) ) {
		$has_switched = determine_locale() !== $locale && switch_to_locale( $locale );
		$words        = array();
		foreach ( manifest()['widgets'] as $widget ) {
			foreach ( default_words( $widget['controls'] ) as $english ) {
				$words[ $english ] = translate( $english, 'islet' ); // phpcs:ignore WordPress.WP.I18n -- in islet.pot by the build.
			}
		}
		if ( $has_switched ) {
			restore_previous_locale();
		}
		$known[ $locale ] = array_diff_assoc( $words, array_combine( array_keys( $words ), array_keys( $words ) ) );
	}
	return $known[ $locale ];
}

/**
 * The default of a control in the language of the page; null where it is what the runtime knows.
 *
 * @param array $control The control.
 */
function local_default( array $control ): ?string {
	$default = empty( $control['words'] ) ? null : ( $control['default'] ?? null );
	return is_string( $default ) ? local_words()[ $default ] ?? null : null;
}
