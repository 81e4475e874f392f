<?php
/**
 * Gives the pictures of Elementor's image carousels their size in the markup: without one, all below moves when they come.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** A picture of a carousel, with what shows that it is still to come; late ones have no address but `data-src`. */
const SLIDE_PICTURE = '~<img class="swiper-slide-image( swiper-lazy)?" (?:data-)?src="([^"]*)"([^>]*)>(?:<div class="swiper-lazy-preloader"></div>)?~';

/**
 * The width and the height of a picture of this site; 0 if they are not known.
 *
 * @param string $src Its address. WordPress names smaller versions by their size.
 * @return int[]
 */
function picture_size( string $src ): array {
	if ( preg_match( '~-(\d{1,5})x(\d{1,5})\.\w+$~D', $src, $found ) ) {
		return array( (int) $found[1], (int) $found[2] );
	}
	$file = file_of( $src );
	$size = '' === $file ? false : wp_getimagesize( $file );
	return $size ? array( (int) $size[0], (int) $size[1] ) : array( 0, 0 );
}

/**
 * A picture with its size. The browser itself loads it late, if Elementor's script would.
 *
 * @param string[] $picture As SLIDE_PICTURE finds it.
 */
function sized_picture( array $picture ): string {
	list( $element, $lazy, $src, $others ) = $picture;
	list( $width, $height )                = picture_size( html_entity_decode( $src, ENT_QUOTES ) );
	if ( ! $width || ! $height || preg_match( '/\s(?:width|height)=/', $others ) ) {
		return $element;
	}
	// Named, or Elementor has the browser load most of them late.
	$loading = $lazy ? 'lazy' : 'eager';
	return "<img class=\"swiper-slide-image$lazy\" loading=\"$loading\" src=\"$src\" width=\"$width\" height=\"$height\"$others>";
}

/**
 * Sizes the pictures of a document of Elementor where Islet runs its carousels.
 *
 * @param string $html The document, after Elementor's own cache.
 */
function size_pictures_of_elementor( $html ) {
	$is_taken = in_array( 'elementor-widgets', array_column( taken_jobs(), 'id' ), true );
	if ( ! $is_taken || is_editor() ) {
		return $html;
	}
	return preg_replace_callback( SLIDE_PICTURE, __NAMESPACE__ . '\sized_picture', (string) $html ) ?? $html;
}
add_filter( 'elementor/frontend/the_content', __NAMESPACE__ . '\size_pictures_of_elementor' );
