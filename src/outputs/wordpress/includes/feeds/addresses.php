<?php
/**
 * Addresses in feeds, as the URL standard reads them (https://url.spec.whatwg.org/#concept-basic-url-parser). The browser
 * writes them in their normal form.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** UTF-16 units of an address. */
const FEED_ADDRESS_LENGTH = 2048;

/**
 * The parts of an absolute address of http or https.
 *
 * @param string $address From `web_address()`.
 * @return array{origin: string, host: string, path: string, query: string} `host` with its port; `query` with its `?`.
 */
function address_parts( string $address ): array {
	preg_match( '~^(https?://(?:[^/?#@]*@)*([^/?#@]*))([^?#]*)(\?[^#]*)?~i', $address, $found );
	return array(
		'origin' => $found[1] ?? '',
		'host'   => strtolower( $found[2] ?? '' ),
		'path'   => $found[3] ?? '',
		'query'  => $found[4] ?? '',
	);
}

/**
 * The absolute form of an address of the web; empty for any other, such as one that runs code.
 *
 * @param mixed  $value Anything.
 * @param string $base  Absolute: what a relative address counts from.
 */
function web_address( $value, string $base ): string {
	$text = is_string( $value ) ? trimmed( valid_utf8( $value ) ) : '';
	if ( '' === $text || text_length( $text ) > FEED_ADDRESS_LENGTH ) {
		return '';
	}
	$text   = (string) preg_replace( '/\A[\x00-\x20]+|[\x00-\x20]+\z|[\t\n\r]/', '', $text );
	$scheme = strtolower( (string) strtok( $base, ':' ) );
	if ( preg_match( '/^([a-z][a-z0-9+.-]*):(.*)$/is', $text, $found ) ) {
		$own = strtolower( $found[1] );
		if ( 'http' !== $own && 'https' !== $own ) {
			return '';
		}
		if ( $own !== $scheme || preg_match( '~^[/\\\\]{2}~', $found[2] ) ) {
			return address_behind( $own, $found[2] );
		}
		$text = $found[2];
	}
	return preg_match( '~^[/\\\\]{2}~', $text ) ? address_behind( $scheme, $text ) : relative_address( $text, $base );
}

/**
 * An address of what stands behind its protocol; empty if its host is none.
 *
 * @param string $scheme `http` or `https`.
 * @param string $rest   What is behind the colon.
 */
function address_behind( string $scheme, string $rest ): string {
	preg_match( '~^[/\\\\]*([^/\\\\?#]*)(.*)$~s', $rest, $found );
	$at   = strrpos( $found[1], '@' );
	$user = false === $at ? '' : substr( $found[1], 0, $at + 1 );
	$host = false === $at ? $found[1] : substr( $found[1], $at + 1 );
	if ( ! is_host( $host ) ) {
		return '';
	}
	return "$scheme://" . str_replace( '@', '%40', substr( $user, 0, -1 ) ) . ( '' === $user ? '' : '@' ) . strtolower( $host ) . slashed( $found[2] );
}

/**
 * Whether a text is a host, perhaps with a port.
 *
 * @param string $host What stands between the user's name and the path.
 */
function is_host( string $host ): bool {
	if ( ! preg_match( '/^(\[[0-9a-f:.]+\]|[^:\[\]]+)(?::([0-9]*))?$/iD', $host, $found ) || (int) ( $found[2] ?? 0 ) > 65535 ) {
		return false;
	}
	$name = rawurldecode( $found[1] );
	if ( '[' === $name[0] ) {
		return false !== filter_var( trim( $name, '[]' ), FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 );
	}
	if ( preg_match( '/[\x00-\x20#%\/:<>?@[\\\\\]^|\x7f]/', $name ) || ! preg_match( '//u', $name ) ) {
		return false;
	}
	return ! preg_match( '/(?:^|\.)(?:[0-9]+|0x[0-9a-f]*)\.?$/iD', $name ) || is_ipv4( $name );
}

/**
 * Whether a name that ends with a number is an address of four bytes, in any base that the standard knows.
 *
 * @param string $name The host.
 */
function is_ipv4( string $name ): bool {
	$parts = explode( '.', '.' === substr( $name, -1 ) ? substr( $name, 0, -1 ) : $name );
	$last  = array_pop( $parts );
	foreach ( $parts as $part ) {
		if ( number_in_address( $part ) > 255 ) {
			return false;
		}
	}
	return count( $parts ) < 4 && number_in_address( $last ) < 256 ** ( 4 - count( $parts ) );
}

/**
 * The number that a part of an address is; infinite if it is none.
 *
 * @param string $part Decimal, octal with a 0 before it, hexadecimal with 0x.
 */
function number_in_address( string $part ): float {
	if ( preg_match( '/^0x[0-9a-f]*$/iD', $part ) ) {
		return (float) hexdec( '0' . substr( $part, 2 ) );
	}
	if ( preg_match( '/^0[0-7]+$/D', $part ) ) {
		return (float) octdec( $part );
	}
	return preg_match( '/^(?:0|[1-9][0-9]*)$/D', $part ) ? (float) $part : INF;
}

/**
 * A relative address as an absolute one.
 *
 * @param string $text Without a protocol and a host.
 * @param string $base Absolute.
 */
function relative_address( string $text, string $base ): string {
	$parts = address_parts( $base );
	if ( '' === $parts['origin'] ) {
		return '';
	}
	$first = $text[0] ?? '';
	if ( '' === $first || '#' === $first ) {
		return $parts['origin'] . $parts['path'] . $parts['query'] . $text;
	}
	if ( '?' === $first ) {
		return $parts['origin'] . $parts['path'] . $text;
	}
	$folder = '/' === $first || '\\' === $first ? '' : (string) preg_replace( '~[^/]*$~', '', '' === $parts['path'] ? '/' : $parts['path'] );
	return $parts['origin'] . $folder . slashed( $text );
}

/**
 * A path in which each slash is a slash, with what follows it.
 *
 * @param string $rest Path, query and fragment.
 */
function slashed( string $rest ): string {
	$end = strcspn( $rest, '?#' );
	return str_replace( '\\', '/', substr( $rest, 0, $end ) ) . substr( $rest, $end );
}

/**
 * A part of an address, encoded as JavaScript encodes it.
 *
 * @param string $text The part.
 */
function uri_component( string $text ): string {
	return str_replace( array( '%21', '%27', '%28', '%29', '%2A' ), array( '!', "'", '(', ')', '*' ), rawurlencode( valid_utf8( $text ) ) );
}
