<?php
/**
 * Reads expressions: conditions and formulas of forms. They are computed by what is here, never by PHP itself. Twin of
 * `widgets/contact-form/expression/parse.ts`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Reads one expression into a function of the values of fields. */
final class Expression_Parser extends Expression_Cursor {

	private const LENGTH = 500;

	/** Operators with a value on each side, from the loosest to the tightest. `not` stands between `and` and comparisons. */
	private const LEVELS = array(
		array( 'or' ),
		array( 'and' ),
		array( '=', '!=', '<', '<=', '>', '>=', 'has' ),
		array( '+', '-' ),
		array( '*', '/' ),
	);

	private const COMPARISONS = 2;

	/**
	 * Names of the fields that the expression reads.
	 *
	 * @var string[]
	 */
	private $names = array();

	/**
	 * Reads an expression; null if it cannot be read, or is too long, too deep or too large.
	 *
	 * @param string             $text  The expression.
	 * @param array<string, int> $names Of the fields, which may have hyphens, as keys.
	 * @return ?array{names: string[], compute: callable} `compute` gets a function that gives the value of a field.
	 */
	public static function read( string $text, array $names ): ?array {
		$length = preg_match_all( '/./su', $text );
		$tokens = false === $length || $length > self::LENGTH ? null : tokens_of( $text, $names );
		if ( null === $tokens ) {
			return null;
		}
		$parser = new self( $tokens );
		try {
			$compute = $parser->level( 0 );
			return ! $parser->is_at_end() ? null : array(
				'names'   => $parser->names,
				'compute' => $compute,
			);
		} catch ( \UnexpectedValueException $error ) {
			return null;
		}
	}

	/**
	 * Reads what binds at least as tight as a level.
	 *
	 * @param int $level Of `LEVELS`.
	 */
	private function level( int $level ): callable {
		if ( ! isset( self::LEVELS[ $level ] ) ) {
			return $this->unary();
		}
		if ( self::COMPARISONS === $level && null !== $this->take( array( 'not' ) ) ) {
			$of = $this->inside(
				function () use ( $level ): callable {
					return $this->level( $level );
				}
			);
			return $this->node(
				function ( callable $value_of ) use ( $of ): bool {
					return ! is_true( $of( $value_of ) );
				}
			);
		}
		$left   = $this->level( $level + 1 );
		$symbol = $this->take( self::LEVELS[ $level ] );
		while ( null !== $symbol ) {
			$left = $this->binary( $symbol, $left, $this->level( $level + 1 ) );
			// There is one comparison at most.
			$symbol = self::COMPARISONS === $level ? null : $this->take( self::LEVELS[ $level ] );
		}
		return $left;
	}

	/**
	 * An operator with its values.
	 *
	 * @param string   $symbol The operator.
	 * @param callable $left   What is before it.
	 * @param callable $right  What is behind it.
	 */
	private function binary( string $symbol, callable $left, callable $right ): callable {
		return $this->node(
			function ( callable $value_of ) use ( $symbol, $left, $right ) {
				return operated( $symbol, $left( $value_of ), $right( $value_of ) );
			}
		);
	}

	/** Reads what may have a minus before it. */
	private function unary(): callable {
		if ( null === $this->take( array( '-' ) ) ) {
			return $this->primary();
		}
		$of = $this->inside(
			function (): callable {
				return $this->unary();
			}
		);
		return $this->node(
			function ( callable $value_of ) use ( $of ): float {
				return bounded( -number_in( $of( $value_of ) ) );
			}
		);
	}

	/**
	 * Reads a number, a text, a name, a call or what is in brackets.
	 *
	 * @throws \UnexpectedValueException If there is something else.
	 */
	private function primary(): callable {
		if ( null !== $this->take( array( '(' ) ) ) {
			$inner = $this->inside(
				function (): callable {
					return $this->level( 0 );
				}
			);
			$this->close();
			return $inner;
		}
		$token = $this->next();
		if ( null === $token || 'symbol' === $token[0] ) {
			throw new \UnexpectedValueException();
		}
		list( $kind, $text ) = $token;
		if ( 'name' === $kind ) {
			return null === $this->take( array( '(' ) ) ? $this->field( $text ) : $this->call( $text );
		}
		$value = 'number' === $kind ? bounded( (float) $text ) : substr( $text, 1, -1 );
		return $this->node(
			function () use ( $value ) {
				return $value;
			}
		);
	}

	/**
	 * The value of a field.
	 *
	 * @param string $name Of the field, or of none.
	 */
	private function field( string $name ): callable {
		$this->names[] = $name;
		return $this->node(
			function ( callable $value_of ) use ( $name ) {
				return $value_of( $name );
			}
		);
	}

	/**
	 * Reads the values of a function.
	 *
	 * @param string $name Of the function.
	 * @throws \UnexpectedValueException If there is none of this name, or it has too many values.
	 */
	private function call( string $name ): callable {
		if ( ! isset( FORM_FUNCTIONS[ $name ] ) ) {
			throw new \UnexpectedValueException();
		}
		$values = $this->inside(
			function (): array {
				$all = array( $this->level( 0 ) );
				while ( null !== $this->take( array( ',' ) ) ) {
					$all[] = $this->level( 0 );
				}
				return $all;
			}
		);
		$this->close();
		if ( count( $values ) > FORM_FUNCTIONS[ $name ] ) {
			throw new \UnexpectedValueException();
		}
		return $this->node(
			function ( callable $value_of ) use ( $name, $values ) {
				$computed = array();
				foreach ( $values as $compute ) {
					$computed[] = $compute( $value_of );
				}
				return called( $name, $computed );
			}
		);
	}
}
