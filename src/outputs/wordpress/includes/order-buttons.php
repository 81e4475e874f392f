<?php
/**
 * Keeps what payment methods need that draw their own button for the order.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The shop's registry of these buttons, which the checkout's script brings. */
const BUTTON_REGISTRY = 'wc-custom-place-order-button';

/**
 * Whether a payment method of the shop draws its own button, which WooCommerce knows from 10.6 on.
 */
function has_own_order_button(): bool {
	if ( ! function_exists( '\WC' ) ) {
		return false;
	}
	foreach ( \WC()->payment_gateways()->get_available_payment_gateways() as $gateway ) {
		if ( ! empty( $gateway->has_custom_place_order_button ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Keeps the registry on a page that has it if a payment method needs it: its script need not name it to WordPress.
 *
 * @param \WP_Scripts $scripts WordPress' scripts.
 */
function keep_button_registry( \WP_Scripts $scripts ): void {
	$is_queued = in_array( BUTTON_REGISTRY, $scripts->queue, true );
	if ( ! $is_queued && isset( needed_handles( $scripts, $scripts->queue )[ BUTTON_REGISTRY ] ) && has_own_order_button() ) {
		$scripts->queue[] = BUTTON_REGISTRY;
	}
}
