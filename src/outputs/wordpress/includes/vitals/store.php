<?php
/**
 * Keeps counts in a table of their own: a row for each day and name. Requests that come at the same time lose none.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- a table of the plugin's own; counts are not worth a cache.
// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- the name of the table.

/** Views of one day that are counted, whoever sends them: rows cannot be more than there are names, numbers not larger than this. */
const VITALS_VIEWS_A_DAY = 50000;

/** The count of all views of a day. */
const VITALS_VIEWS = 'views';

/**
 * The table of this site.
 */
function vitals_table(): string {
	global $wpdb;
	return "{$wpdb->prefix}islet_vitals";
}

/**
 * Makes the table if it is not there.
 */
function make_vitals_table(): void {
	global $wpdb;
	$wpdb->query( 'CREATE TABLE IF NOT EXISTS ' . vitals_table() . " ( day date NOT NULL, name varchar(120) NOT NULL, views bigint unsigned NOT NULL, PRIMARY KEY  (day, name) ) {$wpdb->get_charset_collate()}" );
}

/**
 * Runs a query that needs the table, which a site without a report does not have.
 *
 * @param callable(): mixed $query Returns false if it has failed.
 * @return mixed
 */
function in_vitals_table( callable $query ) {
	global $wpdb;
	$was    = $wpdb->suppress_errors( true );
	$result = $query();
	if ( false === $result || '' !== $wpdb->last_error ) {
		make_vitals_table();
		$result = $query();
	}
	$wpdb->suppress_errors( $was );
	return $result;
}

/**
 * Counts a view of today, unless there were too many.
 *
 * @param string[] $names What it counts for.
 */
function count_view( array $names ): void {
	global $wpdb;
	$table = vitals_table();
	$day   = vitals_day();
	$views = (int) in_vitals_table(
		function () use ( $wpdb, $table, $day ) {
			return $wpdb->get_var( $wpdb->prepare( "SELECT views FROM $table WHERE day = %s AND name = %s", $day, VITALS_VIEWS ) );
		}
	);
	if ( $views >= VITALS_VIEWS_A_DAY ) {
		return;
	}
	$names  = array_merge( array( VITALS_VIEWS ), $names );
	$values = array();
	foreach ( $names as $name ) {
		array_push( $values, $day, $name );
	}
	$rows = implode( ', ', array_fill( 0, count( $names ), '( %s, %s, 1 )' ) );
	// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders -- as many as there are values.
	$wpdb->query( $wpdb->prepare( "INSERT INTO $table ( day, name, views ) VALUES $rows ON DUPLICATE KEY UPDATE views = views + 1", $values ) );
}

/**
 * The counts of some days, each name once.
 *
 * @param string $first The first day.
 * @param string $last  The last one.
 * @return array<string, int> By name.
 */
function counts_between( string $first, string $last ): array {
	global $wpdb;
	$table = vitals_table();
	$rows  = in_vitals_table(
		function () use ( $wpdb, $table, $first, $last ) {
			return $wpdb->get_results( $wpdb->prepare( "SELECT name, SUM(views) AS views FROM $table WHERE day >= %s AND day <= %s GROUP BY name ORDER BY name", $first, $last ) );
		}
	);
	return array_map( 'intval', array_column( (array) $rows, 'views', 'name' ) );
}
