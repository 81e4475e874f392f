<?php
/**
 * The services of other companies that jobs use.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The services that a job uses.
 *
 * @param array $job A job.
 * @return array<string, array> By id, as in src/build/editors/services.mjs.
 */
function services_of( array $job ): array {
	return array_filter(
		manifest()['services'],
		function ( array $service ) use ( $job ): bool {
			return in_array( $job['id'], $service['jobs'], true );
		}
	);
}

/**
 * Whether all hosts of a service are allowed.
 *
 * @param array $service A service.
 */
function is_service_allowed( array $service ): bool {
	return array() === array_diff( $service['hosts'], options()['hosts'] );
}

/**
 * The text of the field "Allowed hosts" with the hosts of the service whose button was pressed.
 *
 * @param array $given Of the form.
 * @return mixed What was given, without such a press.
 */
function hosts_with_service( array $given ) {
	$hosts   = $given['hosts'] ?? array();
	$service = is_string( $given['allow'] ?? null ) ? manifest()['services'][ $given['allow'] ] ?? null : null;
	if ( null === $service ) {
		return $hosts;
	}
	return implode( "\n", array_merge( is_string( $hosts ) ? array( $hosts ) : options()['hosts'], $service['hosts'] ) );
}
