<?php
/**
 * Forms on the settings screen.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * For how long entries are kept, as the administrator reads it.
 *
 * @param int $days One of `ENTRY_DAYS`.
 */
function days_text( int $days ): string {
	if ( 0 === $days ) {
		return __( 'Until somebody deletes them', 'islet' );
	}
	/* translators: %s: a number. */
	return sprintf( _n( '%s day', '%s days', $days, 'islet' ), number_format_i18n( $days ) );
}

/**
 * Prints what can be chosen about forms.
 */
function print_form_options(): void {
	$options         = form_options();
	list( , $wrong ) = receivers_in( $options['receivers'] );
	print_section( __( 'Forms', 'islet' ), __( 'What visitors send with a contact form of Islet is kept as an entry and sent by mail.', 'islet' ) );
	printf(
		'<tr><th scope="row"><label for="islet-receivers">%1$s</label></th><td><textarea id="islet-receivers" name="islet[forms][receivers]" rows="4" class="large-text code" spellcheck="false" dir="ltr" aria-describedby="islet-receivers-about islet-receivers-problem"%2$s>%3$s</textarea><p class="description" id="islet-receivers-about">%4$s</p><p class="islet-problem" id="islet-receivers-problem">%5$s</p></td></tr>',
		esc_html__( 'Receivers', 'islet' ),
		$wrong ? ' aria-invalid="true"' : '',
		esc_textarea( $options['receivers'] ),
		/* translators: %s: an e-mail address. */
		esc_html( sprintf( __( 'One a line: the name of a form and addresses, such as Booking = office@example.com, anna@example.com. A line of addresses alone is for all other forms. Without one, their mail goes to %s.', 'islet' ), (string) get_option( 'admin_email' ) ) ),
		$wrong ? esc_html( wrong_receivers( $wrong ) ) : ''
	);
	printf( '<tr><th scope="row"><label for="islet-entry-days">%s</label></th><td><select id="islet-entry-days" name="islet[forms][days]">', esc_html__( 'Entries are kept', 'islet' ) );
	foreach ( ENTRY_DAYS as $days ) {
		printf( '<option value="%1$d"%2$s>%3$s</option>', (int) $days, selected( $days, $options['days'], false ), esc_html( days_text( $days ) ) );
	}
	printf( '</select><p class="description"><a href="%1$s">%2$s</a></p></td></tr>', esc_url( admin_url( 'edit.php?post_type=' . ENTRY_TYPE ) ), esc_html__( 'Show the entries', 'islet' ) );
	print_secrets( $options['secrets'] );
	echo '</table>';
}

/**
 * Prints the fields for the secrets of captchas.
 *
 * @param array<string, string> $secrets By provider.
 */
function print_secrets( array $secrets ): void {
	printf( '<tr><th scope="row">%1$s</th><td><p class="description">%2$s</p>', esc_html__( 'Captchas', 'islet' ), esc_html__( 'Secret keys, for forms with a captcha: without its key such a form takes nothing. Your server sends them to the provider alone.', 'islet' ) );
	foreach ( FORM_CAPTCHAS as $provider => list( $title ) ) {
		printf(
			'<p><label for="islet-secret-%1$s">%2$s</label><br><input type="password" class="regular-text code" id="islet-secret-%1$s" name="islet[forms][secrets][%1$s]" value="%3$s" maxlength="200" autocomplete="new-password" spellcheck="false"></p>',
			esc_attr( $provider ),
			esc_html( $title ),
			esc_attr( $secrets[ $provider ] ?? '' )
		);
	}
	echo '</td></tr>';
}
