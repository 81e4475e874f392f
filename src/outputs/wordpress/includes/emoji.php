<?php
/**
 * A job of WordPress itself: pictures of emoji for devices that cannot draw them. It has no preset, and nothing takes its
 * place.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The job's id in the option. */
const EMOJI_JOB = 'wordpress-emoji';

/**
 * Whether the site owner leaves WordPress' script out.
 */
function is_without_emoji(): bool {
	return in_array( EMOJI_JOB, options()['jobs'], true );
}

/**
 * Takes WordPress' script and styles for emoji off the page. Feeds and mails keep their pictures.
 */
function leave_emoji_out(): void {
	if ( is_editor() || ! is_without_emoji() ) {
		return;
	}
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	remove_action( 'embed_head', 'print_emoji_detection_script' );
	// WordPress enqueues its styles for emoji only while this is there.
	remove_action( 'wp_print_styles', 'print_emoji_styles' );
}
add_action( 'template_redirect', __NAMESPACE__ . '\leave_emoji_out' );

/**
 * The sizes of WordPress' files for emoji.
 *
 * @return array{test: int, pictures: int} Bytes: on every page, and what only old devices load. Zeros where they are missing.
 */
function emoji_sizes(): array {
	$files = array(
		'test'     => 'wp-emoji-loader.min.js',
		'pictures' => 'wp-emoji-release.min.js',
	);
	return array_map(
		function ( string $name ): int {
			$file = ABSPATH . WPINC . "/js/$name";
			return is_file( $file ) ? (int) filesize( $file ) : 0;
		},
		$files
	);
}
