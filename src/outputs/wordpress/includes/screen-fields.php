<?php
/**
 * The fields of several lines on the settings screen.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a field of several lines. A draft that could not be used stands in it until it is mended. Who may not change it
 * reads what counts now, and why.
 *
 * @param string $name  Of the choice.
 * @param string $title What the field is called.
 * @param string $about What to write.
 * @param string $value What counts now.
 */
function print_text_field( string $name, string $title, string $about, string $value ): void {
	$is_open  = may_decide_on_scripts();
	$stored   = get_option( OPTION );
	$draft    = is_array( $stored ) && $is_open ? ( $stored['drafts'][ $name ] ?? null ) : null;
	$is_wrong = is_string( $draft );
	printf(
		'<tr><th scope="row"><label for="islet-%1$s">%2$s</label></th><td><textarea id="islet-%1$s" %8$s rows="%3$d" class="large-text code" spellcheck="false" dir="ltr" aria-describedby="islet-%1$s-about islet-%1$s-problem"%4$s>%5$s</textarea><p class="description" id="islet-%1$s-about">%6$s</p><p class="islet-problem" id="islet-%1$s-problem" role="status">%7$s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $title ),
		'markers' === $name ? 8 : 4,
		$is_wrong ? ' aria-invalid="true"' : '',
		esc_textarea( $is_wrong ? $draft : $value ),
		esc_html( $is_open ? $about : __( 'You cannot change this.', 'islet' ) . ' ' . why_fields_are_locked() ),
		$is_wrong ? esc_html( stored_problem( $name, $draft ) ) : '',
		$is_open ? 'name="islet[' . esc_attr( $name ) . ']"' : 'readonly'
	);
}

/**
 * What is wrong with a draft.
 *
 * @param string $name  One of `TEXT_FIELDS`.
 * @param string $draft What was typed.
 */
function stored_problem( string $name, string $draft ): string {
	list( , $wrong ) = text_choice( $name, $draft );
	return $wrong ? problem_text( $name, $wrong ) : '';
}
