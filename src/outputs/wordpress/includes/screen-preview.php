<?php
/**
 * What the settings screen says of choices that are tried, and of former ones.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what the user tries, with pages to look at and what can become of it.
 */
function print_preview_notice(): void {
	if ( null === previewed_choices() ) {
		return;
	}
	printf(
		'<section class="notice notice-info inline islet-preview" aria-labelledby="islet-preview-title"><h2 id="islet-preview-title">%s</h2><p>%s</p><p class="islet-buttons">%s %s</p><p>%s</p><ul class="islet-pages">',
		esc_html__( 'You are trying these choices for yourself alone', 'islet' ),
		esc_html__( 'This screen shows them, and the pages that you open while you are signed in follow them. Everybody else gets the saved choices until you use these for all visitors, or save.', 'islet' ),
		press_button( 'use', __( 'Use it for all visitors', 'islet' ), 'button-primary' ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		press_button( 'end', __( 'End the preview', 'islet' ) ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		esc_html__( 'Look at each kind of page, and do there what visitors do:', 'islet' )
	);
	foreach ( pages_to_look_at() as $kind => $address ) {
		$title = page_kinds()[ $kind ];
		printf(
			'<li><a href="%1$s">%2$s</a> (<a href="%3$s" aria-label="%4$s">%5$s</a>)</li>',
			esc_url( $address ),
			esc_html( $title ),
			esc_url( add_query_arg( PREVIEW_FIELD, 'off', $address ) ),
			/* translators: %s: a kind of page, such as "Cart". */
			esc_attr( sprintf( __( '%s as visitors get it', 'islet' ), $title ) ),
			esc_html__( 'as visitors get it', 'islet' )
		);
	}
	echo '</ul></section>';
}

/**
 * What the button says that saves: WordPress' own words, or that the save is for more people than the preview.
 */
function save_label(): string {
	return null === previewed_choices() ? __( 'Save Changes', 'default' ) : __( 'Save for all visitors', 'islet' );
}

/**
 * Prints the buttons at the end of the form.
 */
function print_form_buttons(): void {
	printf(
		'<p class="submit islet-buttons"><button type="submit" class="button button-primary">%s</button> <button type="submit" class="button" name="islet[try]" value="1" aria-describedby="islet-try-about">%s</button> %s</p><p class="description" id="islet-try-about">%s</p>',
		esc_html( save_label() ),
		esc_html__( 'Try it for me alone', 'islet' ),
		back_button(), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		esc_html__( '"Try it for me alone" is for presets, jobs, switches of the shop and emoji. It saves nothing, and what you have changed in other fields is lost.', 'islet' )
	);
}
