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
 * Stores that nothing is chosen yet: WordPress loads options that are there with all others, and asks the database again on
 * each request for one that is not.
 */
function add_options(): void {
	add_option( OPTION, array() );
}
register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\add_options' );

/**
 * The site owner's choices, each of the right kind whatever the database holds.
 *
 * @return array{presets: string[], jobs: string[], shop: string[], hosts: string[], widgets: string[], markers: array[], feeds: array[]}
 *   `jobs` are ids of the stock scripts' jobs that Islet takes over, `shop` names of `SHOP_SWITCHES`, `widgets` what attributes
 *   may start (none: all), `feeds` of `read_feed_sources()`.
 */
function options(): array {
	$stored  = get_option( OPTION );
	$choices = array();
	foreach ( array( 'presets', 'jobs', 'shop', 'hosts', 'widgets', 'markers', 'feeds' ) as $name ) {
		$list             = is_array( $stored ) ? ( $stored[ $name ] ?? array() ) : array();
		$is_right         = in_array( $name, array( 'markers', 'feeds' ), true ) ? 'is_array' : 'is_string';
		$choices[ $name ] = is_array( $list ) ? array_values( array_filter( $list, $is_right ) ) : array();
	}
	$choices['presets'] = array_values( array_intersect( $choices['presets'], array_keys( manifest()['presets'] ) ) );
	return $choices;
}
