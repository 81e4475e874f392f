<?php
/**
 * The JSON text of settings.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The JSON text of settings for `data-settings`. It holds no character of HTML and no bracket of a shortcode inside of
 * its texts, so neither `esc_attr()`, which leaves `&quot;` as it is, nor a shortcode breaks it. Twin of `settingsText()`
 * in editor/settings-text.ts.
 *
 * @param mixed $settings What `settings_for()` returns, or a part of it.
 */
function settings_text( $settings ): string {
	$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_HEX_QUOT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
	$text  = json_encode( array() === $settings ? new \stdClass() : $settings, $flags );
	return (string) preg_replace_callback(
		'/"[^"]*"/',
		function ( array $found ): string {
			return strtr(
				$found[0],
				array(
					'[' => '\u005B',
					']' => '\u005D',
				)
			);
		},
		(string) $text
	);
}
