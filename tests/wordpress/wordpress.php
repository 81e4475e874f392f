<?php
/**
 * What the tested parts of the plugin call of WordPress, as far as they need it.
 *
 * @package Islet
 */

/**
 * Escapes for HTML and leaves character references as they are, as WordPress does.
 *
 * @param string $text The text.
 */
function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}

/**
 * Escapes for an attribute.
 *
 * @param string $text The text.
 */
function esc_attr( string $text ): string {
	return esc_html( $text );
}

/**
 * An address for an attribute; empty if its protocol is not allowed.
 *
 * @param string   $url       The address.
 * @param string[] $protocols Those that are allowed.
 */
function esc_url( string $url, array $protocols = array( 'http', 'https', 'mailto', 'tel', 'ftp' ) ): string {
	$kept = (string) preg_replace( '|[^a-z0-9-~+_.?#=!&;,/:%@$\|*\'()\[\]\x80-\xff]|i', '', ltrim( $url ) );
	$read = html_entity_decode( $kept, ENT_QUOTES | ENT_HTML5 );
	$known = implode( '|', $protocols );
	return preg_match( "#^(?:(?:$known):|[/?\#]|[^:]*\z)#i", $read ) ? esc_html( $kept ) : '';
}

/** The site's time zone, which may be an offset. */
function wp_timezone(): DateTimeZone {
	return new DateTimeZone( '+02:00' );
}

/**
 * A moment in the site's time zone.
 *
 * @param string $format    As of `date()`.
 * @param int    $timestamp Seconds since 1970.
 */
function wp_date( string $format, int $timestamp ): string {
	return ( new DateTimeImmutable( "@$timestamp" ) )->setTimezone( wp_timezone() )->format( $format );
}

/**
 * The site's formats.
 *
 * @param string $name Of the option.
 */
function get_option( string $name ): string {
	return 'date_format' === $name ? 'j F Y' : 'H:i';
}

/** Reads and writes the attributes of the first element, as the class of WordPress does. */
class WP_HTML_Tag_Processor {
	private DOMDocument $document;
	private ?DOMElement $element = null;

	public function __construct( string $html ) {
		$this->document = new DOMDocument();
		@$this->document->loadHTML( '<?xml encoding="utf-8"><body>' . $html );
	}

	public function next_tag(): bool {
		$this->element = ( new DOMXPath( $this->document ) )->query( '//body/*' )->item( 0 );
		return null !== $this->element;
	}

	public function get_attribute( string $name ): ?string {
		return $this->element->hasAttribute( $name ) ? $this->element->getAttribute( $name ) : null;
	}

	public function set_attribute( string $name, string $value ): void {
		$this->element->setAttribute( $name, $value );
	}

	public function get_updated_html(): string {
		return $this->document->saveHTML( $this->element );
	}
}

/** What went wrong; WordPress returns it in place of a value. */
class WP_Error {
}

/**
 * Whether a value is an error.
 *
 * @param mixed $value Anything.
 */
function is_wp_error( $value ): bool {
	return $value instanceof WP_Error;
}

/** Who reads is no editor. */
function is_admin(): bool {
	return false;
}

/** The language of the page: English, or a made-up one that a test gives words of. */
function determine_locale(): string {
	return getenv( 'ISLET_TEST_WORDS' ) ? 'xx' : 'en_US';
}

/**
 * A text in the language of the page.
 *
 * @param string $text In English.
 */
function translate( string $text ): string {
	return json_decode( (string) getenv( 'ISLET_TEST_WORDS' ), true )[ $text ] ?? $text;
}

/**
 * A text in the language of the site, which is English.
 *
 * @param string $text In English.
 */
function __( string $text ): string {
	return $text;
}

/** Notes what the plugin listens to; nothing calls it. */
function add_action(): void {
}

/** Notes what the plugin filters; nothing calls it. */
function add_filter(): void {
}

/** Notes shortcodes; nothing calls them by name. */
function add_shortcode(): void {
}

/**
 * Text without shortcodes of others.
 *
 * @param string $text The text.
 */
function do_shortcode( string $text ): string {
	return $text;
}
