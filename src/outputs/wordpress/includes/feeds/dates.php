<?php
/**
 * Dates as feeds write them. Twin of `widgets/feed/formats/feed-date.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

const ISO_DATE  = '/^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)? ?(Z|[+-]\d\d:?\d\d)?)?$/iD';
const MAIL_DATE = '/^(?:[a-z]+,? +)?(\d{1,2}) +([a-z]{3})[a-z]*\.? +(\d{4}|\d\d) +(\d{1,2}):(\d\d)(?::(\d\d))? *(Z|UTC?|GMT|[ECMP][SD]T|[+-]\d\d:?\d\d)?$/iD';

/** Hours of the zones that have a name in mails, in summer; one less in winter. */
const MAIL_ZONES = array(
	'E' => -4,
	'C' => -5,
	'M' => -6,
	'P' => -7,
);

/**
 * The seconds by which a zone is ahead of UTC.
 *
 * @param string $zone `+01:00`, `-0500`, `EST`, `GMT`; empty is UTC.
 */
function zone_offset( string $zone ): int {
	if ( preg_match( '/^([+-])(\d\d):?(\d\d)$/D', $zone, $found ) ) {
		return (int) ( $found[1] . '1' ) * ( (int) $found[2] * 3600 + (int) $found[3] * 60 );
	}
	$hours = 3 === strlen( $zone ) ? MAIL_ZONES[ strtoupper( $zone[0] ) ] ?? null : null;
	return null === $hours ? 0 : ( $hours - ( 'S' === strtoupper( $zone[1] ) ? 1 : 0 ) ) * 3600;
}

/**
 * Seconds since 1970 of a date by ISO 8601 or RFC 5322; null if it is none, or before 1970. Without a zone it is in UTC.
 *
 * @param mixed $value Anything.
 */
function feed_date( $value ): ?int {
	$text = is_string( $value ) ? trimmed( valid_utf8( substr( $value, 0, 100 ) ) ) : '';
	if ( preg_match( ISO_DATE, $text, $found ) ) {
		$day   = (int) $found[3];
		$month = (int) $found[2];
		$year  = (int) $found[1];
	} elseif ( preg_match( MAIL_DATE, $text, $found ) ) {
		$day   = (int) $found[1];
		$at    = strpos( 'janfebmaraprmayjunjulaugsepoctnovdec', strtolower( $found[2] ) );
		$month = false === $at || 0 !== $at % 3 ? 0 : intdiv( $at, 3 ) + 1;
		$year  = (int) $found[3] + ( 2 === strlen( $found[3] ) ? ( (int) $found[3] < 50 ? 2000 : 1900 ) : 0 );
	} else {
		return null;
	}
	$time = array( (int) ( $found[4] ?? 0 ), (int) ( $found[5] ?? 0 ), (int) ( $found[6] ?? 0 ) );
	if ( $year < 1970 || ! checkdate( $month, $day, $year ) || $time[0] > 23 || $time[1] > 59 || $time[2] > 60 ) {
		return null;
	}
	$seconds = gmmktime( $time[0], $time[1], $time[2], $month, $day, $year ) - zone_offset( $found[7] ?? '' );
	return $seconds > 0 && $seconds < 4000000000 ? $seconds : null;
}
