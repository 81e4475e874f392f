<?php
/**
 * Gives what the site has to the block editor, which prints widgets itself.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Registers `GET islet/v1/rows?widget=nav-menu&settings={"menu":"main"}` for people who edit posts.
 */
function register_rows_route(): void {
	$text = array(
		'type'     => 'string',
		'required' => true,
	);
	register_rest_route(
		'islet/v1',
		'/rows',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\answer_rows',
			'permission_callback' => function (): bool {
				return current_user_can( 'edit_posts' );
			},
			'args'                => array(
				'widget'   => $text,
				'settings' => $text,
			),
		)
	);
}
add_action( 'rest_api_init', __NAMESPACE__ . '\register_rows_route' );

/**
 * What visitors would read, by the names of the template: rows in their order, links to further pages; `html` of what a shop shows;
 * nothing where nothing is chosen. An error for a widget that prints nothing of the site.
 *
 * @param \WP_REST_Request $request What is asked.
 * @return array|\WP_Error
 */
function answer_rows( \WP_REST_Request $request ) {
	$widget = manifest()['widgets'][ $request['widget'] ] ?? null;
	$given  = json_decode( (string) $request['settings'], true, 32 );
	$is_shown = null !== $widget && ( isset( $widget['shop'] ) || null !== site_list( $widget ) );
	if ( ! $is_shown || ! is_array( $given ) ) {
		return new \WP_Error( 'islet_rows', 'Expected a widget that shows something of the site, and its settings as JSON.', array( 'status' => 400 ) );
	}
	if ( isset( $widget['shop'] ) ) {
		return array( 'html' => shop_part( $widget, settings_for( $widget, $given ) ) );
	}
	return site_content( $widget, settings_for( $widget, $given ) ) ?? array();
}
