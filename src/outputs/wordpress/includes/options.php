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

/** The choices that an administrator may try before visitors get them, and that can be taken back. */
const TRIED_CHOICES = array( 'presets', 'jobs', 'shop' );

/** The option of a user on this site that holds what that user tries. */
const PREVIEW_OPTION = 'islet_preview';

/** The field of an address with which somebody who tries choices sees a page as visitors do, if it is `off`. */
const PREVIEW_FIELD = 'islet-preview';

/**
 * Stores that nothing is chosen yet: WordPress loads options that are there with all others, and asks the database again on
 * each request for one that is not.
 */
function add_options(): void {
	add_option( OPTION, array() );
}
register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\add_options' );

/**
 * What is stored for the whole site, unchecked.
 */
function stored_choices(): array {
	$stored = get_option( OPTION );
	return is_array( $stored ) ? $stored : array();
}

/**
 * What the administrator who asks tries, unseen by others; null for everybody else, and without a preview. Until WordPress has
 * begun it must not be asked who the visitor is.
 *
 * @return array{presets?: mixed, jobs?: mixed, shop?: mixed}|null As it is stored.
 */
function previewed_choices(): ?array {
	$tried = did_action( 'init' ) && get_current_user_id() ? get_user_option( PREVIEW_OPTION ) : null;
	return is_array( $tried ) && current_user_can( 'manage_options' ) ? array_intersect_key( $tried, array_flip( TRIED_CHOICES ) ) : null;
}

/**
 * Whether the request asks for the page as visitors get it. Anybody may: it only takes a preview away.
 */
function is_asked_as_saved(): bool {
	return 'off' === ( $_GET[ PREVIEW_FIELD ] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
}

/**
 * Choices, each of the right kind whatever is stored.
 *
 * @param array $stored Of the site, or of who tries others.
 * @return array{presets: string[], jobs: string[], shop: string[], hosts: string[], widgets: string[], markers: array[], feeds: array[]}
 *   `jobs` are ids of the stock scripts' jobs that Islet takes over, `shop` names of `SHOP_SWITCHES`, `widgets` what attributes
 *   may start (none: all), `feeds` of `read_feed_sources()`.
 */
function checked_choices( array $stored ): array {
	$choices = array();
	foreach ( array( 'presets', 'jobs', 'shop', 'hosts', 'widgets', 'markers', 'feeds' ) as $name ) {
		$list             = $stored[ $name ] ?? array();
		$is_right         = in_array( $name, array( 'markers', 'feeds' ), true ) ? 'is_array' : 'is_string';
		$choices[ $name ] = is_array( $list ) ? array_values( array_filter( $list, $is_right ) ) : array();
	}
	$choices['presets'] = array_values( array_intersect( $choices['presets'], array_keys( manifest()['presets'] ) ) );
	return $choices;
}

/**
 * The site owner's choices. An administrator who tries others gets these, and nobody else does: these are the pages of that
 * administrator, and what scripts of them ask for.
 *
 * @return array{presets: string[], jobs: string[], shop: string[], hosts: string[], widgets: string[], markers: array[], feeds: array[]}
 *   As `checked_choices()` gives them.
 */
function options(): array {
	$tried = is_asked_as_saved() ? null : previewed_choices();
	return checked_choices( ( $tried ?? array() ) + stored_choices() );
}
