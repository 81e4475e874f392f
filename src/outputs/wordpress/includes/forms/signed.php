<?php
/**
 * What the server has signed: when a form was printed, and that one was sent.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Seconds that nobody is faster than. */
const FORM_QUICKEST = 2;

/** Seconds after which a form must be loaded again; until then it may come from a cache. */
const FORM_OLDEST = 30 * DAY_IN_SECONDS;

/** Seconds for which a page says that a form was sent. */
const FORM_SENT_FOR = HOUR_IN_SECONDS;

/**
 * A signature that only this site can make.
 *
 * @param string $text What is signed.
 */
function form_signature( string $text ): string {
	return substr( hash_hmac( 'sha256', "islet-form|$text", wp_salt( 'nonce' ) ), 0, 40 );
}

/**
 * A moment with its signature.
 *
 * @param string $purpose What it is of.
 */
function signed_moment( string $purpose ): string {
	$moment = time();
	return $moment . '.' . form_signature( "$purpose|$moment" );
}

/**
 * How many seconds ago a moment was signed; null if this site has not signed it.
 *
 * @param string $purpose What it is of.
 * @param string $signed  From `signed_moment()`.
 */
function age_of_signed( string $purpose, string $signed ): ?int {
	if ( ! preg_match( '/^([0-9]{1,12})\.([0-9a-f]{40})$/D', $signed, $found ) || ! hash_equals( form_signature( "$purpose|{$found[1]}" ), $found[2] ) ) {
		return null;
	}
	return time() - (int) $found[1];
}
