<?php
/**
 * What the site owner's choices add to the page configuration.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * What the settings screen sets. In an editor the stock scripts run, so presets and markers would get in their way. Which
 * scripts are off the browser need not guess, by handlers that other plugins' scripts may have, too.
 *
 * @return array<string, mixed>
 */
function chosen_config(): array {
	$options = options();
	$config  = array(
		'allowed_hosts' => $options['hosts'],
		'widgets'       => $options['widgets'],
	);
	if ( ! is_editor() ) {
		$config['presets']          = $options['presets'];
		$config['presets_wait_for'] = awaited_markup();
		$config['markers']          = site_markers();
		$config['scripts_off']      = handles_of( taken_jobs(), 'scripts' );
		$config['store_api']        = is_shop_switch_on( 'store-api' ) && has_store_api();
	}
	return array_filter( $config );
}
