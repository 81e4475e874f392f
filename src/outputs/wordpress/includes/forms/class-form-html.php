<?php
/**
 * Writes into the HTML of a printed form: names, answers, and texts inside of elements.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Goes through a form from its first tag to its last. */
final class Form_Html {

	private const SLOT = 'data-islet-slot';

	/**
	 * The tags.
	 *
	 * @var \WP_HTML_Tag_Processor
	 */
	private $tags;

	/**
	 * HTML for elements, by their slots.
	 *
	 * @var string[]
	 */
	private $inner = array();

	/**
	 * Takes the HTML.
	 *
	 * @param string $html As a template has printed it.
	 */
	public function __construct( string $html ) {
		$this->tags = new \WP_HTML_Tag_Processor( $html );
	}

	/**
	 * Goes to the next tag; null at the end.
	 *
	 * @return ?\WP_HTML_Tag_Processor
	 */
	public function next(): ?\WP_HTML_Tag_Processor {
		return $this->tags->next_tag() ? $this->tags : null;
	}

	/**
	 * Whether the element of the tag has a class of the form.
	 *
	 * @param string $part Behind `islet-contact-form__`.
	 */
	public function is_part( string $part ): bool {
		$classes = $this->tags->get_attribute( 'class' );
		return is_string( $classes ) && in_array( "islet-contact-form__$part", explode( ' ', $classes ), true );
	}

	/**
	 * Puts HTML at the start of the element of the tag.
	 *
	 * @param string $html Escaped.
	 */
	public function put_inside( string $html ): void {
		$this->inner[] = $html;
		$this->tags->set_attribute( self::SLOT, (string) ( count( $this->inner ) - 1 ) );
	}

	/**
	 * The HTML with all that was written. A text area gets what was put inside in place of what it had.
	 */
	public function html(): string {
		$inner = $this->inner;
		$fill  = function ( array $found ) use ( $inner ): string {
			return $found[1] . $found[3] . $inner[ (int) $found[2] ] . ( $found[4] ?? '' );
		};
		$html  = $this->tags->get_updated_html();
		$slot  = self::SLOT . '="(\d+)"';
		$html  = (string) preg_replace_callback( "~(<textarea\b[^>]*?) $slot([^>]*>)[^<]*(</textarea>)~", $fill, $html );
		return (string) preg_replace_callback( "~(<[a-z0-9]+\b[^>]*?) $slot([^>]*>)~", $fill, $html );
	}
}
