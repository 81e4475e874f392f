<?php
/**
 * The page configuration: what runtime/README.md lists, as far as WordPress, WooCommerce and Elementor know it.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The address of the folder that holds `islet.js`, with a slash at the end.
 */
function public_path(): string {
	/**
	 * The address of the folder of `islet.js`, such as that on a CDN.
	 *
	 * @param string $path With a slash at the end.
	 */
	return (string) apply_filters( 'islet_public_path', plugins_url( 'public/', PLUGIN_FILE ) );
}

/**
 * Whether the page is the block editor, or Elementor's preview of a page that is being edited.
 */
function is_editor(): bool {
	if ( is_admin() ) {
		return true;
	}
	$builder = class_exists( '\Elementor\Plugin' ) ? \Elementor\Plugin::$instance : null;
	return isset( $builder->preview ) && $builder->preview->is_preview_mode();
}

/**
 * The nonce of the page's scripts; empty if the page's policy needs none.
 */
function csp_nonce(): string {
	/**
	 * The nonce that the page's Content-Security-Policy allows scripts with.
	 *
	 * @param string $nonce Default: none.
	 */
	return (string) apply_filters( 'islet_csp_nonce', '' );
}

/**
 * JSON that cannot end the element or the attribute that it stands in.
 *
 * @param mixed $value What to encode.
 */
function json( $value ): string {
	$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
	return (string) wp_json_encode( $value, $flags );
}

/**
 * The content of `#islet-config`. Of the visitor it says only what pages that no cache shares may say.
 *
 * @return array<string, mixed>
 */
function config(): array {
	$config = array_merge(
		array(
			'version'     => manifest()['version'],
			'public_path' => public_path(),
			'ajax_url'    => admin_url( 'admin-ajax.php', 'relative' ),
			'rest_url'    => rest_url(),
			'session_url' => session_url(),
			'is_editor'   => is_editor(),
			'is_preview'  => is_preview(),
			'locale'      => locale(),
			'timezone'    => wp_timezone_string(),
			'i18n'        => (object) translated_texts(),
		),
		shop_config(),
		elementor_config(),
		array_filter( array( 'widget_settings' => array_merge( list_settings(), is_editor() ? array() : shop_settings() ) ) ),
		chosen_config(),
		is_user_logged_in() ? session() : array(),
		array_filter( array( 'csp_nonce' => csp_nonce() ) )
	);
	/**
	 * The page configuration, before it is printed.
	 *
	 * @param array<string, mixed> $config Fields of `#islet-config`.
	 */
	return (array) apply_filters( 'islet_config', $config );
}

/**
 * The runtime's texts in the page's language, where they differ from English.
 *
 * @return array<string, string> By the keys of `i18n`.
 */
function translated_texts(): array {
	$texts = require __DIR__ . '/../generated/texts.php';
	return array_diff_assoc( $texts, manifest()['texts'] );
}

/**
 * What the shop knows.
 *
 * @return array<string, mixed>
 */
function shop_config(): array {
	if ( ! class_exists( '\WC_AJAX' ) || ! function_exists( 'wc_get_cart_url' ) ) {
		return array();
	}
	return array(
		'wc_ajax_url'             => \WC_AJAX::get_endpoint( '%%endpoint%%' ),
		'cart_url'                => wc_get_cart_url(),
		'checkout_url'            => wc_get_checkout_url(),
		'is_cart'                 => is_cart(),
		'cart_redirect_after_add' => 'yes' === get_option( 'woocommerce_cart_redirect_after_add' ),
	);
}

/**
 * The breakpoints of Elementor.
 *
 * @return array{breakpoints?: array<string, int>} Widths in px by device mode.
 */
function elementor_config(): array {
	$builder = class_exists( '\Elementor\Plugin' ) ? \Elementor\Plugin::$instance : null;
	if ( ! isset( $builder->breakpoints ) ) {
		return array();
	}
	$widths = array();
	foreach ( $builder->breakpoints->get_active_breakpoints() as $mode => $breakpoint ) {
		$widths[ $mode ] = (int) $breakpoint->get_value();
	}
	return $widths ? array( 'breakpoints' => $widths ) : array();
}

/**
 * The word before the number of a page in addresses, where it is not WordPress's own.
 *
 * @return array<string, array{pagination_base: string}> By widget.
 */
function list_settings(): array {
	$base = (string) ( $GLOBALS['wp_rewrite']->pagination_base ?? '' );
	if ( '' === $base || 'page' === $base ) {
		return array();
	}
	return array_fill_keys( manifest()['paged'], array( 'pagination_base' => $base ) );
}
