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
	function add_filter( string $name ): void {
		$GLOBALS['filters'][] = $name;
	}
	function register_activation_hook(): void {}
	function register_deactivation_hook(): void {}
	function apply_filters( string $name, $value ) {
		return $value;
	}
	function __( string $text ): string {
		return $text;
	}
	function translate( string $text ): string {
		return $text;
	}
	function _n( string $one, string $more, int $number ): string {
		return 1 === $number ? $one : $more;
	}
	function esc_html__( string $text ): string {
		return htmlspecialchars( $text );
	}
	function checked( bool $checked ): string {
		return $checked ? ' checked' : '';
	}
	function esc_html( string $text ): string {
		return htmlspecialchars( $text );
	}
	function get_option( string $name ) {
		return $GLOBALS['options'][ $name ] ?? Islet\given()['options'][ $name ] ?? ( 'islet' === $name ? Islet\given()['option'] ?? false : false );
	}
	function update_option( string $name, $value ): void {
		if ( 'islet' === $name ) {
			$value  = Islet\read_choices( $value );
			$before = get_option( 'islet' );
			Islet\keep_former( $before, $value );
		}
		$GLOBALS['options'][ $name ] = $value;
	}
	/** Who asks; 0 is a visitor. */
	function get_current_user_id(): int {
		return $GLOBALS['user'] ?? Islet\given()['user'] ?? 0;
	}
	function get_user_option( string $name ) {
		return $GLOBALS['user_options'][ get_current_user_id() ][ $name ] ?? false;
	}
	function update_user_option( int $user, string $name, $value ): void {
		$GLOBALS['user_options'][ $user ][ $name ] = $value;
	}
	function delete_user_option( int $user, string $name ): void {
		unset( $GLOBALS['user_options'][ $user ][ $name ] );
	}
	function is_front_page(): bool {
		return true;
	}
	function wp_parse_url(): string {
		return '/';
	}
	function size_format( int $bytes ): string {
		return "$bytes B";
	}
	function number_format_i18n( int $number ): string {
		return (string) $number;
	}
	function wp_date( string $format, int $timestamp ): string {
		return gmdate( 'Y', $timestamp );
	}
	function current_user_can( string $capability ): bool {
		return in_array( $capability, Islet\given()['capabilities'] ?? array(), true );
	}
	function determine_locale(): string {
		return Islet\given()['locale'];
	}
	function add_settings_error( string $setting, string $code, string $message ): void {
		$GLOBALS['errors'][] = $message;
	}
	function wp_scripts(): WP_Scripts {
		static $scripts = null;
		$scripts        = $scripts ?? new WP_Scripts();
		return $scripts;
	}
	function doing_action(): bool {
		return false;
	}

	const DAY_IN_SECONDS = 86400;
	function is_admin(): bool {
		return Islet\given()['is_admin'] ?? false;
	}
	/** The head has not begun. */
	function did_action( string $name ): int {
		return 'wp_head' === $name ? 0 : 1;
	}
	function wp_is_block_theme(): bool {
		return isset( Islet\given()['blocks'] );
	}
	function wp_script_is( string $handle ): bool {
		return in_array( $handle, wp_scripts()->queue, true );
	}
	function is_shop(): bool {
		return 'list' === ( Islet\given()['kind'] ?? '' );
	}
	function is_product_taxonomy(): bool {
		return false;
	}
	function is_singular(): bool {
		return isset( Islet\given()['post'] );
	}
	function get_queried_object_id(): int {
		return Islet\given()['post'] ?? 0;
	}
	/** Elementor's content of posts, by id. */
	function get_post_meta( int $post, string $key ) {
		return Islet\given()['elementor'][ $post ] ?? '';
	}
	function get_post_types(): array {
		return array( 'page' );
	}
	/** The posts that have one of the texts; parts of pages have the ids from 100. */
	function get_posts( array $asked ): array {
		$texts = array_column( array_filter( $asked['meta_query'], 'is_array' ), 'value' );
		$found = array();
		foreach ( Islet\given()['elementor'] ?? array() as $id => $data ) {
			$is_part = $id >= 100;
			if ( $is_part === ( 'elementor_library' === $asked['post_type'] ) && str_replace( $texts, '', $data ) !== $data ) {
				$found[] = $id;
			}
		}
		return array_slice( $found, 0, $asked['numberposts'] );
	}
	function get_the_title( int $post ): string {
		return "Page $post";
	}
	function get_transient() {
		return $GLOBALS['transient'] ?? false;
	}
	function set_transient( string $name, $value ): void {
		$GLOBALS['transient'] = $value;
	}
	function wp_json_encode( $value ): string {
		return json_encode( $value );
	}

	function esc_attr( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
	}
	function esc_url( string $url ): string {
		return esc_attr( $url );
	}

	/** WooCommerce with the payment methods that a test gives. */
	class Gateways {
		public function payment_gateways(): array {
			return array_column( Islet\given()['gateways'] ?? array(), null, 'id' );
		}
		public function get_available_payment_gateways(): array {
			return array_map(
				function ( array $gateway ) {
					return (object) $gateway;
				},
				Islet\given()['gateways'] ?? array()
			);
		}
	}
	class Shop {
		public function payment_gateways(): Gateways {
			return new Gateways();
		}
	}
	function WC(): Shop {
		return new Shop();
	}
}

namespace Islet {
	const PLUGIN_FILE = __FILE__;
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

	$includes = dirname( __DIR__, 2 ) . '/src/outputs/wordpress/includes/';
	$parts = array( 'options', 'preview', 'former-choices', 'presses', 'values', 'feeds', 'forms/captcha', 'forms/options', 'vitals/options', 'vitals/pages', 'presets', 'services', 'emoji', 'text-choices', 'shop-switches', 'screen-shop', 'choices', 'sizes', 'page-kinds', 'page-loads', 'savings', 'screen-loads', 'native-markup', 'preload', 'kept-jobs', 'jobs', 'order-buttons', 'inline-scripts', 'page-styles', 'locale', 'chosen-config' );
	foreach ( $parts as $part ) {
		require $includes . "$part.php";
	}

	const HANDLE = 'islet';

	function public_path(): string {
		return '/islet/';
	}

	function csp_nonce(): string {
		return '';
	}

	function has_own_widgets(): bool {
		return given()['own_widgets'] ?? false;
	}

	function shop_page_kind(): string {
		return given()['kind'] ?? '';
	}

	function page_kind(): string {
		return given()['kind'] ?? '';
	}

	/** Registers and queues scripts of a place. */
	function queue_scripts( array $scripts ): void {
		foreach ( $scripts as $handle => $script ) {
			wp_scripts()->registered[ $handle ] = new \_WP_Dependency( $handle, $script );
			if ( $script['queued'] ?? true ) {
				wp_scripts()->queue[] = $handle;
			}
		}
	}

	/** Registers and queues scripts, and prints what the jobs make of them, once for the head and once for the end. */
	function scripts_after( array $scripts ): array {
		foreach ( array( 'head', 'end' ) as $place ) {
			queue_scripts( $scripts[ $place ] ?? array() );
			take_over();
		}
		return wp_scripts()->registered;
	}

	/** Registers and queues scripts; what the page loads of them in all cases, each file of 1000 bytes. */
	function loads_of_page( array $scripts ): array {
		define( 'WC_VERSION', '10.9.1' );
		queue_scripts( $scripts['head'] ?? array() );
		$own   = array( 'islet/islet.js', 'islet/chunks/core.js', 'islet/chunks/woocommerce.js' );
		$files = array_fill_keys(
			array_merge( array_keys( wp_scripts()->registered ), $own ),
			array(
				'bytes' => 1000,
				'gzip'  => 300,
			)
		);
		return page_loads( wp_scripts(), $files );
	}

	/** Registers and queues scripts; what would go with the jobs, as the end of the page knows it. */
	function scripts_that_go( array $scripts ): array {
		queue_scripts( $scripts['head'] ?? array() );
		take_over();
		queue_scripts( $scripts['end'] ?? array() );
		return array_filter( handles_that_go( untouched_scripts( wp_scripts() ) ) );
	}

	/**
	 * What is stored and what counts after each of some acts: `[who, "send", form]`, `[who, "press", button]`, `[who, "see"]`.
	 */
	function states_after( array $acts ): array {
		$states = array();
		foreach ( $acts as $act ) {
			list( $GLOBALS['user'], $what ) = $act;
			if ( 'send' === $what ) {
				update_option( OPTION, $act[2] );
			} elseif ( 'press' === $what ) {
				do_press( $act[2] );
			}
			$_GET['islet-preview'] = 'see' === $what ? $act[2] ?? '' : '';
			$states[]              = array(
				'site'    => stored_choices(),
				'tried'   => previewed_choices(),
				'counts'  => array_intersect_key( options(), array_flip( TRIED_CHOICES ) ),
				'hosts'   => options()['hosts'],
				'taken'   => array_column( taken_jobs(), 'id' ),
				'former'  => former_choices()['choices'] ?? null,
			);
		}
		return $states;
	}

	$answers = array(
		'states'  => __NAMESPACE__ . '\states_after',
		'choices' => function ( $value ): array {
			return array( read_choices( $value ), $GLOBALS['errors'] );
		},
		'scripts' => __NAMESPACE__ . '\scripts_after',
		'going'   => __NAMESPACE__ . '\scripts_that_go',
		'loads'   => __NAMESPACE__ . '\loads_of_page',
		'propose' => function ( array $constants ): array {
			foreach ( $constants as $name ) {
				define( $name, '1.2' );
			}
			return array_map( __NAMESPACE__ . '\proposed_saving', array_combine( array_keys( proposed_presets() ), array_keys( proposed_presets() ) ) );
		},
		'queue'   => function ( array $scripts ): array {
			scripts_after( $scripts );
			return wp_scripts()->queue;
		},
		'shop'    => function (): array {
			return array( shop_settings(), array_map( __NAMESPACE__ . '\is_shop_switch_on', SHOP_SWITCHES ), has_store_api() );
		},
		'markers' => __NAMESPACE__ . '\site_markers',
		'config'  => __NAMESPACE__ . '\chosen_config',
		'screen'  => function (): string {
			ob_start();
			print_shop_switches();
			return ob_get_clean();
		},
		'offered' => function ( string $name ): array {
			return array_column( offered_jobs( $name ), 'id' );
		},
		'kept'    => function ( string $id ): string {
			return kept_note( array_column( manifest()['jobs'], null, 'id' )[ $id ] );
		},
		'locale'  => __NAMESPACE__ . '\locale',
		'page'    => function ( string $html ): string {
			return finished_page( $html, given()['tags'] );
		},
		'sheets'  => __NAMESPACE__ . '\with_page_sheets',
		'preload' => function ( array $handles ): string {
			queue_scripts( array_fill_keys( $handles, array() ) );
			ob_start();
			print_preload();
			return ob_get_clean();
		},
		'watched' => function (): bool {
			if ( given()['shop'] ?? false ) {
				class_alias( \WP_Scripts::class, 'WooCommerce' );
			}
			$GLOBALS['filters'] = array();
			watch_blocks();
			return in_array( 'render_block', $GLOBALS['filters'], true );
		},
	);
	$_GET = given()['query'] ?? array();
	foreach ( given()['blocks'] ?? array() as list( $name, $html, $inner ) ) {
		note_native_markup( $html, array( 'blockName' => $name, 'innerBlocks' => $inner ) );
	}
	echo json_encode( $answers[ given()['call'] ]( given()['value'] ?? null ) );
}
