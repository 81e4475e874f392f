<?php
/**
 * Takes what was sent to the address of a page with a form.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The field that people do not see. */
const FORM_TRAP = 'islet_website';

/**
 * What comes of a request.
 *
 * @param int                   $status  Of HTTP.
 * @param string                $message For the visitor.
 * @param array<string, string> $errors  What is wrong, by the names of the fields.
 * @return array{status: int, message: string, errors: array<string, string>}
 */
function form_result( int $status, string $message, array $errors = array() ): array {
	return array(
		'status'  => $status,
		'message' => $message,
		'errors'  => $errors,
	);
}

/**
 * Why a request does not look like one of a person, or comes from a page that is too old; empty if neither is so.
 *
 * @param string $reference Of the form.
 * @param array  $sent      The fields of the request.
 */
function request_problem( string $reference, array $sent ): string {
	if ( '' !== string_of( $sent[ FORM_TRAP ] ?? null ) ) {
		return __( 'A field that must stay empty was filled in, perhaps by your browser. Please load the page again.', 'islet' );
	}
	$age = age_of_signed( $reference, string_of( $sent['islet_time'] ?? null ) );
	if ( null === $age || $age > FORM_OLDEST ) {
		return __( 'This page is too old to send the form. Please load it again.', 'islet' );
	}
	return $age < FORM_QUICKEST ? __( 'That was very fast. Please send the form again.', 'islet' ) : '';
}

/**
 * The key of an attempt, and for how many seconds it is known. What a visitor has changed after a lost answer is another attempt.
 * Without a key of the page's script, the same answers from the same address are the same attempt.
 *
 * @param array   $definition From `form_definition()`.
 * @param array   $sent       The fields of the request.
 * @param array[] $rows       Of `checked_answers()`.
 * @return array{0: string, 1: int}
 */
function attempt_of( array $definition, array $sent, array $rows ): array {
	$key     = string_of( $sent['islet_key'] ?? null );
	$answers = (string) wp_json_encode( array_column( $rows, 'answer', 'name' ) );
	if ( preg_match( '/^[A-Za-z0-9_-]{8,100}$/D', $key ) ) {
		return array( form_signature( "key|{$definition['reference']}|$key|$answers" ), FORM_REMEMBER );
	}
	return array( form_signature( 'same|' . $definition['reference'] . '|' . hashed_address() . "|$answers" ), FORM_SAME );
}

/**
 * Keeps answers that are right, once for each attempt.
 *
 * @param array   $definition From `form_definition()`.
 * @param array   $sent       The fields of the request.
 * @param array[] $rows       From `rows_with_files()`.
 */
function accept_answers( array $definition, array $sent, array $rows ): array {
	list( $key, $seconds ) = attempt_of( $definition, $sent, $rows );
	$success               = form_result( 200, success_text( $definition ) );
	$claim                 = claim_attempt( $key, $seconds );
	if ( 'new' !== $claim ) {
		return 'accepted' === $claim ? $success : form_result( 503, __( 'Your message is still on its way. Please send it again in a minute.', 'islet' ) );
	}
	if ( ! is_within_rate() ) {
		release_attempt( $key );
		return form_result( 429, __( 'Too many messages came from your connection. Please try again in ten minutes.', 'islet' ) );
	}
	$problem = captcha_problem( $definition, $sent );
	if ( '' !== $problem ) {
		release_attempt( $key );
		return form_result( 422, $problem );
	}
	$stored = stored_files( $rows );
	$entry  = null === $stored ? 0 : store_entry( $definition, $stored );
	if ( 0 === $entry ) {
		delete_files( array_column( $stored ?? array(), 'stored' ) );
		release_attempt( $key );
		return form_result( 500, __( 'Your message could not be stored. Please try again later.', 'islet' ) );
	}
	keep_attempt( $key, $entry );
	send_entry( $definition, $rows, $entry );
	return $success;
}

/**
 * What comes of a form that was sent.
 *
 * @param array $sent  The fields of the request.
 * @param array $files From `sent_files()`.
 */
function result_of_form( array $sent, array $files ): array {
	$reference  = string_of( $sent['islet_form'] ?? null );
	$definition = form_definition( $reference );
	if ( null === $definition ) {
		return form_result( 422, __( 'This form is no longer here. Please load the page again.', 'islet' ) );
	}
	$problem = request_problem( $reference, $sent );
	if ( '' !== $problem ) {
		return form_result( 422, $problem );
	}
	$checked = checked_answers( $definition['rows'], is_array( $sent['fields'] ?? null ) ? $sent['fields'] : array(), $files );
	$rows    = rows_with_files( $checked['rows'], $files );
	$errors  = $checked['errors'] ? $checked['errors'] : file_errors( $rows );
	if ( $errors ) {
		return form_result( 422, form_text( 'form_refused', 'Please check what you have filled in.' ), error_texts( $definition, $errors ) );
	}
	return accept_answers( $definition, $sent, $rows );
}

/**
 * The result of the form that this request has sent, for the page that is printed; null if there is none.
 *
 * @param ?array $result From `form_result()`, with the fields of the request in `sent`; null to ask.
 */
function result_on_page( ?array $result = null ): ?array {
	static $known = null;
	$known        = $result ?? $known;
	return $known;
}

/**
 * Answers a script with JSON, a browser with the page.
 *
 * @param array $result From `form_result()`.
 * @param array $sent   The fields of the request.
 */
function answer_form( array $result, array $sent ): void {
	nocache_headers();
	$accepts = isset( $_SERVER['HTTP_ACCEPT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_ACCEPT'] ) ) : '';
	if ( false !== strpos( $accepts, 'application/json' ) ) {
		$data = array_filter( array( 'message' => $result['message'], 'errors' => $result['errors'] ) ); // phpcs:ignore WordPress.Arrays -- a short one.
		wp_send_json(
			array(
				'success' => 200 === $result['status'],
				'data'    => $data,
			),
			$result['status']
		);
	}
	if ( 200 === $result['status'] ) {
		$reference = string_of( $sent['islet_form'] );
		$address   = isset( $_SERVER['REQUEST_URI'] ) ? '/' . ltrim( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ), '/' ) : '/';
		wp_safe_redirect( add_query_arg( 'islet-sent', rawurlencode( $reference . '.' . signed_moment( "sent|$reference" ) ), $address ) . '#' . form_fragment( $reference ), 303 );
		exit;
	}
	result_on_page( $result + array( 'sent' => $sent ) );
	add_action(
		'template_redirect',
		function () use ( $result ): void {
			nocache_headers();
			status_header( $result['status'] );
		},
		0
	);
}

/**
 * Takes a form that was sent.
 */
function receive_form(): void {
	// phpcs:disable WordPress.Security.NonceVerification.Missing -- everybody may send a form, also from a page of a cache.
	$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
	if ( is_admin() || 'post' !== $method || ! isset( $_POST['islet_form'] ) ) {
		return;
	}
	$sent = wp_unslash( $_POST );
	answer_form( result_of_form( $sent, sent_files( $_FILES ) ), $sent );
	// phpcs:enable
}
add_action( 'wp_loaded', __NAMESPACE__ . '\receive_form' );
