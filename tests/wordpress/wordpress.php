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
 * The width and height of a picture, and more.
 *
 * @param string $file Its file.
 * @return array|false
 */
function wp_getimagesize( string $file ) {
	return getimagesize( $file );
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
 * The site's formats, and what a test has stored.
 *
 * @param string $name Of the option.
 * @return mixed
 */
function get_option( string $name ) {
	if ( isset( $GLOBALS['islet_options'][ $name ] ) ) {
		return $GLOBALS['islet_options'][ $name ];
	}
	return 'date_format' === $name ? 'j F Y' : 'H:i';
}

/** Reads and writes the attributes of the first element, or of each of a name, as the class of WordPress does. */
class WP_HTML_Tag_Processor {
	private DOMDocument $document;
	private ?DOMElement $element = null;
	private ?int $at             = null;

	public function __construct( string $html ) {
		$this->document = new DOMDocument();
		@$this->document->loadHTML( '<?xml encoding="utf-8"><body>' . $html );
	}

	public function next_tag( ?string $name = null ): bool {
		if ( null === $name ) {
			$this->element = ( new DOMXPath( $this->document ) )->query( '//body/*' )->item( 0 );
		} else {
			$this->at      = null === $this->at ? 0 : $this->at + 1;
			$this->element = $this->document->getElementsByTagName( $name )->item( $this->at );
		}
		return null !== $this->element;
	}

	public function get_attribute( string $name ): ?string {
		return $this->element->hasAttribute( $name ) ? $this->element->getAttribute( $name ) : null;
	}

	public function set_attribute( string $name, string $value ): void {
		$this->element->setAttribute( $name, $value );
	}

	public function add_class( string $name ): void {
		$this->set_attribute( 'class', trim( $this->get_attribute( 'class' ) . " $name" ) );
	}

	public function get_updated_html(): string {
		if ( null === $this->at ) {
			return $this->document->saveHTML( $this->element );
		}
		$body = $this->document->getElementsByTagName( 'body' )->item( 0 );
		return implode( '', array_map( array( $this->document, 'saveHTML' ), iterator_to_array( $body->childNodes ) ) );
	}
}

/** What went wrong; WordPress returns it in place of a value. */
class WP_Error {
	/** What went wrong, as a sentence. */
	public function get_error_message(): string {
		return 'No answer';
	}
}

/**
 * Whether a value is an error.
 *
 * @param mixed $value Anything.
 */
function is_wp_error( $value ): bool {
	return $value instanceof WP_Error;
}

/** WordPress has begun. */
function did_action(): int {
	return 1;
}

/** Nobody is signed in. */
function get_current_user_id(): int {
	return 0;
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

/**
 * Notes a shortcode.
 *
 * @param string   $tag   Its name.
 * @param callable $print Prints it.
 */
function add_shortcode( string $tag, callable $print ): void {
	$GLOBALS['islet_shortcodes'][ $tag ] = $print;
}

/**
 * Text with its shortcodes printed, of which none stands in another one of the same name, as WordPress does.
 *
 * @param string $text The text.
 */
function do_shortcode( string $text ): string {
	$tags = implode( '|', array_keys( $GLOBALS['islet_shortcodes'] ) );
	$code = "#\\[($tags)(?![\\w-])([^\\]]*)\\](?:(.*?)\\[/\\1\\])?#s";
	return preg_replace_callback(
		$code,
		function ( array $found ): string {
			preg_match_all( '/([\w-]+)="([^"]*)"/', $found[2], $named );
			return $GLOBALS['islet_shortcodes'][ $found[1] ]( array_combine( $named[1], $named[2] ), $found[3] ?? null );
		},
		$text
	);
}

/**
 * A new id.
 *
 * @param string $prefix What it begins with.
 */
function wp_unique_id( string $prefix ): string {
	static $last = 0;
	return $prefix . ++$last;
}

/** A block of a post. */
class WP_Block {
	/** @var array<string, mixed> What stands around the block. */
	public array $context = array();
}

/** A source that gives the custom fields of the post that a call has set. */
class Source_Of_Fields {
	/**
	 * The value of a field.
	 *
	 * @param array    $args  Has the key.
	 * @param WP_Block $block The block.
	 * @return mixed
	 */
	public function get_value( array $args, WP_Block $block ) {
		return $block->context['fields'][ $args['key'] ?? '' ] ?? null;
	}
}

/**
 * The one source of block bindings that there is.
 *
 * @param string $name Of a source.
 */
function get_block_bindings_source( string $name ): ?Source_Of_Fields {
	return 'core/post-meta' === $name ? new Source_Of_Fields() : null;
}

/** A term, such as a menu. */
class WP_Term {
	public int $term_id = 1;
	public string $name = '';
	public string $slug = '';
	public string $taxonomy = '';
}

/** Whatever an editor asks for, the site has it. */
function wp_get_nav_menu_object(): WP_Term {
	return new WP_Term();
}

/** Menus to choose from: none. */
function wp_get_nav_menus(): array {
	return array();
}

/** Posts to choose from: none. */
function get_posts(): array {
	return array();
}

/**
 * The items of each menu.
 *
 * @return object[]
 */
function wp_get_nav_menu_items(): array {
	$item = array(
		'ID'               => 1,
		'type'             => 'custom',
		'object_id'        => 1,
		'menu_item_parent' => '0',
		'title'            => 'Home',
		'url'              => '/',
	);
	return array( (object) $item );
}

/**
 * A value that nothing filters.
 *
 * @param string $name  Of the filter.
 * @param mixed  $value The value.
 * @return mixed
 */
function apply_filters( string $name, $value ) {
	return $value;
}

/**
 * Text without tags.
 *
 * @param string $html The text.
 */
function wp_strip_all_tags( string $html ): string {
	return strip_tags( $html );
}

/**
 * An address without the slash at its end.
 *
 * @param string $url The address.
 */
function untrailingslashit( string $url ): string {
	return rtrim( $url, '/' );
}

/** Notes what begins with the plugin; nothing calls it. */
function register_activation_hook(): void {
}

/** Notes what ends with the plugin; nothing calls it. */
function register_deactivation_hook(): void {
}

/**
 * The site's address.
 *
 * @param string $path Behind it.
 */
function home_url( string $path ): string {
	return "https://shop.example$path";
}

/**
 * An address with one more field.
 *
 * @param string     $name    Of the field.
 * @param string|int $value   Of it.
 * @param string     $address The address.
 */
function add_query_arg( string $name, $value, string $address ): string {
	return $address . ( false === strpos( $address, '?' ) ? '?' : '&' ) . "$name=$value";
}
