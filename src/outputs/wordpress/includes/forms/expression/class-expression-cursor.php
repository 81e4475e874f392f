<?php
/**
 * The parts of an expression, one after the other, and the limits of what is read of them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Goes through the parts of one expression. */
abstract class Expression_Cursor {

	private const DEPTH = 20;
	private const NODES = 100;

	/**
	 * The parts of the expression.
	 *
	 * @var array<int, array{0: string, 1: string}>
	 */
	private $tokens;

	/**
	 * The place of the next part.
	 *
	 * @var int
	 */
	private $at = 0;

	/**
	 * How many things stand within each other here.
	 *
	 * @var int
	 */
	private $depth = 0;

	/**
	 * How many things have been read.
	 *
	 * @var int
	 */
	private $nodes = 0;

	/**
	 * Takes the parts of an expression.
	 *
	 * @param array<int, array{0: string, 1: string}> $tokens The parts.
	 */
	protected function __construct( array $tokens ) {
		$this->tokens = $tokens;
	}

	/** Whether all parts have been read. */
	protected function is_at_end(): bool {
		return $this->at >= count( $this->tokens );
	}

	/**
	 * Reads the next part, if there is one.
	 *
	 * @return ?array{0: string, 1: string}
	 */
	protected function next(): ?array {
		return $this->tokens[ $this->at++ ] ?? null;
	}

	/**
	 * The next part if it is one of some symbols, which is then read.
	 *
	 * @param string[] $symbols The symbols.
	 */
	protected function take( array $symbols ): ?string {
		$token = $this->tokens[ $this->at ] ?? null;
		if ( null === $token || 'symbol' !== $token[0] || ! in_array( $token[1], $symbols, true ) ) {
			return null;
		}
		++$this->at;
		return $token[1];
	}

	/**
	 * Reads the bracket that closes.
	 *
	 * @throws \UnexpectedValueException If it is missing.
	 */
	protected function close(): void {
		if ( null === $this->take( array( ')' ) ) ) {
			throw new \UnexpectedValueException();
		}
	}

	/**
	 * Counts what has been read.
	 *
	 * @param callable $compute What it computes.
	 * @throws \UnexpectedValueException If there is too much.
	 */
	protected function node( callable $compute ): callable {
		if ( ++$this->nodes > self::NODES ) {
			throw new \UnexpectedValueException();
		}
		return $compute;
	}

	/**
	 * Reads what stands inside of something else.
	 *
	 * @param callable $read What reads it.
	 * @return mixed What it returns.
	 * @throws \UnexpectedValueException If it is too deep.
	 */
	protected function inside( callable $read ) {
		if ( ++$this->depth > self::DEPTH ) {
			throw new \UnexpectedValueException();
		}
		$result = $read();
		--$this->depth;
		return $result;
	}
}
