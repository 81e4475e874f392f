<?php
/**
 * Who the visitor is, and nonces that are valid now: what a page from a cache must not hold.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The shop's nonces: the key in the page configuration, and the action that the nonce is for. Whatever checks a login or an
 * order makes its nonce again.
 */
const NONCE_ACTIONS = array(
	'apply_coupon'           => 'apply-coupon',
	'remove_coupon'          => 'remove-coupon',
	'update_order_review'    => 'update-order-review',
	'update_shipping_method' => 'update-shipping-method',
);

/**
 * The address that answers a POST with the visitor's session.
 */
function session_url(): string {
	return add_query_arg( 'action', 'islet_session', admin_url( 'admin-ajax.php', 'relative' ) );
}

/**
 * The visitor's part of the page configuration.
 *
 * @return array{user: array{logged_in: bool, roles: string[]}, nonces: object}
 */
function session(): array {
	$user   = wp_get_current_user();
	$nonces = class_exists( '\WooCommerce' ) ? array_map( 'wp_create_nonce', NONCE_ACTIONS ) : array();
	/**
	 * Nonces by their keys in the page configuration.
	 *
	 * @param array<string, string> $nonces Default: those of the shop.
	 */
	$nonces = (array) apply_filters( 'islet_nonces', $nonces );
	return array(
		'user'   => array(
			'logged_in' => $user->exists(),
			'roles'     => array_values( $user->roles ),
		),
		'nonces' => (object) $nonces,
	);
}

/**
 * Answers with the session. Never by the REST API: that lets every site read answers that hold a signed-in visitor's
 * nonces. A GET is refused, because caches keep its answers.
 */
function send_session(): void {
	nocache_headers();
	// WordPress sends no-store for signed-in visitors only.
	header( 'Cache-Control: no-store, private' );
	$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
	if ( 'post' !== $method ) {
		wp_send_json( null, 405 );
	}
	wp_send_json( session() );
}
add_action( 'wp_ajax_islet_session', __NAMESPACE__ . '\send_session' );
add_action( 'wp_ajax_nopriv_islet_session', __NAMESPACE__ . '\send_session' );
