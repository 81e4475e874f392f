<?php
/**
 * Whether pages are measured, which part of their views, and since when Islet does jobs.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Shares of all page views that may be measured, in percent. */
const VITALS_SHARES = array( 1, 5, 10, 25, 50, 100 );

/** The share that is chosen at first. */
const VITALS_SHARE = 10;

/** The option with the day on which Islet has taken over the first job, such as 2026-11-30. */
const HAND_OVER_OPTION = 'islet_handed_over';

/**
 * What is chosen.
 *
 * @return array{on: bool, share: int}
 */
function vitals_options(): array {
	$stored = get_option( OPTION );
	$vitals = is_array( $stored ) && is_array( $stored['vitals'] ?? null ) ? $stored['vitals'] : array();
	$share  = (int) ( $vitals['share'] ?? VITALS_SHARE );
	return array(
		'on'    => ! empty( $vitals['on'] ),
		'share' => in_array( $share, VITALS_SHARES, true ) ? $share : VITALS_SHARE,
	);
}

/**
 * What the settings screen sends about it.
 *
 * @param mixed $given Of the screen, or what this has returned.
 * @return array{on?: string, share?: int}
 */
function read_vitals_options( $given ): array {
	$given = is_array( $given ) ? $given : array();
	$share = is_scalar( $given['share'] ?? null ) ? (int) $given['share'] : VITALS_SHARE;
	return array_filter(
		array(
			'on'    => empty( $given['on'] ) ? '' : '1',
			'share' => in_array( $share, VITALS_SHARES, true ) && VITALS_SHARE !== $share ? $share : 0,
		)
	);
}

/**
 * Whether Islet does jobs of stock scripts with some choices.
 *
 * @param array $choices Of `checked_choices()`.
 */
function does_jobs( array $choices ): bool {
	foreach ( manifest()['jobs'] as $job ) {
		if ( in_array( $job['id'], $choices['jobs'], true ) && in_array( $job['preset'], $choices['presets'], true ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The day of the hand-over; empty while Islet does no job.
 */
function hand_over_day(): string {
	$day = get_option( HAND_OVER_OPTION );
	return is_string( $day ) && preg_match( '/^\d{4}-\d\d-\d\d$/D', $day ) ? $day : '';
}

/**
 * Keeps the day on which Islet takes over the first job for visitors, until it gives the last one back.
 */
function keep_hand_over_day(): void {
	if ( ! does_jobs( checked_choices( stored_choices() ) ) ) {
		delete_option( HAND_OVER_OPTION );
	} elseif ( '' === hand_over_day() ) {
		update_option( HAND_OVER_OPTION, vitals_day(), false );
	}
}
add_action( 'add_option_' . OPTION, __NAMESPACE__ . '\keep_hand_over_day' );
add_action( 'update_option_' . OPTION, __NAMESPACE__ . '\keep_hand_over_day' );

/**
 * A day in the site's time zone.
 *
 * @param int $ago Days before today.
 */
function vitals_day( int $ago = 0 ): string {
	return (string) wp_date( 'Y-m-d', time() - $ago * DAY_IN_SECONDS );
}
