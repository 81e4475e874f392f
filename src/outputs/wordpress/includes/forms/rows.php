<?php
/**
 * The rows of a form, as its settings are saved. Twin of `widgets/contact-form/read-printed.ts` and `choice-lines.ts` of
 * `runtime/template`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Endings of the files that a field takes, by `accept`; `any` takes all of these. */
const FORM_ENDINGS = array(
	'images'    => 'jpg,jpeg,png,gif,webp,avif,heic',
	'documents' => 'pdf,doc,docx,odt,rtf,txt,csv,xls,xlsx,ods,ppt,pptx,odp',
	'audio'     => 'mp3,m4a,ogg,oga,wav,flac',
	'video'     => 'mp4,m4v,mov,webm,ogv',
	'archives'  => 'zip,7z,gz,tar,rar',
);

/**
 * What the lines of a text offer to choose.
 *
 * @param string $text Of the setting `options`.
 * @return array{value: string, label: string, condition: string, chosen: string}[]
 */
function choice_lines( string $text ): array {
	$choices = array();
	foreach ( explode( "\n", $text ) as $line ) {
		$line = trim( $line, " \t\r" );
		if ( '' === $line ) {
			continue;
		}
		$marked    = explode( ' [chosen]', $line, 2 );
		$parts     = explode( ' [if: ', implode( '', $marked ), 2 );
		$pair      = explode( ' = ', trim( $parts[0], " \t\r" ), 2 );
		$choices[] = array(
			'value'     => trim( $pair[0], " \t\r" ),
			'label'     => trim( $pair[1] ?? $pair[0], " \t\r" ),
			'condition' => explode( ']', $parts[1] ?? '', 2 )[0],
			'chosen'    => isset( $marked[1] ) ? '1' : '',
		);
	}
	return $choices;
}

/**
 * A name that no earlier row has.
 *
 * @param string               $saved The name in the settings.
 * @param int                  $place Of the row, from 1.
 * @param array<string, mixed> $taken Names of earlier rows, as keys.
 */
function free_name( string $saved, int $place, array $taken ): string {
	$name = preg_match( '/^[A-Za-z0-9_-]{1,64}$/D', $saved ) ? $saved : "field-$place";
	$free = $name;
	for ( $count = 2; isset( $taken[ $free ] ); ++$count ) {
		$free = "$name-$count";
	}
	return $free;
}

/**
 * The endings of the files that a field takes.
 *
 * @param mixed $accept Of the row.
 * @return string[]
 */
function accepted_endings( $accept ): array {
	return explode( ',', FORM_ENDINGS[ (string) $accept ] ?? implode( ',', FORM_ENDINGS ) );
}

/**
 * A row as the checks need it.
 *
 * @param array  $row  Settings of the row, with defaults.
 * @param string $name Its name.
 * @param ?int   $step The place of the step that it is in.
 */
function form_row( array $row, string $name, ?int $step ): array {
	$text   = function ( string $key ) use ( $row ): string {
		return is_string( $row[ $key ] ?? null ) ? $row[ $key ] : '';
	};
	$number = function ( string $key, float $fallback ) use ( $row ): float {
		return is_int( $row[ $key ] ?? null ) || is_float( $row[ $key ] ?? null ) ? (float) $row[ $key ] : $fallback;
	};
	$kind   = '' === $text( 'kind' ) ? 'text' : $text( 'kind' );
	return array(
		'kind'       => $kind,
		'name'       => $name,
		'step'       => 'step' === $kind ? null : $step,
		'label'      => $text( 'label' ),
		'value'      => $text( 'value' ),
		'required'   => true === ( $row['required'] ?? false ),
		'show_if'    => trim( $text( 'show_if' ) ),
		'formula'    => 'calculated' === $kind ? trim( $text( 'formula' ) ) : '',
		'decimals'   => (int) $number( 'decimals', 2 ),
		'unit'       => $text( 'unit' ),
		'min'        => $text( 'min' ),
		'max'        => $text( 'max' ),
		'step_size'  => $number( 'step', 0 ),
		// Nobody types what is hidden, so a page prints no limit of it.
		'max_length' => 'hidden' === $kind ? 0 : (int) $number( 'max_length', 0 ),
		'pattern'    => $text( 'pattern' ),
		'choices'    => in_array( $kind, array( 'select', 'radio', 'scale', 'checkboxes' ), true ) ? choice_lines( $text( 'options' ) ) : array(),
		'endings'    => 'file' === $kind ? accepted_endings( $row['accept'] ?? 'any' ) : array(),
		'max_size'   => $number( 'max_size', 5 ),
	);
}

/**
 * The rows of a form, each with a name of its own.
 *
 * @param array[] $rows Settings of the rows, with defaults.
 * @return array[]
 */
function form_rows( array $rows ): array {
	$read  = array();
	$taken = array();
	$step  = null;
	foreach ( array_values( $rows ) as $place => $row ) {
		$saved          = is_string( $row['name'] ?? null ) ? $row['name'] : '';
		$name           = free_name( $saved, $place + 1, $taken );
		$taken[ $name ] = true;
		if ( 'step' === ( $row['kind'] ?? '' ) ) {
			$step = $place;
		}
		$read[] = form_row( $row, $name, $step );
	}
	return $read;
}
