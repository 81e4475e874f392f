<?php
/**
 * What one press does with the site's choices: tried ones are used for all visitors or forgotten, former ones come back.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The action of `admin-post.php`, and of its nonce. */
const PRESS_ACTION = 'islet_press';

/** The id of the form on the settings screen whose buttons may stand anywhere there. */
const PRESS_FORM = 'islet-press';

/**
 * A form for presses, with what it sends beside the button.
 *
 * @param string $buttons HTML inside.
 * @param string $id      Of the form, if buttons outside belong to it.
 */
function press_form( string $buttons, string $id = '' ): string {
	$fields = array(
		'action'           => PRESS_ACTION,
		'_wpnonce'         => wp_create_nonce( PRESS_ACTION ),
		'_wp_http_referer' => remove_query_arg( '_wp_http_referer' ),
	);
	$inputs = '';
	foreach ( $fields as $name => $value ) {
		$inputs .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
	}
	return sprintf( '<form method="post" action="%s"%s>%s</form>', esc_url( admin_url( 'admin-post.php' ) ), '' === $id ? '' : ' id="' . esc_attr( $id ) . '"', $inputs . $buttons );
}

/**
 * A button of the settings screen.
 *
 * @param string $press `use`, `end` or `back`.
 * @param string $label What it says.
 * @param string $more  Further classes.
 */
function press_button( string $press, string $label, string $more = '' ): string {
	return sprintf( '<button type="submit" class="button %s" form="%s" name="press" value="%s">%s</button>', esc_attr( $more ), PRESS_FORM, esc_attr( $press ), esc_html( $label ) );
}

/**
 * Does what a button says. A second press finds nothing to do.
 *
 * @param string $press `use`, `end` or `back`.
 */
function do_press( string $press ): void {
	$tried = previewed_choices();
	if ( 'use' === $press && null !== $tried ) {
		save_choices( $tried );
	} elseif ( 'back' === $press ) {
		go_back();
	}
	if ( in_array( $press, array( 'use', 'end', 'back' ), true ) ) {
		end_preview();
	}
}

/**
 * Answers a press: the end of a preview with the page that it was pressed on, all others with the settings screen, which says what
 * has happened and has the button that goes back.
 */
function answer_press(): void {
	check_admin_referer( PRESS_ACTION );
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'Sorry, you are not allowed to manage options for this site.', 'default' ), '', 403 );
	}
	$press = isset( $_POST['press'] ) ? sanitize_key( wp_unslash( $_POST['press'] ) ) : '';
	do_press( $press );
	$from = remove_query_arg( PREVIEW_FIELD, (string) wp_get_referer() );
	if ( 'end' === $press && '' !== $from && 0 !== strpos( $from, admin_url() ) && 0 !== strpos( $from, admin_url( '', 'relative' ) ) ) {
		wp_safe_redirect( $from );
		exit;
	}
	if ( ! get_settings_errors() ) {
		add_settings_error( 'general', 'settings_updated', 'end' === $press ? esc_html__( 'The preview has ended.', 'islet' ) : esc_html__( 'Settings saved.', 'default' ), 'success' );
	}
	// As WordPress' own options.php hands them to the screen.
	set_transient( 'settings_errors', get_settings_errors(), 30 );
	wp_safe_redirect( add_query_arg( 'settings-updated', 'true', screen_url() ) );
	exit;
}
add_action( 'admin_post_' . PRESS_ACTION, __NAMESPACE__ . '\answer_press' );
