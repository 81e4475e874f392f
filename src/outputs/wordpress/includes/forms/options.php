<?php
/**
 * What the site owner has chosen about forms: receivers, how long entries are kept, and secrets of captchas.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Days for which entries may be kept; 0: until somebody deletes them. */
const ENTRY_DAYS = array( 0, 30, 90, 180, 365, 730 );

/**
 * The receivers in a text, and the lines that name none. A line has `Form = address, address`, or addresses alone, which get
 * what no other line is about.
 *
 * @param string $text What was typed.
 * @return array{0: array<string, string[]>, 1: string[]} Addresses by the names of forms, in lower case.
 */
function receivers_in( string $text ): array {
	$receivers = array();
	$wrong     = array();
	foreach ( array_filter( array_map( 'trim', explode( "\n", $text ) ), 'strlen' ) as $line ) {
		$at        = strrpos( $line, '=' );
		$form      = false === $at ? '' : trim( substr( $line, 0, $at ) );
		$addresses = preg_split( '/[\s,;]+/', false === $at ? $line : substr( $line, $at + 1 ), -1, PREG_SPLIT_NO_EMPTY );
		$right     = array_filter( $addresses, 'is_email' );
		if ( ! $right || count( $right ) < count( $addresses ) ) {
			$wrong[] = $line;
			continue;
		}
		$receivers[ mb_strtolower( $form ) ] = array_values( $right );
	}
	return array( $receivers, $wrong );
}

/**
 * What is chosen about forms.
 *
 * @return array{receivers: string, days: int, secrets: array<string, string>} `secrets` are of captchas, by provider.
 */
function form_options(): array {
	$stored = get_option( OPTION );
	$forms  = is_array( $stored ) && is_array( $stored['forms'] ?? null ) ? $stored['forms'] : array();
	$days   = (int) ( $forms['days'] ?? 0 );
	return array(
		'receivers' => string_of( $forms['receivers'] ?? null ),
		'days'      => in_array( $days, ENTRY_DAYS, true ) ? $days : 0,
		'secrets'   => read_secrets( $forms['secrets'] ?? null ),
	);
}

/**
 * Secrets of captchas that are one.
 *
 * @param mixed $given Of the screen, or what this has returned.
 * @return array<string, string>
 */
function read_secrets( $given ): array {
	$secrets = is_array( $given ) ? array_map( 'trim', array_filter( $given, 'is_string' ) ) : array();
	return preg_grep( '/^[\x21-\x7e]{1,200}$/D', array_intersect_key( $secrets, FORM_CAPTCHAS ) );
}

/**
 * The addresses that get the entries of a form; the site's own if none is chosen.
 *
 * @param string $name Of the form.
 * @return string[]
 */
function receivers_of( string $name ): array {
	list( $receivers ) = receivers_in( form_options()['receivers'] );
	return $receivers[ mb_strtolower( trim( $name ) ) ] ?? $receivers[''] ?? array( (string) get_option( 'admin_email' ) );
}

/**
 * What the settings screen sends about forms. Lines that name no receivers stay for mending, and are told.
 *
 * @param mixed $given Of the screen, or what this has returned.
 */
function read_form_options( $given ): array {
	$given           = is_array( $given ) ? $given : array();
	$text            = str_replace( "\r", '', valid_utf8( string_of( $given['receivers'] ?? null ) ) );
	list( , $wrong ) = receivers_in( $text );
	if ( $wrong ) {
		add_settings_error( OPTION, 'islet-receivers', esc_html( wrong_receivers( $wrong ) ) );
	}
	$days = (int) ( $given['days'] ?? 0 );
	return array_filter(
		array(
			'receivers' => trim( $text ),
			'days'      => in_array( $days, ENTRY_DAYS, true ) ? $days : 0,
			'secrets'   => read_secrets( $given['secrets'] ?? null ),
		)
	);
}

/**
 * What is wrong with lines, as a sentence.
 *
 * @param string[] $lines That name no receivers.
 */
function wrong_receivers( array $lines ): string {
	/* translators: %s: lines that were typed. */
	return sprintf( __( 'No e-mail addresses: %s. Until it is mended, such entries go where the others go.', 'islet' ), implode( ' / ', $lines ) );
}
