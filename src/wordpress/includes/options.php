<?php
/**
 * What the site owner has chosen on the settings screen: one option.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The name of the option. */
const OPTION = 'islet';

/**
 * The site owner's choices, each of the right kind whatever the database holds.
 *
 * @return array{presets: string[], jobs: string[], hosts: string[], markers: array[]} `jobs` are ids of the stock scripts' jobs
 *   that Islet takes over.
 */
function options(): array {
	$stored  = get_option( OPTION );
	$choices = array();
	foreach ( array( 'presets', 'jobs', 'hosts', 'markers' ) as $name ) {
		$list             = is_array( $stored ) ? ( $stored[ $name ] ?? array() ) : array();
		$is_right         = 'markers' === $name ? 'is_array' : 'is_string';
		$choices[ $name ] = is_array( $list ) ? array_values( array_filter( $list, $is_right ) ) : array();
	}
	$choices['presets'] = array_values( array_intersect( $choices['presets'], array_keys( manifest()['presets'] ) ) );
	return $choices;
}
