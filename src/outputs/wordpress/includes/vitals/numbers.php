<?php
/**
 * The numbers that the settings screen shows: before the hand-over and since.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Days of which numbers are shown together. */
const VITALS_DAYS = 28;

/**
 * The days of before the hand-over, and its own: until its hour the stock scripts ran.
 *
 * @return array{0: string, 1: string} First and last; no day is between them if there was no hand-over.
 */
function days_before_hand_over(): array {
	$day = hand_over_day();
	if ( '' === $day ) {
		return array( '9999-12-31', '1000-01-01' );
	}
	return array( gmdate( 'Y-m-d', strtotime( "$day UTC" ) - VITALS_DAYS * DAY_IN_SECONDS ), $day );
}

/**
 * The last days, none of them before the hand-over.
 *
 * @return array{0: string, 1: string} First and last.
 */
function days_since_hand_over(): array {
	return array( max( hand_over_day(), vitals_day( VITALS_DAYS - 1 ) ), vitals_day() );
}

/**
 * The counts of a variant by device, metric and bucket, whatever the kind of page.
 *
 * @param array<string, int> $counts  By name.
 * @param string             $variant One of `VITALS_VARIANTS`.
 * @return array<string, array<string, array<int, int>>>
 */
function histograms_of( array $counts, string $variant ): array {
	$histograms = array();
	foreach ( $counts as $name => $views ) {
		$parts = explode( '.', $name );
		if ( 5 === count( $parts ) && $variant === $parts[0] ) {
			list( , , $device, $metric, $bucket ) = $parts;

			$histograms[ $device ][ $metric ][ $bucket ] = $views + ( $histograms[ $device ][ $metric ][ $bucket ] ?? 0 );
		}
	}
	return $histograms;
}

/**
 * The histograms that are compared: `before`, only if there was a hand-over, and `now`.
 *
 * @return array<string, array>
 */
function compared_histograms(): array {
	if ( '' === hand_over_day() ) {
		return array( 'now' => histograms_of( counts_between( ...days_since_hand_over() ), 'stock' ) );
	}
	return array(
		'before' => histograms_of( counts_between( ...days_before_hand_over() ), 'stock' ),
		'now'    => histograms_of( counts_between( ...days_since_hand_over() ), 'islet' ),
	);
}

/**
 * The problems of the last days, the most frequent first.
 *
 * @return array{code: string, widget: string, views: int}[]
 */
function problems_in_the_field(): array {
	$counts = counts_between( vitals_day( VITALS_DAYS - 1 ), vitals_day() );
	arsort( $counts );
	$problems = array();
	foreach ( $counts as $name => $views ) {
		list( $kind, $code, $widget ) = explode( '.', $name ) + array( '', '', '' );
		if ( 'problem' === $kind ) {
			$problems[] = compact( 'code', 'widget', 'views' );
		}
	}
	return $problems;
}
