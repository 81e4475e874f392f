<?php
/**
 * Completes a form that is printed: what the server must know of it, names, and what came of it without scripts.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * What an address calls the message of a form.
 *
 * @param string $reference Of the form.
 */
function form_fragment( string $reference ): string {
	return 'islet-form-' . strtr( $reference, '.', '-' );
}

/**
 * The hidden fields of a form. A field that people do not see catches programs that fill in everything.
 *
 * @param string $reference Of the form.
 */
function hidden_fields( string $reference ): string {
	return sprintf(
		'<input type="hidden" name="islet_form" value="%1$s"><input type="hidden" name="islet_time" value="%2$s"><p class="islet-visually-hidden" aria-hidden="true"><label>%3$s <input type="text" name="%4$s" value="" tabindex="-1" autocomplete="off"></label></p>',
		esc_attr( $reference ),
		esc_attr( signed_moment( $reference ) ),
		esc_html__( 'Leave this empty', 'islet' ),
		FORM_TRAP
	);
}

/**
 * What came of a form, as this page must say it; null if there is nothing to say.
 *
 * @param string $reference Of the form.
 * @param array  $definition From `form_definition()`.
 * @return ?array{message: string, errors: array<string, string>, fields: array}
 */
function form_state( string $reference, array $definition ): ?array {
	$result = result_on_page();
	if ( null !== $result && string_of( $result['sent']['islet_form'] ) === $reference ) {
		return array(
			'message' => $result['message'],
			'errors'  => $result['errors'],
			'fields'  => is_array( $result['sent']['fields'] ?? null ) ? $result['sent']['fields'] : array(),
		);
	}
	// phpcs:ignore WordPress.Security -- the site has signed it.
	$sent = isset( $_GET['islet-sent'] ) && is_string( $_GET['islet-sent'] ) ? wp_unslash( $_GET['islet-sent'] ) : '';
	$age  = 0 === strpos( $sent, "$reference." ) ? age_of_signed( "sent|$reference", substr( $sent, strlen( $reference ) + 1 ) ) : null;
	return null === $age || $age > FORM_SENT_FOR ? null : array(
		'message' => success_text( $definition ),
		'errors'  => array(),
		'fields'  => array(),
	);
}

/**
 * Fills in the control of a tag as the visitor had done.
 *
 * @param Form_Html              $html Of the form, at a tag.
 * @param \WP_HTML_Tag_Processor $tag  The tag.
 * @param string                 $kind Of the row.
 * @param mixed                  $sent What was sent for the row.
 */
function fill_control( Form_Html $html, \WP_HTML_Tag_Processor $tag, string $kind, $sent ): void {
	$texts = array_filter( (array) $sent, 'is_string' );
	$value = $tag->get_attribute( 'value' );
	switch ( $tag->get_tag() ) {
		case 'TEXTAREA':
			// The first line end of a text area is none of its text.
			$html->put_inside( "\n" . esc_textarea( reset( $texts ) ? reset( $texts ) : '' ) );
			return;
		case 'OPTION':
			if ( $texts && in_array( (string) $value, $texts, true ) ) {
				$tag->set_attribute( 'selected', true );
			} else {
				$tag->remove_attribute( 'selected' );
			}
			return;
		case 'INPUT':
			if ( in_array( $kind, array( 'radio', 'scale', 'checkboxes', 'acceptance' ), true ) ) {
				if ( in_array( (string) $value, $texts, true ) ) {
					$tag->set_attribute( 'checked', true );
				} else {
					$tag->remove_attribute( 'checked' );
				}
			} elseif ( ! in_array( $kind, array( 'file', 'hidden', 'calculated' ), true ) ) {
				$tag->set_attribute( 'value', reset( $texts ) ? reset( $texts ) : '' );
			}
	}
}

/**
 * The name of a control, as the server expects it: a doubled or missing one is replaced.
 *
 * @param array $row The row.
 */
function control_name( array $row ): string {
	$name = ( 'file' === $row['kind'] ? 'files' : 'fields' ) . "[{$row['name']}]";
	return 'checkboxes' === $row['kind'] ? "{$name}[]" : $name;
}

/**
 * What stands in the fields of a form at first, by their names.
 *
 * @param array[] $rows From `form_rows()`.
 */
function first_answers( array $rows ): array {
	$answers = array();
	foreach ( $rows as $row ) {
		$chosen                  = array_column( wp_list_filter( $row['choices'], array( 'chosen' => '1' ) ), 'value' );
		$answers[ $row['name'] ] = $row['choices'] ? ( 'checkboxes' === $row['kind'] ? $chosen : (string) end( $chosen ) ) : $row['value'];
		if ( 'acceptance' === $row['kind'] ) {
			$answers[ $row['name'] ] = '' === $row['value'] ? '' : '1';
		}
	}
	return $answers;
}

/**
 * The places of the rows that are shown at first: until its script runs, a page keeps no room for the others that have conditions.
 *
 * @param array  $definition From `form_definition()`.
 * @param ?array $state      From `form_state()`.
 * @return array<int, true>
 */
function rows_shown_at_first( array $definition, ?array $state ): array {
	$rows  = $definition['rows'];
	$given = empty( $state['fields'] ) ? first_answers( $rows ) : $state['fields'];
	return array_fill_keys( array_keys( shown_rows( $rows, cleaned_answers( $rows, $given ) ) ), true );
}

/**
 * Writes into the printed form what belongs to each of its tags.
 *
 * @param string $printed    By the template.
 * @param array  $definition From `form_definition()`.
 * @param ?array $state      From `form_state()`.
 */
function completed_form( string $printed, array $definition, ?array $state ): string {
	$html  = new Form_Html( $printed );
	$shown = rows_shown_at_first( $definition, $state );
	$at    = -1;
	for ( $tag = $html->next(); null !== $tag; $tag = $html->next() ) {
		if ( $html->is_part( 'server' ) ) {
			$tag->remove_attribute( 'hidden' );
			$html->put_inside( hidden_fields( $definition['reference'] ) );
		} elseif ( $html->is_part( 'message' ) && null !== $state ) {
			$tag->remove_attribute( 'hidden' );
			$tag->set_attribute( 'id', form_fragment( $definition['reference'] ) );
			$tag->set_attribute( 'tabindex', '-1' );
			$tag->set_attribute( 'autofocus', true );
			$html->put_inside( esc_html( $state['message'] ) );
		} elseif ( $html->is_part( 'field' ) ) {
			++$at;
			if ( isset( $shown[ $at ] ) && '' !== ( $definition['rows'][ $at ]['show_if'] ?? '' ) ) {
				$tag->set_attribute( 'data-shown', true );
			}
		}
		$row = $definition['rows'][ $at ] ?? null;
		if ( null === $row ) {
			continue;
		}
		$error      = $state['errors'][ $row['name'] ] ?? '';
		$is_control = in_array( $tag->get_tag(), array( 'INPUT', 'SELECT', 'TEXTAREA' ), true ) && is_string( $tag->get_attribute( 'name' ) );
		if ( $is_control ) {
			$tag->set_attribute( 'name', control_name( $row ) );
			if ( '' !== $error ) {
				$tag->set_attribute( 'aria-invalid', 'true' );
			}
		}
		if ( null !== $state && '' !== $error && $html->is_part( 'error' ) ) {
			$tag->remove_attribute( 'hidden' );
			$html->put_inside( esc_html( $error ) );
		}
		if ( null !== $state && $state['fields'] && ( $is_control || 'OPTION' === $tag->get_tag() ) ) {
			fill_control( $html, $tag, $row['kind'], $state['fields'][ $row['name'] ] ?? null );
		}
	}
	return $html->html();
}

/**
 * Completes a form that is printed. Without one that is saved no server can answer it, which whoever edits the site reads.
 *
 * @param string $html     The element of the widget.
 * @param array  $settings From `settings_for()`.
 * @param string $id       What its ids begin with.
 */
function complete_form( string $html, array $settings, string $id ): string {
	if ( '' === $html || is_admin() || ( defined( 'REST_REQUEST' ) && REST_REQUEST ) ) {
		return $html;
	}
	$reference  = form_reference( template_values( manifest()['widgets'][ FORM_WIDGET ]['controls'], $settings ), $id );
	$definition = '' === $reference ? null : form_definition( $reference );
	if ( null !== $definition ) {
		return completed_form( $html, $definition, form_state( $reference, $definition ) );
	}
	return current_user_can( 'edit_theme_options' ) ? $html . '<p class="islet-hint">' . esc_html__( 'This form cannot be sent, as it is saved nowhere: place it in a page, a pattern, a saved part of a template or a widget area.', 'islet' ) . '</p>' : $html;
}
add_filter( 'islet_marker_' . FORM_WIDGET, __NAMESPACE__ . '\complete_form', 10, 3 );
