<?php
/**
 * The screen Settings → Islet.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the screen to the menu.
 */
function add_screen(): void {
	add_options_page( __( 'Islet', 'islet' ), __( 'Islet', 'islet' ), 'manage_options', 'islet', __NAMESPACE__ . '\print_screen' );
}
add_action( 'admin_menu', __NAMESPACE__ . '\add_screen' );

/**
 * The screen's address.
 */
function screen_url(): string {
	return admin_url( 'options-general.php?page=islet' );
}

/**
 * The link to the screen.
 */
function screen_link(): string {
	return sprintf( '<a href="%s">%s</a>', esc_url( screen_url() ), esc_html__( 'Settings', 'islet' ) );
}

/**
 * Links the screen from the list of plugins.
 *
 * @param string[] $links What the list shows below the plugin's name.
 */
function with_screen_link( $links ): array {
	return array_merge( array( screen_link() ), (array) $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\with_screen_link' );

/**
 * Links the screen beside the plugin's author, too: a network's list of plugins shows no other link of ours.
 *
 * @param string[] $links What the list shows below a plugin's description.
 * @param string   $file  The plugin.
 */
function with_row_link( $links, $file ): array {
	return plugin_basename( PLUGIN_FILE ) === $file ? array_merge( (array) $links, array( screen_link() ) ) : (array) $links;
}
add_filter( 'plugin_row_meta', __NAMESPACE__ . '\with_row_link', 10, 2 );

/**
 * Loads what checks markers while they are typed, and opens the jobs of a preset.
 *
 * @param string $hook The screen.
 */
function enqueue_screen( $hook ): void {
	if ( 'settings_page_islet' !== $hook ) {
		return;
	}
	$build = manifest()['build'];
	wp_enqueue_style( 'islet-screen', plugins_url( 'editor/screen.css', PLUGIN_FILE ), array(), $build );
	wp_enqueue_script( 'islet-screen', plugins_url( 'editor/screen.js', PLUGIN_FILE ), array(), $build, true );
	$words = array(
		'publicPath' => public_path(),
		/* translators: 1: a number, 2: a sentence. */
		'problem'    => __( 'Marker %1$d: %2$s', 'islet' ),
		/* translators: %s: a CSS selector. */
		'selector'   => __( '"%s" is no CSS selector.', 'islet' ),
	);
	wp_add_inline_script( 'islet-screen', 'window.isletScreen = ' . wp_json_encode( $words, JSON_HEX_TAG ) . ';', 'before' );
}
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_screen' );

/**
 * Prints a heading with a paragraph, and opens the table of what follows.
 *
 * @param string $title The heading.
 * @param string $about What it is about.
 */
function print_section( string $title, string $about = '' ): void {
	printf( '<h2>%s</h2>%s', esc_html( $title ), '' === $about ? '' : '<p>' . esc_html( $about ) . '</p>' );
	echo '<table class="form-table" role="presentation">';
}

/**
 * Prints the screen.
 */
function print_screen(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap islet-screen"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
	print_preview_notice();
	print_first_steps();
	echo '<form method="post" action="options.php">';
	settings_fields( OPTION );
	// Enter in a field presses the first button of the form, which must not be that of a preset.
	echo '<button type="submit" class="screen-reader-text" tabindex="-1" aria-hidden="true">' . esc_html( save_label() ) . '</button>';
	print_presets();
	print_section( __( 'WordPress', 'islet' ) );
	print_emoji_job();
	echo '</table>';
	print_sources();
	print_form_options();
	print_vitals();
	print_section( __( 'Other sites', 'islet' ), __( 'Widgets contact no other site until its host is allowed here.', 'islet' ) );
	print_text_field(
		'hosts',
		__( 'Allowed hosts', 'islet' ),
		__( 'One a line: hosts of payment pages, videos and embeds that widgets may call or send the visitor to. Videos, backgrounds and frames that start by themselves also wait for the visitor\'s consent to marketing, which the consent plugin of your site asks for; until then they stay links or backgrounds.', 'islet' ),
		implode( "\n", options()['hosts'] )
	);
	printf( '<tr id="islet-sites"><th scope="row">%s</th><td>', esc_html__( 'Known sites', 'islet' ) );
	print_services( manifest()['services'], __( 'Widgets contact each only once you allow it:', 'islet' ) );
	echo '</td></tr></table>';
	print_section( __( 'For developers', 'islet' ) );
	print_text_field(
		'widgets',
		__( 'Allowed widgets', 'islet' ),
		__( 'One a line, such as countdown: only these start where a page\'s HTML, a block or an element of Elementor asks for a widget. Markers and presets start every widget. Empty allows all of them.', 'islet' ),
		implode( "\n", options()['widgets'] )
	);
	$markers = options()['markers'];
	print_text_field(
		'markers',
		__( 'Markers', 'islet' ),
		__( 'A JSON list that places widgets on elements of your theme, such as [{ "selector": ".site-header", "widget": "sticky-header" }].', 'islet' ),
		$markers ? (string) wp_json_encode( $markers, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : ''
	);
	echo '</table>';
	print_form_buttons();
	echo '</form>' . press_form( '', PRESS_FORM ) . '</div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
}
