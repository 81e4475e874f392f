<?php
/**
 * One entry for each attempt: a double press, a reload and a lost answer send the same key. Rows of options hold the keys, as
 * their names are unique in the database.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Seconds for which an attempt counts as running, and for which one that was accepted is known by its key. */
const FORM_RUNNING  = 60;
const FORM_REMEMBER = WEEK_IN_SECONDS;

/** Seconds for which the same answers from the same address are the same attempt, where no script has made a key. */
const FORM_SAME = 10 * MINUTE_IN_SECONDS;

/** Entries from one address, and the seconds in which they count. */
const FORM_RATE        = 10;
const FORM_RATE_WINDOW = 10 * MINUTE_IN_SECONDS;

/** How names of these options begin. */
const FORM_OPTION = 'islet_form_';

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- options of WordPress come from a cache, which says nothing about other requests.

/**
 * Adds a row that no other request has added.
 *
 * @param string $name  Of the option.
 * @param string $value The value.
 */
function insert_once( string $name, string $value ): bool {
	global $wpdb;
	$was  = $wpdb->suppress_errors( true );
	$done = $wpdb->insert( $wpdb->options, array( 'option_name' => $name, 'option_value' => $value, 'autoload' => 'no' ) ); // phpcs:ignore WordPress.Arrays -- a row.
	$wpdb->suppress_errors( $was );
	return 1 === $done;
}

/**
 * The value of a row as the database has it now; null if there is none.
 *
 * @param string $name Of the option.
 */
function stored_now( string $name ): ?string {
	global $wpdb;
	return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $name ) );
}

/**
 * Claims an attempt.
 *
 * @param string $key     Of the attempt.
 * @param int    $seconds For which an accepted one is known.
 * @return string `new`, `accepted`, or `running` while another request does not end.
 */
function claim_attempt( string $key, int $seconds ): string {
	global $wpdb;
	$name = FORM_OPTION . $key;
	for ( $tries = 0; $tries < 100; ++$tries ) {
		if ( insert_once( $name, time() . ':' ) ) {
			return 'new';
		}
		$value = stored_now( $name );
		list( $since, $state ) = explode( ':', ( $value ?? '' ) . ':' );
		$is_old                = time() - (int) $since > ( '' === $state ? FORM_RUNNING : $seconds );
		if ( '' !== $state && ! $is_old ) {
			return 'accepted';
		}
		if ( null !== $value && $is_old ) {
			// Of several requests that find it old, one claims it anew.
			$wpdb->delete( $wpdb->options, array( 'option_name' => $name, 'option_value' => $value ) ); // phpcs:ignore WordPress.Arrays -- a row.
			continue;
		}
		usleep( 100000 );
	}
	return 'running';
}

/**
 * Notes that an attempt was accepted.
 *
 * @param string $key   Of the attempt.
 * @param int    $entry What it has made.
 */
function keep_attempt( string $key, int $entry ): void {
	global $wpdb;
	$wpdb->update( $wpdb->options, array( 'option_value' => time() . ":$entry" ), array( 'option_name' => FORM_OPTION . $key ) );
}

/**
 * Lets an attempt be made again, as nothing came of it.
 *
 * @param string $key Of the attempt.
 */
function release_attempt( string $key ): void {
	global $wpdb;
	$wpdb->delete( $wpdb->options, array( 'option_name' => FORM_OPTION . $key ) );
}

/**
 * The address of the visitor, hashed: nothing else of it is stored.
 */
function hashed_address(): string {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	/**
	 * The address that sends a form, such as that which a proxy of the site names.
	 *
	 * @param string $address Of the connection.
	 */
	return form_signature( 'address|' . (string) apply_filters( 'islet_form_address', $address ) );
}

/**
 * Counts an entry of the visitor's address; false if there are too many.
 */
function is_within_rate(): bool {
	global $wpdb;
	$name = FORM_OPTION . 'rate_' . form_signature( hashed_address() . '|' . floor( time() / FORM_RATE_WINDOW ) );
	if ( ! insert_once( $name, '1' ) ) {
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = option_value + 1 WHERE option_name = %s", $name ) );
	}
	/**
	 * Entries that one address may make in ten minutes.
	 *
	 * @param int $entries Default: 10.
	 */
	return (int) stored_now( $name ) <= (int) apply_filters( 'islet_form_rate', FORM_RATE );
}

/**
 * Forgets attempts that no longer count.
 */
function forget_attempts(): void {
	global $wpdb;
	$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( FORM_OPTION ) . '%' ) );
	foreach ( $rows as $row ) {
		$is_rate = 0 === strpos( $row->option_name, FORM_OPTION . 'rate_' );
		if ( $is_rate || time() - (int) $row->option_value > FORM_REMEMBER ) {
			$wpdb->delete( $wpdb->options, array( 'option_name' => $row->option_name ) );
		}
	}
}
