<?php
/**
 * The presets on the settings screen.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the presets: first those that this site has or uses, the others folded away.
 */
function print_presets(): void {
	$others = array_filter(
		manifest()['presets'],
		function ( array $preset, string $name ): bool {
			return '' === active_version( $preset ) && ! in_array( $name, options()['presets'], true );
		},
		ARRAY_FILTER_USE_BOTH
	);
	printf(
		'<h2>%s</h2><p>%s</p>',
		esc_html__( 'Presets', 'islet' ),
		esc_html__( 'A preset drives what a plugin or a theme prints, as it is. Where the plugin\'s own script does a job, Islet stands back, unless you let it take over: then that script is not loaded.', 'islet' )
	);
	print_proposals();
	print_page_loads();
	echo '<table class="form-table" role="presentation">';
	foreach ( array_diff_key( manifest()['presets'], $others ) as $name => $preset ) {
		print_preset( $name, $preset );
	}
	echo '</table>';
	if ( $others ) {
		printf( '<details class="islet-others"><summary>%s</summary><table class="form-table" role="presentation">', esc_html__( 'Presets of plugins and themes that are not active on this site', 'islet' ) );
		foreach ( $others as $name => $preset ) {
			print_preset( $name, $preset );
		}
		echo '</table></details>';
	}
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
	$version = active_version( $preset );
	$state   = __( 'Not active on this site.', 'islet' );
	if ( '' !== $version ) {
		/* translators: 1: the name of a plugin or a theme, 2: its version. */
		$state = sprintf( __( '%1$s %2$s is active.', 'islet' ), $preset['title'], $version );
	}
	printf(
		'<tr><th scope="row">%1$s</th><td><label><input type="checkbox" name="islet[presets][]" value="%2$s" aria-describedby="islet-preset-%2$s"%3$s> %4$s</label><p class="description" id="islet-preset-%2$s">%5$s</p>',
		esc_html( $preset['title'] ),
		esc_attr( $name ),
		checked( $is_on, true, false ),
		/* translators: %s: the name of a plugin or a theme. */
		esc_html( sprintf( __( 'Use the preset %s', 'islet' ), $preset['title'] ) ),
		esc_html( translate( $preset['about'], 'islet' ) . ' ' . $state ) // phpcs:ignore WordPress.WP.I18n -- in islet.pot by the build.
	);
	if ( 'woocommerce' === $name ) {
		print_notes( block_page_notes() );
		print_shop_switches();
	}
	$jobs = offered_jobs( $name );
	/* translators: %d: a number. */
	printf( '<details class="islet-jobs"%s><summary>%s</summary>', $is_on ? ' open' : '', esc_html( sprintf( __( 'Who does each job (%d)', 'islet' ), count( $jobs ) ) ) );
	print_notes( array( how_to_begin( $preset ), saving_of_all( $name ) ) );
	print_buttons( $name, $preset );
	foreach ( $jobs as $job ) {
		print_job( $job, in_array( $job['id'], $options['jobs'], true ) );
	}
	echo '</details></td></tr>';
}

/**
 * Prints paragraphs.
 *
 * @param string[] $sentences One for each.
 */
function print_notes( array $sentences ): void {
	foreach ( $sentences as $sentence ) {
		echo '<p>' . esc_html( $sentence ) . '</p>';
	}
}

/**
 * What to do first, and what is at risk.
 *
 * @param array $preset A preset.
 */
function how_to_begin( array $preset ): string {
	/* translators: %s: what to try. */
	return sprintf( __( 'After a change, look at your site as a visitor. %s If something fails, as it may with add-ons of that script, let Islet stand back: the script does its job again.', 'islet' ), translate( $preset['check'], 'islet' ) ); // phpcs:ignore WordPress.WP.I18n -- in islet.pot by the build.
}

/**
 * What all jobs of a preset save together, as a sentence.
 *
 * @param string $name The preset's name.
 */
function saving_of_all( string $name ): string {
	$saving = saving_of( $name );
	if ( ! $saving['bytes'] ) {
		return how_to_measure();
	}
	/* translators: 1: a size such as 84 KB, 2: that size when compressed, 3: the path of a page. */
	$sentence = sprintf( __( 'All jobs together save %1$s (%2$s compressed) on the page %3$s.', 'islet' ), size_format( $saving['bytes'], 1 ), size_format( $saving['gzip'], 1 ), $saving['path'] );
	return $sentence . ' ' . ( in_array( 'jquery-core', $saving['handles'], true )
		? __( 'That includes jQuery.', 'islet' )
		: __( 'jQuery is not part of it: other scripts of that page need it, or it is not there.', 'islet' ) );
}

/**
 * Prints the buttons that hand all jobs of a preset over, or give them back.
 *
 * @param string $name   The preset's name.
 * @param array  $preset The preset.
 */
function print_buttons( string $name, array $preset ): void {
	$ids     = array_column( offered_jobs( $name ), 'id' );
	$taken   = array_intersect( $ids, options()['jobs'] );
	$buttons = array();
	if ( count( $taken ) < count( $ids ) ) {
		/* translators: %s: the name of a plugin or a theme. */
		$buttons['take'] = __( 'Let Islet take over all jobs of %s', 'islet' );
	}
	if ( $taken ) {
		/* translators: %s: the name of a plugin or a theme. */
		$buttons['give'] = __( 'Give all jobs back to %s', 'islet' );
	}
	echo '<p class="islet-buttons">';
	foreach ( $buttons as $press => $label ) {
		printf( '<button type="submit" class="button" name="islet[all][%s]" value="%s">%s</button> ', esc_attr( $name ), esc_attr( $press ), esc_html( sprintf( $label, $preset['title'] ) ) );
	}
	echo '</p>';
}
