<?php
/**
 * The section "Measured in the field" of the settings screen.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Problems that are listed. */
const VITALS_LISTED = 20;

/**
 * What a metric says, by its short name.
 *
 * @return array<string, string>
 */
function metric_titles(): array {
	return array(
		'LCP'  => __( 'LCP: the largest part is seen', 'islet' ),
		'INP'  => __( 'INP: the page answers a press', 'islet' ),
		'CLS'  => __( 'CLS: what moves while the page loads', 'islet' ),
		'FCP'  => __( 'FCP: the first part is seen', 'islet' ),
		'TTFB' => __( 'TTFB: the server answers', 'islet' ),
	);
}

/**
 * A value of a metric with its unit.
 *
 * @param string $metric One of `VITALS_LIMITS`.
 * @param float  $value  The value.
 */
function metric_text( string $metric, float $value ): string {
	if ( 'CLS' === $metric ) {
		$text = number_format_i18n( $value, 3 );
	} elseif ( $value < 1000 ) {
		/* translators: %s: a number of milliseconds. */
		$text = sprintf( __( '%s ms', 'islet' ), number_format_i18n( $value ) );
	} else {
		/* translators: %s: a number of seconds. */
		$text = sprintf( __( '%s s', 'islet' ), number_format_i18n( $value / 1000, 1 ) );
	}
	$bounds = VITALS_BOUNDS[ $metric ];
	/* translators: %s: a value with its unit. */
	return $value < end( $bounds ) ? $text : sprintf( __( '%s or more', 'islet' ), $text );
}

/**
 * A rating in words.
 *
 * @param string $rating From `vitals_rating()`.
 */
function rating_text( string $rating ): string {
	$texts = array(
		'good'              => __( 'good', 'islet' ),
		'needs-improvement' => __( 'needs improvement', 'islet' ),
		'poor'              => __( 'poor', 'islet' ),
	);
	return $texts[ $rating ];
}

/**
 * What the views of some days say of a metric, in words.
 *
 * @param string          $metric One of `VITALS_LIMITS`.
 * @param array<int, int> $counts Views by bucket.
 */
function percentile_text( string $metric, array $counts ): string {
	$value = vitals_percentile( $metric, $counts );
	if ( null === $value ) {
		return __( 'No views', 'islet' );
	}
	$views = array_sum( $counts );
	/* translators: 1: a value with its unit, 2: a rating such as good, 3: a number. */
	$text = _n( '%1$s, %2$s (%3$s view)', '%1$s, %2$s (%3$s views)', $views, 'islet' );
	return sprintf( $text, metric_text( $metric, $value ), rating_text( vitals_rating( $metric, $value ) ), number_format_i18n( $views ) );
}

/**
 * The titles of the columns.
 *
 * @return array<string, string> By the names of `compared_histograms()`.
 */
function period_titles(): array {
	if ( '' === hand_over_day() ) {
		return array( 'now' => __( 'The last 28 days', 'islet' ) );
	}
	$day = mysql2date( (string) get_option( 'date_format' ), hand_over_day() . ' 00:00:00' );
	return array(
		/* translators: %s: a date. */
		'before' => sprintf( __( '28 days before Islet took over (%s)', 'islet' ), $day ),
		'now'    => __( 'Since then, at most the last 28 days', 'islet' ),
	);
}

/**
 * Prints the numbers of a device.
 *
 * @param string $caption What the device is called.
 * @param string $device  `phone` or `desktop`.
 * @param array  $periods From `compared_histograms()`.
 */
function print_device_table( string $caption, string $device, array $periods ): void {
	printf( '<table class="widefat striped islet-vitals"><caption>%s</caption><thead><tr><th scope="col">%s</th>', esc_html( $caption ), esc_html__( 'Three of four views were as good as this', 'islet' ) );
	foreach ( period_titles() as $title ) {
		printf( '<th scope="col">%s</th>', esc_html( $title ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( metric_titles() as $metric => $title ) {
		printf( '<tr><th scope="row">%s</th>', esc_html( $title ) );
		foreach ( $periods as $histograms ) {
			printf( '<td>%s</td>', esc_html( percentile_text( $metric, $histograms[ $device ][ $metric ] ?? array() ) ) );
		}
		echo '</tr>';
	}
	echo '</tbody></table>';
}

/**
 * Prints which problems visitors had.
 */
function print_field_problems(): void {
	$problems = array_slice( problems_in_the_field(), 0, VITALS_LISTED );
	if ( ! $problems ) {
		return;
	}
	printf(
		'<table class="widefat striped islet-vitals"><caption>%1$s</caption><thead><tr><th scope="col">%2$s</th><th scope="col">%3$s</th><th scope="col">%4$s</th></tr></thead><tbody>',
		esc_html__( 'Problems of the last 28 days', 'islet' ),
		esc_html__( 'Problem', 'islet' ),
		esc_html__( 'Widget', 'islet' ),
		esc_html__( 'Views', 'islet' )
	);
	foreach ( $problems as $problem ) {
		printf( '<tr><th scope="row"><code>%s</code></th><td>%s</td><td>%s</td></tr>', esc_html( $problem['code'] ), esc_html( $problem['widget'] ), esc_html( number_format_i18n( $problem['views'] ) ) );
	}
	echo '</tbody></table>';
}

/**
 * Prints the numbers, or when some will come.
 */
function print_vitals_numbers(): void {
	$periods = compared_histograms();
	if ( ! array_filter( $periods ) ) {
		printf(
			'<p>%s</p>',
			vitals_options()['on']
				? esc_html__( 'There are no numbers yet. They come as soon as visitors leave a page.', 'islet' )
				: esc_html__( 'There are no numbers. Switch this on a few weeks before Islet takes jobs over: then you will see what has changed.', 'islet' )
		);
	} else {
		print_device_table( __( 'Phones', 'islet' ), 'phone', $periods );
		print_device_table( __( 'Tablets and computers', 'islet' ), 'desktop', $periods );
	}
	print_field_problems();
}

/**
 * Prints the section.
 */
function print_vitals(): void {
	$options = vitals_options();
	print_section( __( 'Measured in the field', 'islet' ), __( 'How fast and steady pages are for visitors. Only counts are kept, for each day: no address, no page, nothing about a visitor. Views of people who write on this site do not count.', 'islet' ) );
	printf(
		'<tr><th scope="row">%1$s</th><td><label><input type="checkbox" name="islet[vitals][on]" value="1" aria-describedby="islet-vitals-about"%2$s> %3$s</label><p class="description" id="islet-vitals-about">%4$s</p></td></tr>',
		esc_html__( 'Measure', 'islet' ),
		checked( $options['on'], true, false ),
		esc_html__( 'Measure pages in the field', 'islet' ),
		esc_html__( 'Every page then loads Islet\'s script, without its styles. What measures comes only in the views that are measured, after their page has loaded.', 'islet' )
	);
	printf( '<tr><th scope="row"><label for="islet-vitals-share">%s</label></th><td><select id="islet-vitals-share" name="islet[vitals][share]">', esc_html__( 'Share of page views', 'islet' ) );
	foreach ( VITALS_SHARES as $share ) {
		/* translators: %d: a number. */
		printf( '<option value="%1$d"%2$s>%3$s</option>', (int) $share, selected( $share, $options['share'], false ), esc_html( sprintf( __( '%d %%', 'islet' ), $share ) ) );
	}
	echo '</select></td></tr></table>';
	print_vitals_numbers();
}
