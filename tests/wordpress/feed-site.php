<?php
/**
 * A site whose server asks sources of feeds: its clock, its options, its cron and what other servers answer are the test's.
 *
 * @package Islet
 */

namespace {
	$GLOBALS['islet_options']  = array();
	$GLOBALS['islet_network']  = array();
	$GLOBALS['islet_requests'] = array();
	$GLOBALS['islet_events']   = array();
	$GLOBALS['islet_now']      = 1800000000;

	/**
	 * What another server answers; the request with its limits is noted.
	 *
	 * @param string $address   That is asked.
	 * @param array  $arguments Of the request.
	 * @return array|WP_Error
	 */
	function wp_safe_remote_get( string $address, array $arguments ) {
		$GLOBALS['islet_requests'][] = array( $address, $arguments['timeout'], $arguments['redirection'], $arguments['limit_response_size'] );
		$answer = $GLOBALS['islet_network'][ $address ] ?? null;
		return null === $answer ? new WP_Error() : array_merge( $answer, array( 'body' => substr( $answer['body'], 0, $arguments['limit_response_size'] ) ) );
	}

	/** The status of an answer. */
	function wp_remote_retrieve_response_code( array $answer ): int {
		return $answer['status'] ?? 200;
	}

	/** A header of an answer, of which there is one. */
	function wp_remote_retrieve_header( array $answer ): string {
		return $answer['type'] ?? '';
	}

	/** The text of an answer. */
	function wp_remote_retrieve_body( array $answer ): string {
		return $answer['body'];
	}

	/**
	 * Stores an option.
	 *
	 * @param string $name  Of the option.
	 * @param mixed  $value The value.
	 */
	function update_option( string $name, $value ): void {
		$GLOBALS['islet_options'][ $name ] = $value;
	}

	/**
	 * Deletes an option.
	 *
	 * @param string $name Of the option.
	 */
	function delete_option( string $name ): void {
		unset( $GLOBALS['islet_options'][ $name ] );
	}

	/** Whether cron has an event to come. */
	function wp_next_scheduled( string $event, array $arguments ): bool {
		return in_array( array( $event, $arguments ), $GLOBALS['islet_events'], true );
	}

	/** Hands cron an event. */
	function wp_schedule_single_event( int $moment, string $event, array $arguments ): void {
		$GLOBALS['islet_events'][] = array( $event, $arguments );
	}

	/** Takes events from cron. */
	function wp_clear_scheduled_hook(): void {
		$GLOBALS['islet_events'] = array();
	}

	/** Notes what is wrong in the form. */
	function add_settings_error( string $option, string $code, string $text ): void {
		$GLOBALS['islet_errors'][] = $text;
	}

	/** Letters without accents. */
	function remove_accents( string $text ): string {
		return str_replace( array( 'ä', 'é' ), array( 'a', 'e' ), $text );
	}

	/** The address of a route. */
	function rest_url( string $path ): string {
		return home_url( "/wp-json/$path" );
	}

	/** An address without its host. */
	function wp_make_link_relative( string $address ): string {
		return (string) preg_replace( '~^https?://[^/]+~', '', $address );
	}

	/** A request to the site. */
	class WP_REST_Request extends ArrayObject {
	}

	/** What the site answers. */
	class WP_REST_Response {
		/** @var array */
		public $data;

		/** @var array<string, string> */
		public $headers = array();

		public function __construct( array $data ) {
			$this->data = $data;
		}

		public function header( string $name, string $value ): void {
			$this->headers[ $name ] = $value;
		}
	}
}

namespace Islet {
	/** The test's clock. */
	function time(): int {
		return $GLOBALS['islet_now'];
	}

	/**
	 * What happens on the site, one after another; gives what each of them prints or answers.
	 *
	 * @param array[] $steps Names with their arguments.
	 * @return array
	 */
	function feed_story( array $steps ): array {
		$acts = array(
			'form'     => function ( array $rows ): array {
				$GLOBALS['islet_errors'] = array();
				$before                  = $GLOBALS['islet_options']['islet'] ?? 'islet';
				$saved                   = array( 'feeds' => read_feed_sources( $rows ) );
				update_option( 'islet', $saved + array( 'hosts' => array( 'pictures.example' ) ) );
				follow_sources( $before, $saved );
				return array( $saved['feeds'], $GLOBALS['islet_errors'], read_feed_sources( $saved['feeds'] ) === $saved['feeds'] );
			},
			'network'  => function ( array $network ): void {
				$GLOBALS['islet_network'] = $network;
			},
			'wait'     => function ( int $seconds ): void {
				$GLOBALS['islet_now'] += $seconds;
			},
			'cron'     => function (): int {
				$events                  = $GLOBALS['islet_events'];
				$GLOBALS['islet_events'] = array();
				foreach ( $events as list( , $arguments ) ) {
					refresh_feed( ...$arguments );
				}
				return count( $events );
			},
			'page'     => function ( array $settings ): string {
				return marker( 'feed', $settings );
			},
			'rest'     => function ( string $ids, int $page ) {
				$answer = answer_feed( new \WP_REST_Request( array( 'ids' => $ids, 'page' => $page ) ) );
				return $answer instanceof \WP_Error ? 'error' : array( $answer->data, $answer->headers );
			},
			'choices'  => __NAMESPACE__ . '\feed_choices',
			'requests' => function (): array {
				$requests                  = $GLOBALS['islet_requests'];
				$GLOBALS['islet_requests'] = array();
				return $requests;
			},
			'options'  => function (): array {
				return array_keys( $GLOBALS['islet_options'] );
			},
		);
		return array_map(
			function ( array $step ) use ( $acts ) {
				return $acts[ $step[0] ]( ...array_slice( $step, 1 ) );
			},
			$steps
		);
	}
}
