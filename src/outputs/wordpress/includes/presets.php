<?php
/**
 * What the site has of what presets drive.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The version of a preset's plugin or theme; empty if none is active.
 *
 * @param array $preset Of the manifest.
 */
function active_version( array $preset ): string {
	foreach ( $preset['constants'] as $name ) {
		if ( defined( $name ) ) {
			return (string) constant( $name );
		}
	}
	return '';
}

/**
 * The jobs of a preset.
 *
 * @param string $name The preset's name.
 * @return array[]
 */
function jobs_of( string $name ): array {
	return array_values(
		array_filter(
			manifest()['jobs'],
			function ( array $job ) use ( $name ): bool {
				return $name === $job['preset'];
			}
		)
	);
}

/**
 * Whether a site may have use for a job: some serve only shops with a way to pay of one provider.
 *
 * @param array $job The job.
 */
function is_job_of_site( array $job ): bool {
	if ( ! isset( $job['gateways'] ) || in_array( $job['id'], options()['jobs'], true ) || saving_of( $job['id'] )['bytes'] ) {
		return true;
	}
	return function_exists( 'WC' ) && array_intersect( $job['gateways'], array_keys( \WC()->payment_gateways()->payment_gateways() ) );
}

/**
 * The jobs of a preset that the site may have use for.
 *
 * @param string $name The preset's name.
 * @return array[]
 */
function offered_jobs( string $name ): array {
	return array_values( array_filter( jobs_of( $name ), __NAMESPACE__ . '\is_job_of_site' ) );
}
