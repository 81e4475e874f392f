<?php
/**
 * Takes the addresses out of the frames of videos that Elementor prints: they would ask their providers while the browser
 * reads the page, before Islet can ask the visitor.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The addresses of players that Islet's video widget knows. */
const VIDEO_PLAYER = '~\ssrc="(https://(?:player\.vimeo\.com/video|(?:www\.)?dailymotion\.com/embed/video|videopress\.com/embed|video\.wordpress\.com/embed)/[^"]*)"~';

/**
 * A frame without its address, as Elementor itself prints one that is loaded late. Visitors without JavaScript get the frame.
 *
 * @param string $frame The element.
 */
function hold_video_frame( string $frame ): string {
	if ( ! strpos( $frame, ' class="elementor-video-iframe"' ) || ! preg_match( VIDEO_PLAYER, $frame, $found ) ) {
		return $frame;
	}
	$held = str_replace( $found[0], " src=\"\" data-lazy-load=\"$found[1]\"", $frame );
	return "$held<noscript><style>.elementor-video-iframe[src=\"\"]{display:none}</style>$frame</noscript>";
}

/**
 * Holds all frames of players in a document.
 *
 * @param string $html What Elementor prints.
 */
function hold_video_frames( string $html ): string {
	$hold = function ( array $found ): string {
		return hold_video_frame( $found[0] );
	};
	return preg_replace_callback( '~<iframe\s[^>]*+></iframe>~', $hold, $html ) ?? $html;
}

/**
 * Holds the frames of a document of Elementor where Islet plays its videos.
 *
 * @param string $html The document, after Elementor's own cache.
 */
function hold_frames_of_elementor( $html ) {
	$is_taken = in_array( 'elementor-widgets', array_column( taken_jobs(), 'id' ), true );
	return $is_taken && ! is_editor() ? hold_video_frames( (string) $html ) : $html;
}
add_filter( 'elementor/frontend/the_content', __NAMESPACE__ . '\hold_frames_of_elementor' );
