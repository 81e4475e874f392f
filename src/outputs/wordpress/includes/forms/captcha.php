<?php
/**
 * Asks the provider of a captcha whether its token is right, with the site's secret.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Providers: what they are called, where they check tokens, and the field in which a form sends one. */
const FORM_CAPTCHAS = array(
	'recaptcha'    => array( 'reCAPTCHA v2', 'https://www.google.com/recaptcha/api/siteverify', 'g-recaptcha-response' ),
	'recaptcha-v3' => array( 'reCAPTCHA v3', 'https://www.google.com/recaptcha/api/siteverify', 'g-recaptcha-response' ),
	'turnstile'    => array( 'Turnstile', 'https://challenges.cloudflare.com/turnstile/v0/siteverify', 'cf-turnstile-response' ),
	'hcaptcha'     => array( 'hCaptcha', 'https://api.hcaptcha.com/siteverify', 'h-captcha-response' ),
);

/** What a visitor of reCAPTCHA v3 must score at least. */
const FORM_LEAST_SCORE = 0.5;

/**
 * The secret of a provider; empty if the administrator has given none.
 *
 * @param string $provider One of `FORM_CAPTCHAS`.
 */
function captcha_secret( string $provider ): string {
	return form_options()['secrets'][ $provider ] ?? '';
}

/**
 * What the provider says of a token; null without an answer.
 *
 * @param string $provider One of `FORM_CAPTCHAS`.
 * @param string $token    Of the page.
 */
function captcha_answer( string $provider, string $token ): ?array {
	$answer = wp_remote_post(
		FORM_CAPTCHAS[ $provider ][1],
		array(
			'timeout'             => 10,
			'redirection'         => 0,
			'limit_response_size' => 65536,
			'body'                => array(
				'secret'   => captcha_secret( $provider ),
				'response' => $token,
			),
		)
	);
	$read   = is_wp_error( $answer ) ? null : json_decode( wp_remote_retrieve_body( $answer ), true );
	return is_array( $read ) ? $read : null;
}

/**
 * Why a request is not taken because of its captcha; empty if it is right, or the form has none.
 *
 * @param array $definition From `form_definition()`.
 * @param array $sent       The fields of the request.
 */
function captcha_problem( array $definition, array $sent ): string {
	$provider = $definition['captcha'];
	if ( ! isset( FORM_CAPTCHAS[ $provider ] ) ) {
		return '';
	}
	$token = string_of( $sent[ FORM_CAPTCHAS[ $provider ][2] ] ?? null );
	if ( '' === $token || strlen( $token ) > 8192 ) {
		return __( 'The captcha was not solved. It needs JavaScript.', 'islet' );
	}
	$answer = '' === captcha_secret( $provider ) ? null : captcha_answer( $provider, $token );
	if ( null === $answer ) {
		return __( 'The captcha could not be checked. Please try again later.', 'islet' );
	}
	$is_score = 'recaptcha-v3' === $provider;
	$is_right = true === ( $answer['success'] ?? false ) && ( ! $is_score || (float) ( $answer['score'] ?? 0 ) >= FORM_LEAST_SCORE );
	return $is_right ? '' : __( 'The captcha was not accepted. Please try again.', 'islet' );
}
