<?php
/**
 * The last good answer of each source: an option of its own, which no page waits for. Who sees an old one has WordPress' cron
 * ask the source again, after the page.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Seconds for which an answer counts as new, and after which a source that has failed is asked again. */
const FEED_FRESH = 900;

/** Seconds after which pages say how old the items of a source are that no longer answers. */
const FEED_AGED = 3600;

/** Seconds that saving sources may take; the others are asked by cron. */
const FEED_PATIENCE = 25;

/** The event of WordPress' cron. */
const FEED_EVENT = 'islet_refresh_feed';

/**
 * The name of the option that holds the answer of a source.
 *
 * @param string $id Of the source.
 */
function answer_option( string $id ): string {
	return "islet_feed_$id";
}

/**
 * What is known of a source.
 *
 * @param array $source From `feed_sources()`.
 * @return array{items: array[], taken: int, tried: int, problem: string} Moments in seconds since 1970; 0 is never. `problem` is
 *   the end of a sentence, and empty if the last request went well.
 */
function feed_answer( array $source ): array {
	$stored = get_option( answer_option( $source['id'] ) );
	$known  = is_array( $stored ) && first_address( $source ) === ( $stored['address'] ?? null ) ? $stored : array();
	return $known + array(
		'items'   => array(),
		'taken'   => 0,
		'tried'   => 0,
		'problem' => '',
	);
}

/**
 * Asks a source. What it answers is kept; where it does not, what it has answered last.
 *
 * @param mixed $id Of the source.
 */
function refresh_feed( $id ): void {
	$source = is_string( $id ) ? feed_sources()[ $id ] ?? null : null;
	if ( null === $source ) {
		return;
	}
	$read   = read_source( $source );
	$answer = array(
		'address' => first_address( $source ),
		'tried'   => time(),
	);
	$answer += is_string( $read ) ? array( 'problem' => $read ) + feed_answer( $source ) : array(
		'items'   => $read,
		'taken'   => time(),
		'problem' => '',
	);
	update_option( answer_option( $source['id'] ), $answer, false );
}
add_action( FEED_EVENT, __NAMESPACE__ . '\refresh_feed' );

/**
 * What is known of a source, for a page. An old answer is renewed behind it.
 *
 * @param array $source From `feed_sources()`.
 */
function feed_for_page( array $source ): array {
	$answer = feed_answer( $source );
	$event  = array( $source['id'] );
	if ( time() - $answer['tried'] > FEED_FRESH && ! wp_next_scheduled( FEED_EVENT, $event ) ) {
		wp_schedule_single_event( time(), FEED_EVENT, $event );
	}
	return $answer;
}

/**
 * Asks new sources as somebody saves them, so that they can be shown at once, and those that have failed; forgets those that
 * are gone.
 *
 * @param mixed $before The option, or its name where there was none.
 * @param mixed $after  The option.
 */
function follow_sources( $before, $after ): void {
	$ids = function ( $option ): array {
		return is_array( $option ) ? array_column( array_filter( (array) ( $option['feeds'] ?? array() ), 'is_array' ), 'id' ) : array();
	};
	foreach ( array_diff( $ids( $before ), $ids( $after ) ) as $id ) {
		delete_option( answer_option( (string) $id ) );
		wp_clear_scheduled_hook( FEED_EVENT, array( $id ) );
	}
	$start = time();
	foreach ( feed_sources() as $id => $source ) {
		$answer = feed_answer( $source );
		if ( ( 0 === $answer['tried'] || '' !== $answer['problem'] ) && time() - $start < FEED_PATIENCE ) {
			refresh_feed( (string) $id );
		}
	}
}
add_action( 'update_option_' . OPTION, __NAMESPACE__ . '\follow_sources', 10, 2 );
add_action( 'add_option_' . OPTION, __NAMESPACE__ . '\follow_sources', 10, 2 );

/**
 * Asks no source again once the plugin is off.
 */
function forget_events(): void {
	wp_unschedule_hook( FEED_EVENT );
}
register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\forget_events' );
