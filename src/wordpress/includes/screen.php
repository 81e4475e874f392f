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
 * Links the screen from the list of plugins.
 *
 * @param string[] $links What the list shows below the plugin's name.
 */
function with_screen_link( $links ): array {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=islet' ) ), esc_html__( 'Settings', 'islet' ) );
	return array_merge( array( $link ), (array) $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\with_screen_link' );

/**
 * Loads what checks markers while they are typed.
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
 * Prints the screen.
 */
function print_screen(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
	echo '<form method="post" action="options.php">';
	settings_fields( OPTION );
	echo '<h2>' . esc_html__( 'Presets', 'islet' ) . '</h2><p>';
	esc_html_e( 'A preset drives what a plugin or a theme prints, as it is. Where the plugin\'s own script does a job, Islet stands back, unless you let it take over: then that script is not loaded.', 'islet' );
	echo '</p><table class="form-table" role="presentation">';
	foreach ( manifest()['presets'] as $name => $preset ) {
		print_preset( $name, $preset );
	}
	echo '</table><h2>' . esc_html__( 'For developers', 'islet' ) . '</h2><table class="form-table" role="presentation">';
	$options = options();
	print_text_field(
		'hosts',
		__( 'Allowed hosts', 'islet' ),
		__( 'One a line: hosts of payment pages, videos and embeds that widgets may call or send the visitor to.', 'islet' ),
		implode( "\n", $options['hosts'] )
	);
	$markers = $options['markers'] ? (string) wp_json_encode( $options['markers'], JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) : '';
	print_text_field(
		'markers',
		__( 'Markers', 'islet' ),
		__( 'A JSON list that places widgets on elements of your theme, such as [{ "selector": ".site-header", "widget": "sticky-header" }].', 'islet' ),
		$markers
	);
	echo '</table>';
	submit_button();
	echo '</form></div>';
}

/**
 * Prints a preset with its jobs.
 *
 * @param string $name   The preset's name.
 * @param array  $preset Its title, and what it is about.
 */
function print_preset( string $name, array $preset ): void {
	$options = options();
	$is_on   = in_array( $name, $options['presets'], true );
	printf(
		'<tr><th scope="row">%1$s</th><td><label><input type="checkbox" name="islet[presets][]" value="%2$s" aria-describedby="islet-preset-%2$s"%3$s> %4$s</label><p class="description" id="islet-preset-%2$s">%5$s</p>',
		esc_html( $preset['title'] ),
		esc_attr( $name ),
		checked( $is_on, true, false ),
		/* translators: %s: the name of a plugin or a theme. */
		esc_html( sprintf( __( 'Use the preset %s', 'islet' ), $preset['title'] ) ),
		esc_html( translate( $preset['about'], 'islet' ) ) // phpcs:ignore WordPress.WP.I18n -- in islet.pot by the build.
	);
	printf( '<details class="islet-jobs"%s><summary>%s</summary>', $is_on ? ' open' : '', esc_html__( 'Its scripts', 'islet' ) );
	foreach ( manifest()['jobs'] as $job ) {
		if ( $name === $job['preset'] ) {
			print_job( $job, in_array( $job['id'], $options['jobs'], true ) );
		}
	}
	echo '</details></td></tr>';
}

/**
 * Prints the choice of a job.
 *
 * @param array $job      The job.
 * @param bool  $is_taken Whether Islet takes it over.
 */
function print_job( array $job, bool $is_taken ): void {
	$id = 'islet-job-' . $job['id'];
	printf( '<fieldset class="islet-job" aria-describedby="%s"><legend>%s</legend>', esc_attr( "$id-scripts" ), esc_html( translate( $job['title'], 'islet' ) ) ); // phpcs:ignore WordPress.WP.I18n -- in islet.pot by the build.
	$choices = array(
		''         => __( 'Stands back', 'islet' ),
		$job['id'] => __( 'Takes over', 'islet' ),
	);
	foreach ( $choices as $value => $label ) {
		printf(
			'<label><input type="radio" name="islet[jobs][%1$s]" value="%2$s"%3$s> %4$s</label> ',
			esc_attr( $job['id'] ),
			esc_attr( $value ),
			checked( '' !== $value, $is_taken, false ),
			esc_html( $label )
		);
	}
	printf( '<p class="description" id="%s">%s <code>%s</code></p></fieldset>', esc_attr( "$id-scripts" ), esc_html( saving( $job ) ), wp_kses( implode( '</code> <code>', array_map( 'esc_html', $job['scripts'] ) ), array( 'code' => array() ) ) );
}

/**
 * What a job's scripts weigh, as a sentence.
 *
 * @param array $job The job.
 */
function saving( array $job ): string {
	$size = size_of_job( $job );
	if ( ! $size['bytes'] ) {
		return __( 'Not seen on this site yet: open a page that uses it.', 'islet' );
	}
	/* translators: 1: a size such as 84 KB, 2: that size when compressed. */
	return sprintf( __( 'Saves %1$s (%2$s compressed):', 'islet' ), size_format( $size['bytes'], 1 ), size_format( $size['gzip'], 1 ) );
}

/**
 * Prints a field of several lines. A draft that could not be used stands in it until it is mended.
 *
 * @param string $name  Of the choice.
 * @param string $title What the field is called.
 * @param string $about What to write.
 * @param string $value What counts now.
 */
function print_text_field( string $name, string $title, string $about, string $value ): void {
	$stored   = get_option( OPTION );
	$draft    = is_array( $stored ) ? ( $stored['drafts'][ $name ] ?? null ) : null;
	$is_wrong = is_string( $draft );
	printf(
		'<tr><th scope="row"><label for="islet-%1$s">%2$s</label></th><td><textarea id="islet-%1$s" name="islet[%1$s]" rows="%3$d" class="large-text code" spellcheck="false" dir="ltr" aria-describedby="islet-%1$s-about islet-%1$s-problem"%4$s>%5$s</textarea><p class="description" id="islet-%1$s-about">%6$s</p><p class="islet-problem" id="islet-%1$s-problem" role="status">%7$s</p></td></tr>',
		esc_attr( $name ),
		esc_html( $title ),
		'markers' === $name ? 8 : 4,
		$is_wrong ? ' aria-invalid="true"' : '',
		esc_textarea( $is_wrong ? $draft : $value ),
		esc_html( $about ),
		$is_wrong ? esc_html( stored_problem( $name, $draft ) ) : ''
	);
}

/**
 * What is wrong with a draft.
 *
 * @param string $name  `hosts` or `markers`.
 * @param string $draft What was typed.
 */
function stored_problem( string $name, string $draft ): string {
	list( , $wrong ) = text_choice( $name, $draft );
	return $wrong ? problem_text( $name, $wrong ) : '';
}
