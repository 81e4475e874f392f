<?php
/**
 * Reads what a visitor's browser has sent. It may be anything: only what is in a list or a range counts.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The longest report in bytes. */
const VITALS_LENGTH = 4096;

/** The deepest JSON of a report: a field of a problem. */
const VITALS_DEPTH = 4;

/** Problems of one report. */
const VITALS_PROBLEMS = 10;

/** The problems that are counted: those of runtime/problems/problems.ts that are a fault. */
const VITALS_CODES = array(
	'unknown-widget',
	'two-islands',
	'unfit-host',
	'not-listed',
	'unknown-strategy',
	'settings-syntax',
	'settings',
	'chunk',
	'crash',
	'hydration',
	'widget',
	'replaced',
	'config-tag',
	'config',
	'marker',
	'preset',
	'unknown-preset',
	'page-script',
	'second-copy',
);

/**
 * The device that a report names.
 *
 * @param mixed $mode As it was sent: a device mode.
 * @return string `phone` or `desktop`; empty if it is none.
 */
function vitals_device( $mode ): string {
	if ( in_array( $mode, array( 'mobile', 'mobile_extra' ), true ) ) {
		return 'phone';
	}
	return in_array( $mode, array( 'tablet', 'tablet_extra', 'laptop', 'desktop', 'widescreen' ), true ) ? 'desktop' : '';
}

/**
 * What a report counts for, as names of counts.
 *
 * @param string $body What was sent.
 * @return string[] Such as `islet.product.phone.LCP.7` and `problem.crash.tabs`; empty if it is no report.
 */
function vitals_counts( string $body ): array {
	$report = strlen( $body ) <= VITALS_LENGTH ? json_decode( $body, true, VITALS_DEPTH ) : null;
	$report = is_array( $report ) ? $report : array();
	$device = vitals_device( $report['device'] ?? null );
	$kinds  = array_merge( array_keys( page_kinds() ), array( OTHER_KIND ) );
	$is_one = in_array( $report['variant'] ?? null, VITALS_VARIANTS, true ) && in_array( $report['page'] ?? null, $kinds, true ) && '' !== $device;
	if ( ! $is_one ) {
		return array();
	}
	return array_merge(
		metric_counts( "{$report['variant']}.{$report['page']}.$device", $report['metrics'] ?? null ),
		problem_counts( $report['problems'] ?? null )
	);
}

/**
 * The counts of metrics.
 *
 * @param string $view    What their names begin with.
 * @param mixed  $metrics As they were sent.
 * @return string[]
 */
function metric_counts( string $view, $metrics ): array {
	$counts = array();
	foreach ( array_keys( VITALS_LIMITS ) as $metric ) {
		$value  = is_array( $metrics ) && is_array( $metrics[ $metric ] ?? null ) ? $metrics[ $metric ]['value'] ?? null : null;
		$bucket = vitals_bucket( $metric, $value );
		if ( null !== $bucket ) {
			$counts[] = "$view.$metric.$bucket";
		}
	}
	return $counts;
}

/**
 * The counts of problems, each kind once.
 *
 * @param mixed $problems As they were sent.
 * @return string[]
 */
function problem_counts( $problems ): array {
	$counts = array();
	foreach ( array_slice( is_array( $problems ) ? $problems : array(), 0, VITALS_PROBLEMS ) as $problem ) {
		$code   = is_array( $problem ) ? $problem['code'] ?? null : null;
		$widget = is_array( $problem ) ? $problem['widget'] ?? null : null;
		if ( in_array( $code, VITALS_CODES, true ) ) {
			$counts[] = "problem.$code." . ( in_array( $widget, manifest()['names'], true ) ? $widget : '' );
		}
	}
	return array_values( array_unique( $counts ) );
}
