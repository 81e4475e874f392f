<?php
/**
 * What visitors read of a form that was sent.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * A text of the page's language that browsers have, too; `%s` is a limit of a row.
 *
 * @param string $key     Without `contact_form_`.
 * @param string $english In English.
 * @param string $limit   In place of `%s`.
 */
function form_text( string $key, string $english, string $limit = '' ): string {
	return str_replace( '%s', $limit, page_texts()[ $key ] ?? $english );
}

/**
 * What is wrong about an answer, as `widgets/contact-form/sending/error-words.ts` says it.
 *
 * @param string $kind Of `answer_problem()`.
 * @param array  $row  The row.
 */
function error_text( string $kind, array $row ): string {
	$is_list = 'checkboxes' === $row['kind'];
	switch ( $kind ) {
		case 'required':
			return form_text( 'contact_form_required', 'Please fill this in.' );
		case 'email':
			return form_text( 'contact_form_email', 'Please enter an e-mail address such as ada@example.com.' );
		case 'url':
			return form_text( 'contact_form_url', 'Please enter an address such as https://example.com.' );
		case 'number':
			return form_text( 'contact_form_number', 'Please enter a number.' );
		case 'step':
			return form_text( 'contact_form_step', 'Please enter a number in steps of %s.', (string) $row['step_size'] );
		case 'min':
			return $is_list ? form_text( 'contact_form_few', 'Please choose at least %s.', $row['min'] ) : form_text( 'contact_form_min', 'The least is %s.', limit_text( $row, $row['min'] ) );
		case 'max':
			return $is_list ? form_text( 'contact_form_many', 'Please choose at most %s.', $row['max'] ) : form_text( 'contact_form_max', 'The most is %s.', limit_text( $row, $row['max'] ) );
		case 'date':
			return form_text( 'contact_form_date', 'Please enter a date.' );
		case 'time':
			return form_text( 'contact_form_time', 'Please enter a time.' );
		case 'length':
			return form_text( 'contact_form_length', 'This text is too long.' );
		case 'pattern':
			return form_text( 'contact_form_pattern', 'Some of these characters are not allowed here.' );
		case 'choice':
			return form_text( 'contact_form_choice', 'Please choose one of these.' );
		case 'file_type':
			return form_text( 'form_file_type', 'This file type is not allowed.' );
		case 'file_size':
			return form_text( 'form_file_size', 'This file is too large.' );
		default:
			return form_text( 'contact_form_file_count', 'Please choose one file.' );
	}
}

/**
 * A limit as visitors read it: a day as the site writes dates.
 *
 * @param array  $row   The row.
 * @param string $limit `min` or `max` of it.
 */
function limit_text( array $row, string $limit ): string {
	return 'date' === $row['kind'] ? (string) wp_date( get_option( 'date_format' ), (int) strtotime( "$limit 12:00 UTC" ), new \DateTimeZone( 'UTC' ) ) : $limit;
}

/**
 * What is wrong about each answer, by the names of the fields.
 *
 * @param array                 $definition From `form_definition()`.
 * @param array<string, string> $errors     Kinds by names.
 * @return array<string, string>
 */
function error_texts( array $definition, array $errors ): array {
	$texts = array();
	foreach ( $definition['rows'] as $row ) {
		if ( isset( $errors[ $row['name'] ] ) ) {
			$texts[ $row['name'] ] = error_text( $errors[ $row['name'] ], $row );
		}
	}
	return $texts;
}

/**
 * What is read after a form was sent.
 *
 * @param array $definition From `form_definition()`.
 */
function success_text( array $definition ): string {
	return '' === $definition['success'] ? form_text( 'contact_form_sent', 'Thank you. Your message has been sent.' ) : $definition['success'];
}
