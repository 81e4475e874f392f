<?php
/**
 * What counted before the last change of presets, jobs and switches of the shop: one press brings it back.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The name of the option that keeps it. */
const FORMER_OPTION = 'islet_former';

/**
 * What counted before the last change; null if nothing has changed yet.
 *
 * @return array{choices: array{presets: string[], jobs: string[], shop: string[]}, changed: int}|null `changed` is the moment of
 *   the change, in seconds since 1970.
 */
function former_choices(): ?array {
	$stored = get_option( FORMER_OPTION );
	if ( ! is_array( $stored ) || ! is_int( $stored['changed'] ?? null ) ) {
		return null;
	}
	return array(
		'choices' => chosen_jobs( $stored ),
		'changed' => $stored['changed'],
	);
}

/**
 * Keeps what counted before a change, also before one that took the last one back.
 *
 * @param mixed $before The option, or its name where there was none.
 * @param mixed $after  The option.
 */
function keep_former( $before, $after ): void {
	$former = chosen_jobs( is_array( $before ) ? $before : array() );
	if ( chosen_jobs( is_array( $after ) ? $after : array() ) === $former ) {
		return;
	}
	update_option( FORMER_OPTION, $former + array( 'changed' => time() ), false );
	if ( function_exists( 'add_settings_error' ) ) {
		add_settings_error( 'general', 'settings_updated', esc_html__( 'Settings saved.', 'default' ) . ' ' . back_button(), 'success' );
	}
}
add_action( 'update_option_' . OPTION, __NAMESPACE__ . '\keep_former', 10, 2 );
add_action( 'add_option_' . OPTION, __NAMESPACE__ . '\keep_former', 10, 2 );

/**
 * Brings back what counted before the last change.
 */
function go_back(): void {
	$former = former_choices();
	if ( $former ) {
		save_choices( $former['choices'] );
	}
}

/**
 * The button that does so, for the form of presses; empty if there is nothing to go back to.
 */
function back_button(): string {
	$former = former_choices();
	if ( ! $former ) {
		return '';
	}
	/* translators: %s: a date with the time of day. */
	$label = sprintf( __( 'Go back to the choices before %s', 'islet' ), wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $former['changed'] ) );
	return press_button( 'back', $label );
}
