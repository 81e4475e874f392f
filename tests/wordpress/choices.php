<?php
/**
 * Reads one JSON value, calls a function of the plugin's settings with it, and prints what comes out. Hooks and options of
 * WordPress stand here as far as these parts call them.
 *
 * @package Islet
 */

namespace {
	error_reporting( E_ALL );
	define( 'ABSPATH', __DIR__ );

	/** A script as WordPress registers it. */
	class _WP_Dependency {
		public $handle;
		public $src;
		public $deps;
		public $extra;

		public function __construct( string $handle, array $script ) {
			$this->handle = $handle;
			$this->src    = $script['src'] ?? "/$handle.js";
			$this->deps   = $script['deps'] ?? array();
			$this->extra  = $script['extra'] ?? array();
		}
	}

	/** WordPress' scripts. */
	class WP_Scripts {
		public $registered = array();
		public $queue      = array();
	}

	/** Nothing of WordPress calls back here. */
	function add_action(): void {}
	function apply_filters( string $name, $value ) {
		return $value;
	}
	function __( string $text ): string {
		return $text;
	}
	function esc_html( string $text ): string {
		return htmlspecialchars( $text );
	}
	function get_option( string $name ) {
		return 'islet' === $name ? Islet\given()['option'] ?? false : false;
	}
	function current_user_can(): bool {
		return false;
	}
	function determine_locale(): string {
		return Islet\given()['locale'];
	}
	function add_settings_error( string $setting, string $code, string $message ): void {
		$GLOBALS['errors'][] = $message;
	}
	function wp_scripts(): WP_Scripts {
		return $GLOBALS['scripts'];
	}
}

namespace Islet {
	$GLOBALS['errors'] = array();

	/** What the test gives. */
	function given(): array {
		static $given = null;
		$given        = $given ?? json_decode( stream_get_contents( STDIN ), true );
		return $given;
	}

	/** The part of the manifest that settings need. */
	function manifest(): array {
		return given()['manifest'];
	}

	function is_editor(): bool {
		return given()['is_editor'] ?? false;
	}

	$includes = dirname( __DIR__, 2 ) . '/src/wordpress/includes/';
	foreach ( array( 'options', 'choices', 'sizes', 'jobs', 'locale' ) as $part ) {
		require $includes . "$part.php";
	}

	/** Registers and queues scripts, and prints what the jobs make of them, once for the head and once for the end. */
	function scripts_after( array $scripts ): array {
		$GLOBALS['scripts'] = new \WP_Scripts();
		foreach ( array( 'head', 'end' ) as $place ) {
			foreach ( $scripts[ $place ] ?? array() as $handle => $script ) {
				wp_scripts()->registered[ $handle ] = new \_WP_Dependency( $handle, $script );
				if ( $script['queued'] ?? true ) {
					wp_scripts()->queue[] = $handle;
				}
			}
			take_over();
		}
		return wp_scripts()->registered;
	}

	$answers = array(
		'choices' => function ( $value ): array {
			return array( read_choices( $value ), $GLOBALS['errors'] );
		},
		'scripts' => __NAMESPACE__ . '\scripts_after',
		'locale'  => __NAMESPACE__ . '\locale',
	);
	echo json_encode( $answers[ given()['call'] ]( given()['value'] ?? null ) );
}
