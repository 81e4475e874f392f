<?php
/**
 * Answers lines of JSON on the standard input: each has an expression with the names and values of fields, or the rows of a
 * contact form with what was sent.
 *
 * @package Islet
 */

namespace Islet;

error_reporting( E_ALL );
const MB_IN_BYTES = 1048576;
define( 'ABSPATH', __DIR__ );
$includes = dirname( __DIR__, 2 ) . '/src/outputs/wordpress/includes/';
require $includes . 'values.php';
require $includes . 'feeds/texts.php';
foreach ( array( 'expression/values', 'expression/functions', 'expression/tokens', 'expression/class-expression-cursor', 'expression/class-expression-parser', 'rows', 'logic', 'checks/patterns', 'checks/check', 'checks/answers' ) as $part ) {
	require $includes . "forms/$part.php";
}

/**
 * What an expression gives.
 *
 * @param array $case Of expressions.json.
 */
function expression_outcome( array $case ): array {
	$read = Expression_Parser::read( $case['expression'], array_flip( $case['fields'] ) );
	if ( null === $read ) {
		return array( 'problem' => true );
	}
	$value_of = function ( string $name ) use ( $case ) {
		return $case['values'][ $name ] ?? '';
	};
	return array( 'result' => $read['compute']( $value_of ) );
}

/**
 * What a form makes of answers: pairs of names and values, or of names and errors.
 *
 * @param array $case Of answers.json.
 */
function answers_outcome( array $case ): array {
	$pairs   = function ( array $values ): array {
		return array_map(
			function ( $name, $value ): array {
				return array( (string) $name, $value );
			},
			array_keys( $values ),
			$values
		);
	};
	$checked = checked_answers( form_rows( $case['fields'] ), $case['answers'], $case['files'] ?? array() );
	if ( $checked['errors'] ) {
		return array( 'errors' => $pairs( $checked['errors'] ) );
	}
	$cleaned = array();
	foreach ( $checked['rows'] as $row ) {
		if ( 'file' !== $row['kind'] ) {
			$cleaned[ $row['name'] ] = $row['answer'];
		}
	}
	return array( 'cleaned' => $pairs( $cleaned ) );
}

while ( false !== ( $line = fgets( STDIN ) ) ) {
	$case = json_decode( $line, true, 4096 );
	echo json_encode( isset( $case['expression'] ) ? expression_outcome( $case ) : answers_outcome( $case ) ), "\n";
}
