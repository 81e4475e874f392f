<?php
/**
 * Reads the words of HTML.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Elements whose content is no text for readers and has no tags. */
const RAW_ELEMENTS = array( 'script', 'style', 'textarea', 'title', 'iframe', 'xmp', 'noembed', 'noframes', 'plaintext' );

/** Elements whose content is no text for readers and may have tags. */
const UNREAD_ELEMENTS = array( 'template', 'noscript', 'object', 'svg', 'math' );

/** Elements of drawings and formulas whose content is HTML again. */
const HTML_POINTS = array(
	'svg'  => array( 'foreignobject', 'desc', 'title' ),
	'math' => array( 'mi', 'mo', 'mn', 'ms', 'mtext', 'annotation-xml' ),
);

/** Tags that end a drawing or a formula in which they stand (https://html.spec.whatwg.org/#parsing-main-inforeign). */
const DRAWING_ENDS = array( 'b', 'big', 'blockquote', 'body', 'br', '/br', 'center', 'code', 'dd', 'div', 'dl', 'dt', 'em', 'embed', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'head', 'hr', 'i', 'img', 'li', 'listing', 'menu', 'meta', 'nobr', 'ol', 'p', '/p', 'pre', 'ruby', 's', 'small', 'span', 'strong', 'strike', 'sub', 'sup', 'table', 'tt', 'u', 'ul', 'var' );

/** Elements that begin a line. */
const LINE_ELEMENTS = array( 'p', 'div', 'li', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'tr', 'table', 'figure', 'figcaption', 'section', 'article', 'hr' );

/** Other elements that end a paragraph as they begin. */
const PARAGRAPH_ENDS = array( 'address', 'aside', 'center', 'dd', 'details', 'dialog', 'dir', 'dl', 'dt', 'fieldset', 'footer', 'form', 'header', 'hgroup', 'listing', 'main', 'menu', 'nav', 'search', 'summary' );

/** Elements that may stand in a paragraph as well as around one, and that end one inside as they end. */
const PARAGRAPH_BOXES = array( 'body', 'button', 'caption', 'td', 'th' );

/** Reads HTML from its start to its end, without a tree of its elements, however deep they are. */
final class Html_Reader {

	/**
	 * The words so far.
	 *
	 * @var string
	 */
	public $text = '';

	/**
	 * The attributes of the first picture; null if there is none.
	 *
	 * @var ?array<string, string>
	 */
	public $picture = null;

	/**
	 * The element that is not read, and how many of it stand in each other.
	 *
	 * @var array{0: string, 1: int}
	 */
	private $unread = array( '', 0 );

	/**
	 * The open element of a drawing or a formula whose content is HTML; empty if none is.
	 *
	 * @var string
	 */
	private $html_point = '';

	/**
	 * What is open around a drawing or a formula that stands in the HTML of another one.
	 *
	 * @var array[]
	 */
	private $around = array();

	/**
	 * Whether a paragraph is open.
	 *
	 * @var bool
	 */
	private $in_paragraph = false;

	/**
	 * How many tables stand in each other.
	 *
	 * @var int
	 */
	private $tables = 0;

	/**
	 * Reads it.
	 *
	 * @param string $html UTF-8.
	 */
	public function __construct( string $html ) {
		$length = strlen( $html );
		for ( $at = 0; $at < $length; ) {
			$next = strpos( $html, '<', $at );
			$next = false === $next ? $length : $next;
			$this->add_words( substr( $html, $at, $next - $at ) );
			$at = $next < $length ? $this->read_markup( $html, $next ) : $length;
		}
	}

	/**
	 * Reads what begins with `<`, and says where it ends.
	 *
	 * @param string $html The whole text.
	 * @param int    $at   Where it begins.
	 */
	private function read_markup( string $html, int $at ): int {
		$end = end_of_comment( $html, $at );
		if ( $end >= 0 ) {
			return $end;
		}
		if ( ! preg_match( '~\G</?[a-z]~iA', $html, $found, 0, $at ) ) {
			$this->add_words( '<' );
			return $at + 1;
		}
		$tag = tag_at( $html, $at );
		if ( ! $tag ) {
			return strlen( $html );
		}
		if ( ! $tag['is_end'] && ! $this->in_drawing() && in_array( $tag['name'], RAW_ELEMENTS, true ) ) {
			return end_of_raw_text( $html, $tag['name'], $tag['next'] );
		}
		$this->read_tag( ( $tag['is_end'] ? '/' : '' ) . $tag['name'], $tag['attributes'] );
		return $tag['next'];
	}

	/**
	 * Whether elements are those of a drawing or a formula, where a script is an element as any other.
	 */
	private function in_drawing(): bool {
		return '' === $this->html_point && ( 'svg' === $this->unread[0] || 'math' === $this->unread[0] );
	}

	/**
	 * Adds words, unless they stand in what is not read.
	 *
	 * @param string $words As HTML.
	 */
	private function add_words( string $words ): void {
		if ( 0 === $this->unread[1] && '' !== $words ) {
			$this->text .= preg_replace( '/' . JS_SPACE . '+/u', ' ', without_references( $words ) );
		}
	}

	/**
	 * Takes a tag into account.
	 *
	 * @param string                $name       Of the element, with `/` at its end.
	 * @param array<string, string> $attributes As HTML.
	 */
	private function read_tag( string $name, array $attributes ): void {
		if ( null === $this->picture && ( 'img' === $name || 'image' === $name ) && isset( $attributes['src'] ) && 'template' !== $this->unread[0] ) {
			$this->picture = $attributes;
		}
		if ( $this->skips( $name ) ) {
			return;
		}
		if ( 'br' === $name || '/br' === $name ) {
			$this->text .= "\n";
		}
		if ( 'table' === $name || '/table' === $name ) {
			$this->tables = max( 0, $this->tables + ( 'table' === $name ? 1 : -1 ) );
		}
		$this->begin_line( $name );
		$this->note_paragraph( $name );
	}

	/**
	 * Whether a tag stands in what is not read, or opens or closes it.
	 *
	 * @param string $name Of the element, with `/` at its end.
	 */
	private function skips( string $name ): bool {
		list( $element, $depth ) = $this->unread;
		if ( $depth > 0 && $this->in_drawing() && in_array( $name, DRAWING_ENDS, true ) ) {
			$this->leave_unread();
			return $this->unread[1] > 0;
		}
		if ( '' !== $this->html_point && isset( HTML_POINTS[ $name ] ) ) {
			$this->around[]   = array( $this->unread, $this->html_point );
			$this->unread     = array( $name, 1 );
			$this->html_point = '';
			return true;
		}
		if ( $depth > 0 ) {
			if ( $this->in_drawing() && in_array( $name, HTML_POINTS[ $element ], true ) ) {
				$this->html_point = $name;
			} elseif ( "/$this->html_point" === $name || "/$element" === $name ) {
				$this->html_point = '';
			}
			$depth       += $name === $element ? 1 : ( "/$element" === $name ? -1 : 0 );
			$this->unread = array( $element, $depth );
			if ( 0 === $depth ) {
				$this->leave_unread();
			}
			return true;
		}
		if ( in_array( $name, UNREAD_ELEMENTS, true ) ) {
			$this->unread = array( $name, 1 );
			return true;
		}
		return false;
	}

	/**
	 * Goes back to what is open around an element that is not read.
	 */
	private function leave_unread(): void {
		list( $this->unread, $this->html_point ) = array_pop( $this->around ) ?? array( array( '', 0 ), '' );
	}

	/**
	 * Begins a line where an element does. The end of a paragraph that nobody has begun is an empty paragraph.
	 *
	 * @param string $name Of the element, with `/` at its end.
	 */
	private function begin_line( string $name ): void {
		if ( 'p' === $name || ( '/p' === $name && ! $this->in_paragraph ) ) {
			$this->text .= "\n\n";
		} elseif ( in_array( $name, LINE_ELEMENTS, true ) && ( 'tr' !== $name || $this->tables > 0 ) ) {
			$this->text .= "\n";
		}
	}

	/**
	 * Notes whether a paragraph is open behind a tag.
	 *
	 * @param string $name Of the element, with `/` at its end.
	 */
	private function note_paragraph( string $name ): void {
		$element = ltrim( $name, '/' );
		if ( 'p' === $name ) {
			$this->in_paragraph = true;
		} elseif ( in_array( $element, PARAGRAPH_BOXES, true ) ? '/' === $name[0] : 'tr' !== $element && 'table' !== $element && in_array( $element, array_merge( LINE_ELEMENTS, PARAGRAPH_ENDS ), true ) ) {
			$this->in_paragraph = false;
		}
	}
}
