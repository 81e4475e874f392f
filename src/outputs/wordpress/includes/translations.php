<?php
/**
 * The translations that the plugin brings, of what visitors read. One of translate.wordpress.org counts before them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Names the folder of the translations; later versions of WordPress read them when a text is first asked for.
 */
function load_translations(): void {
	load_plugin_textdomain( 'islet', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}
add_action( 'init', __NAMESPACE__ . '\load_translations', 0 );

/**
 * The plugin's file for a language; null if it brings none.
 *
 * @param string $locale Such as `de_AT` or `de_DE_formal`.
 */
function translation_of_language( string $locale ): ?string {
	$language = strtok( $locale, '_' );
	foreach ( (array) glob( dirname( PLUGIN_FILE ) . '/languages/islet-*.mo' ) as $file ) {
		if ( strtok( substr( basename( $file, '.mo' ), strlen( 'islet-' ) ), '_' ) === $language ) {
			return $file;
		}
	}
	return null;
}

/**
 * Gives a country without a file of its own that of its language.
 *
 * @param string $file   Where WordPress looks for a translation.
 * @param string $domain The plugin whose texts it holds.
 */
function translation_file( string $file, string $domain ): string {
	if ( 'islet' !== $domain || ! preg_match( '/^(.+islet-([A-Za-z_]+))\.mo$/', $file, $found ) ) {
		return $file;
	}
	$is_there = is_readable( $file ) || is_readable( "$found[1].l10n.php" );
	return $is_there ? $file : translation_of_language( $found[2] ) ?? $file;
}
add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\translation_file', 10, 2 );
