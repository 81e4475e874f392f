<?php
/**
 * Finds what PHP 7.4 does not know, in the PHP code of each line of JSON on the standard input; answers lists of names.
 * It reads tokens of the PHP that runs it, so it needs no PHP 7.4.
 *
 * @package Islet
 */

/** Tokens of PHP 8 by their names, which an older PHP does not have as constants. */
const NEWER_TOKENS = array( 'T_MATCH', 'T_ENUM', 'T_READONLY', 'T_NULLSAFE_OBJECT_OPERATOR', 'T_ATTRIBUTE' );

/** Functions of PHP 8 that WordPress 6.3 does not bring along. */
const NEWER_FUNCTIONS = array( 'array_all', 'array_any', 'array_find', 'array_find_key', 'array_is_list', 'fdiv', 'get_debug_type', 'get_resource_id', 'json_validate', 'mb_str_pad', 'mb_trim', 'preg_last_error_msg' );

/** Where a value is expected: `throw` is a statement in PHP 7.4. */
const VALUE_FOLLOWS = array( 'T_DOUBLE_ARROW', 'T_COALESCE', 'T_BOOLEAN_AND', 'T_BOOLEAN_OR', '?' );

/**
 * The tokens of code without space and comments, each with its name (a character stands for itself) and its text.
 *
 * @param string $code PHP code.
 * @return array<int, array{string, string}>
 */
function tokens_of( string $code ): array {
	$tokens = array();
	foreach ( token_get_all( $code ) as $token ) {
		$name = is_array( $token ) ? token_name( $token[0] ) : $token;
		if ( ! in_array( $name, array( 'T_WHITESPACE', 'T_COMMENT', 'T_DOC_COMMENT' ), true ) ) {
			$tokens[] = array( $name, is_array( $token ) ? $token[1] : $token );
		}
	}
	return $tokens;
}

/**
 * What one place in the code has that is newer, whatever is around it.
 *
 * @param string[] $names Names of four tokens: the one before, this one, and two more.
 * @param string[] $texts Their texts.
 */
function newer_at( array $names, array $texts ): ?string {
	list( $before, $name, $next, $last ) = $names;
	if ( in_array( $name, NEWER_TOKENS, true ) ) {
		return $name;
	}
	if ( 'T_STRING' === $name && '(' === $next && 'T_OBJECT_OPERATOR' !== $before && in_array( strtolower( $texts[1] ), NEWER_FUNCTIONS, true ) ) {
		return $texts[1];
	}
	if ( 'T_STRING' === $name && ':' === $next && in_array( $before, array( '(', ',' ), true ) ) {
		return 'named argument';
	}
	if ( 'T_THROW' === $name && in_array( $before, VALUE_FOLLOWS, true ) ) {
		return 'throw in an expression';
	}
	if ( 'T_DOUBLE_COLON' === $name && 'T_CLASS' === $next && in_array( $before, array( 'T_VARIABLE', ')' ), true ) ) {
		return 'class of an object';
	}
	if ( '(' === $name && 'T_ELLIPSIS' === $next && ')' === $last ) {
		return 'callable of (...)';
	}
	if ( 'T_CONST' === $name && ( 'T_FINAL' === $before || 'T_STRING' === $last ) ) {
		return 'final or typed constant';
	}
	return 'T_LNUMBER' === $name && preg_match( '/^0o/i', $texts[1] ) ? 'octal number' : null;
}

/**
 * What the head of a function has that is newer: its parameters and the type that it returns.
 *
 * @param array<int, array{string, string}> $tokens The tokens from `function` or `catch` on.
 * @return string[]
 */
function newer_in_head( array $tokens ): array {
	$found   = array();
	$depth   = 0;
	$is_type = true;
	foreach ( $tokens as $index => list( $name, $text ) ) {
		$depth += array( '(' => 1, ')' => -1 )[ $name ] ?? 0;
		if ( $index > 0 && 0 === $depth && in_array( $name, array( '{', ';', 'T_DOUBLE_ARROW' ), true ) ) {
			break;
		}
		$before  = $tokens[ max( 0, $index - 1 ) ][0];
		$is_type = '=' !== $name && ( $is_type || ',' === $name || ')' === $name );
		if ( in_array( $name, array( 'T_PUBLIC', 'T_PROTECTED', 'T_PRIVATE' ), true ) ) {
			$found[] = 'promoted property';
		} elseif ( '|' === $name && $is_type ) {
			$found[] = 'union of types';
		} elseif ( ')' === $name && ',' === $before ) {
			$found[] = 'comma after the last parameter';
		} elseif ( 'T_NEW' === $name ) {
			$found[] = 'new in a default';
		} elseif ( 'T_STATIC' === $name && $index > 0 || 'T_STRING' === $name && $is_type && preg_match( '/^(mixed|never)$/i', $text ) ) {
			$found[] = "type $text";
		}
	}
	return $found;
}

/**
 * What PHP 7.4 does not know of the code.
 *
 * @param string $code PHP code.
 * @return string[]
 */
function newer_syntax( string $code ): array {
	$tokens = tokens_of( $code );
	$found  = array();
	foreach ( $tokens as $index => list( $name ) ) {
		$around  = array_map(
			function ( int $at ) use ( $tokens ): array {
				return $tokens[ $at ] ?? array( '', '' );
			},
			array( $index - 1, $index, $index + 1, $index + 2 )
		);
		$found[] = newer_at( array_column( $around, 0 ), array_column( $around, 1 ) );
		if ( in_array( $name, array( 'T_FUNCTION', 'T_FN' ), true ) && 'T_USE' !== $around[0][0] ) {
			$found = array_merge( $found, newer_in_head( array_slice( $tokens, $index ) ) );
		}
		if ( 'T_CATCH' === $name && 'T_VARIABLE' !== $tokens[ array_search( ')', array_column( array_slice( $tokens, $index ), 0 ), true ) + $index - 1 ][0] ) {
			$found[] = 'catch without a variable';
		}
	}
	return array_values( array_filter( $found ) );
}

while ( false !== ( $line = fgets( STDIN ) ) ) {
	echo json_encode( newer_syntax( json_decode( $line ) ) ), "\n";
}
