<?php
/**
 * What templates print with: each value escaped for its place. Twin of runtime/template.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Prints the values of one widget; the functions of `generated/templates` call it. */
final class Printer {

	private const PROTOCOLS = array( 'http', 'https', 'mailto', 'tel' );

	/**
	 * Unique on the page.
	 *
	 * @var string
	 */
	public $id;

	/**
	 * HTML inside of the widget (`widget`) and of its rows, by their numbers from 0; the CMS's own.
	 *
	 * @var array<string|int, string>
	 */
	private $inner;

	/**
	 * Sets what is known besides settings.
	 *
	 * @param string                    $id    Unique on the page.
	 * @param array<string|int, string> $inner HTML inside, the CMS's own.
	 */
	public function __construct( string $id, array $inner = array() ) {
		$this->id    = $id;
		$this->inner = $inner;
	}

	/**
	 * A value as text: numbers with at most six digits after the point, nothing for what is neither text nor number.
	 *
	 * @param mixed $value Of a setting.
	 */
	private function plain( $value ): string {
		if ( is_int( $value ) || is_float( $value ) ) {
			$number = is_finite( $value ) ? number_format( $value, 6, '.', '' ) : '';
			return '-0' === rtrim( rtrim( $number, '0' ), '.' ) ? '0' : rtrim( rtrim( $number, '0' ), '.' );
		}
		return is_string( $value ) ? $value : '';
	}

	/**
	 * A value in content or between the quotes of an attribute.
	 *
	 * @param mixed $value Of a setting.
	 */
	public function text( $value ): string {
		return htmlspecialchars( $this->plain( $value ), ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/**
	 * A whole address; nothing for one that runs code.
	 *
	 * @param mixed $value Of a setting.
	 */
	public function address( $value ): string {
		return $this->is_address( $value ) ? $this->text( $value ) : '';
	}

	/**
	 * A part of an address.
	 *
	 * @param mixed $value Of a setting.
	 */
	public function part( $value ): string {
		return rawurlencode( $this->plain( $value ) );
	}

	/**
	 * Whether a value is an address that a template may print.
	 *
	 * @param mixed $value Of a setting.
	 */
	public function is_address( $value ): bool {
		$text  = $this->plain( $value );
		$start = preg_split( '~[/?#]~', $text, 2 )[0];
		$parts = explode( ':', $start, 2 );
		return $this->is_filled( $text ) && ( 1 === count( $parts ) || in_array( strtolower( $parts[0] ), self::PROTOCOLS, true ) );
	}

	/**
	 * A moment as the site writes dates, or by ISO 8601.
	 *
	 * @param mixed  $value  Of a setting.
	 * @param string $format `date` or `iso`.
	 */
	public function date( $value, string $format ): string {
		return (string) filtered_date( $value, $format );
	}

	/**
	 * A text in the language of the page.
	 *
	 * @param string $key     As in the page configuration's `i18n`.
	 * @param string $english What it is in English.
	 */
	public function word( string $key, string $english ): string {
		return page_texts()[ $key ] ?? $english;
	}

	/**
	 * The page's address or title.
	 *
	 * @param string $name `url` or `title`.
	 */
	public function page( string $name ): string {
		return page_facts()[ $name ] ?? '';
	}

	/**
	 * Whether there is a value: 0 is one; false, and what is empty or only spaces, is none.
	 *
	 * @param mixed $value Of a setting.
	 */
	public function is_filled( $value ): bool {
		if ( is_string( $value ) ) {
			return '' !== trim( $value, " \t\n\f\r" );
		}
		return null !== $value && false !== $value && array() !== $value;
	}

	/**
	 * Whether a value is a text or number.
	 *
	 * @param mixed            $value Of a setting.
	 * @param string|int|float $other What the template compares it with.
	 */
	public function equals( $value, $other ): bool {
		return $this->plain( $value ) === $this->plain( $other );
	}

	/**
	 * The rows of a list.
	 *
	 * @param mixed $value Of a setting.
	 * @return array[]
	 */
	public function rows( $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, 'is_array' ) ) : array();
	}

	/**
	 * The id of a row: its own, or one with its number.
	 *
	 * @param array $row The row.
	 * @param int   $at  Its number from 0.
	 */
	public function row_id( array $row, int $at ): string {
		$fragment = $row['fragment'] ?? '';
		return $this->is_filled( $fragment ) ? $this->plain( $fragment ) : $this->id . '-' . ( $at + 1 );
	}

	/**
	 * What stands inside of the widget or of a row: the CMS's own HTML, else the row's text.
	 *
	 * @param array $values The settings or the row.
	 * @param ?int  $at     The row's number from 0; null for the widget.
	 */
	public function inner( array $values, ?int $at = null ): string {
		$html = $this->inner[ $at ?? 'widget' ] ?? null;
		$text = $this->plain( $values['text'] ?? '' );
		if ( null !== $html || '' === $text ) {
			return (string) $html;
		}
		return '<p>' . str_replace( "\n", "<br>\n", $this->text( $text ) ) . '</p>';
	}
}
