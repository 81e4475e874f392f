<?php
/**
 * Pictures of the media library in what a widget prints: WordPress adds their sizes, `srcset` and `sizes`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The ids of files of the media library among values, by their addresses.
 *
 * @param array $given What an editor gave; rows and groups inside of it, too.
 * @return array<string, int>
 */
function library_files( array $given ): array {
	$id = $given['id'] ?? null;
	if ( is_int( $id ) && $id > 0 && is_string( $given['url'] ?? null ) ) {
		return array( $given['url'] => $id );
	}
	$files = array();
	foreach ( $given as $value ) {
		$files += is_array( $value ) ? library_files( $value ) : array();
	}
	return $files;
}

/**
 * HTML whose pictures have the class by which WordPress knows them, and completes them once the page's content is whole.
 *
 * @param string             $html  Of a widget.
 * @param array<string, int> $files Ids by addresses.
 */
function with_library_pictures( string $html, array $files ): string {
	if ( array() === $files ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'img' ) ) {
		$id = $files[ $tags->get_attribute( 'src' ) ] ?? null;
		if ( null !== $id ) {
			$tags->add_class( "wp-image-$id" );
		}
	}
	return $tags->get_updated_html();
}
