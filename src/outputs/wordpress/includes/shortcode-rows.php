<?php
/**
 * Rows between the tags of a shortcode: `[islet widget="tabs"][islet_item title="Wash"]<p>By hand.</p>[/islet_item][/islet]`.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Collects the rows of the shortcodes that are being printed, the innermost last. */
final class Shortcode_Rows {

	/**
	 * The control of the rows of each shortcode around; null where its widget has none.
	 *
	 * @var array<int, ?array>
	 */
	private static $lists = array();

	/**
	 * The rows of each.
	 *
	 * @var array<int, array{row: array, inner: string}[]>
	 */
	private static $rows = array();

	/**
	 * Prints what is between the tags, and takes the rows out of it.
	 *
	 * @param ?array $list    The control of the rows.
	 * @param string $content What is between the tags.
	 * @return array{0: string, 1: array[]} What is left as HTML, and the rows.
	 */
	public static function print_inner( ?array $list, string $content ): array {
		self::$lists[] = $list;
		self::$rows[]  = array();
		$html          = do_shortcode( $content );
		array_pop( self::$lists );
		return array( $html, array_pop( self::$rows ) );
	}

	/**
	 * The shortcode of a row. Elsewhere it prints what is between its tags.
	 *
	 * @param array|string $attributes Of the shortcode; empty text if there are none.
	 * @param string|null  $content    What is between its tags: HTML that WordPress has filtered.
	 */
	public static function print_item( $attributes, $content = null ): string {
		$depth = count( self::$lists ) - 1;
		$list  = self::$lists[ $depth ] ?? null;
		// A shortcode of a row inside of this one is none of the widget's.
		list( $html ) = self::print_inner( null, without_half_paragraphs( (string) $content ) );
		if ( null === $list ) {
			return $html;
		}
		self::$rows[ $depth ][] = array(
			'row'   => settings_in_shortcode( array( 'controls' => $list['fields'] ), is_array( $attributes ) ? $attributes : array() ),
			'inner' => $html,
		);
		return '';
	}
}

/**
 * HTML without the ends of paragraphs and lines that WordPress puts around the tags of a shortcode, as it reads the text
 * before the tags.
 *
 * @param string $html HTML between the tags.
 */
function without_half_paragraphs( string $html ): string {
	return trim( (string) preg_replace( '#^(?:\s*(?:</p>|<br\s*/?>))+|(?:(?:<p>|<br\s*/?>)\s*)+\z#', '', $html ) );
}

add_shortcode( 'islet_item', array( Shortcode_Rows::class, 'print_item' ) );
