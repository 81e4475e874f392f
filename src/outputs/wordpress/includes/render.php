<?php
/**
 * For themes and other plugins: prints a widget.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a widget where a template of a theme calls it, and sees to its script and styles.
 *
 * @param string   $name     The widget's name, such as `tabs`.
 * @param array    $settings Settings in snake_case, rows among them: `array( 'items' => array( array( 'title' => 'Wash' ) ) )`.
 *                           They may come from anywhere: what no editor could set is left out, and texts are escaped.
 * @param string[] $inner    HTML inside of rows, by their numbers from 0, in place of their texts. It is printed as it is.
 */
function render( string $name, array $settings = array(), array $inner = array() ): void {
	enqueue();
	echo marker( $name, $settings, $inner ); // phpcs:ignore WordPress.Security.EscapeOutput -- marker() escapes settings, and HTML inside is the caller's.
}
