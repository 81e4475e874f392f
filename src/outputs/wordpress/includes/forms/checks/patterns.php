<?php
/**
 * What texts of a form must look like. Twin of `widgets/contact-form/checks/patterns.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** What a text may be made of, by the name of its pattern. */
const FORM_PATTERNS = array(
	'letters'        => '/^[\p{L}\p{M} \'’-]*$/uD',
	'digits'         => '/^[0-9]*$/D',
	'letters-digits' => '/^[\p{L}\p{M}\p{Nd} \'’-]*$/uD',
	'postal-code'    => '/^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/D',
	'phone'          => '~^[0-9 +()/.,-]{5,20}$~D',
);

/**
 * Whether a text is an e-mail address to HTML.
 *
 * @param string $text UTF-8.
 */
function is_email_text( string $text ): bool {
	$label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
	return strlen( $text ) <= 254 && 1 === preg_match( "/^[A-Za-z0-9_.!#\$%&'*+\\/=?^`{|}~-]{1,254}@$label(?:\\.$label)*\$/D", $text );
}

/**
 * Whether a text is an address of the web.
 *
 * @param string $text UTF-8.
 */
function is_web_text( string $text ): bool {
	return 1 === preg_match( '~^https?://[\p{L}\p{M}\p{N}.-]{1,253}(?::[0-9]{1,5})?(?:[/?#][^\x{0}-\x{20}\x{7f}<>"]*)?$~iuD', $text );
}

/**
 * Whether a text is a day that there is.
 *
 * @param string $text UTF-8.
 */
function is_day_text( string $text ): bool {
	return preg_match( '/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/D', $text, $found ) && checkdate( (int) $found[2], (int) $found[3], (int) $found[1] );
}

/**
 * Whether a text is a time of the day.
 *
 * @param string $text UTF-8.
 */
function is_time_text( string $text ): bool {
	return 1 === preg_match( '/^(?:[01][0-9]|2[0-3]):[0-5][0-9](?::[0-5][0-9])?$/D', $text );
}
