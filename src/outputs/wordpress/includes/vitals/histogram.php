<?php
/**
 * Metrics are kept as counts: how many views had a value up to each bound.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Up to which value a metric is good, and up to which it needs improvement: those of web.dev. */
const VITALS_LIMITS = array(
	'LCP'  => array( 2500, 4000 ),
	'INP'  => array( 200, 500 ),
	'CLS'  => array( 0.1, 0.25 ),
	'FCP'  => array( 1800, 3000 ),
	'TTFB' => array( 800, 1800 ),
);

/** The upper bounds of all buckets but the last, which has none. The limits are among them, so that no bucket has two ratings. */
const VITALS_BOUNDS = array(
	'LCP'  => array( 500, 800, 1100, 1400, 1700, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8500, 10000, 15000 ),
	'INP'  => array( 16, 32, 48, 64, 80, 100, 125, 150, 175, 200, 250, 300, 350, 400, 450, 500, 700, 1000, 2000 ),
	'CLS'  => array( 0, 0.005, 0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.1, 0.12, 0.15, 0.18, 0.21, 0.25, 0.3, 0.4, 0.5, 0.7, 1 ),
	'FCP'  => array( 200, 400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000, 3500, 4000, 5000, 7000, 10000 ),
	'TTFB' => array( 25, 50, 100, 150, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500, 1800, 2200, 3000, 5000, 8000 ),
);

/** The largest values that are believed. */
const VITALS_MOST = array(
	'CLS' => 100,
	'all' => 600000,
);

/** The part of views whose values are as good as the percentile, or better. */
const VITALS_PERCENTILE = 0.75;

/**
 * The bucket of a value; null for what no page can have.
 *
 * @param string $metric One of `VITALS_LIMITS`.
 * @param mixed  $value  As it was sent.
 */
function vitals_bucket( string $metric, $value ): ?int {
	if ( ( ! is_int( $value ) && ! is_float( $value ) ) || $value < 0 || $value > ( VITALS_MOST[ $metric ] ?? VITALS_MOST['all'] ) ) {
		return null;
	}
	foreach ( VITALS_BOUNDS[ $metric ] as $bucket => $bound ) {
		if ( $value <= $bound ) {
			return $bucket;
		}
	}
	return count( VITALS_BOUNDS[ $metric ] );
}

/**
 * The value that three of four views do not exceed, as far as buckets tell: values are taken as spread evenly inside of one.
 *
 * @param string          $metric One of `VITALS_LIMITS`.
 * @param array<int, int> $counts Views by bucket.
 * @return float|null Null without views. In the last bucket its lower bound.
 */
function vitals_percentile( string $metric, array $counts ): ?float {
	$bounds = VITALS_BOUNDS[ $metric ];
	$wanted = VITALS_PERCENTILE * array_sum( $counts );
	if ( $wanted <= 0 ) {
		return null;
	}
	$before = 0;
	$lower  = 0;
	foreach ( $bounds as $bucket => $upper ) {
		$count = $counts[ $bucket ] ?? 0;
		if ( $count > 0 && $before + $count >= $wanted ) {
			return $lower + ( $upper - $lower ) * ( $wanted - $before ) / $count;
		}
		$before += $count;
		$lower   = $upper;
	}
	return (float) $lower;
}

/**
 * The rating of a percentile.
 *
 * @param string $metric One of `VITALS_LIMITS`.
 * @param float  $value  The percentile.
 * @return string `good`, `needs-improvement` or `poor`
 */
function vitals_rating( string $metric, float $value ): string {
	list( $good, $fair ) = VITALS_LIMITS[ $metric ];
	if ( $value > $fair ) {
		return 'poor';
	}
	return $value > $good ? 'needs-improvement' : 'good';
}
