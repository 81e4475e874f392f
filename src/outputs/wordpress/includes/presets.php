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
