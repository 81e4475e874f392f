<?php
/**
 * Texts of the site that may hold HTML, as plain text.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * A text without elements and references.
 *
 * @param string $html       Such as the title of a post, or the name of a product.
 * @param ?int   $max_length Characters; null for all of them.
 */
function plain_text( string $html, ?int $max_length = null ): string {
	$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' );
	return trim( mb_substr( $text, 0, $max_length ) );
}
