<?php
/**
 * What the settings screen says of pages before and after, and what it proposes.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * A load, such as "31 script files, 840 KB (250 KB compressed)".
 *
 * @param array{count: int, bytes: int, gzip: int} $load Of `load_of()`.
 */
function load_text( array $load ): string {
	/* translators: 1: a number, 2: a size such as 310 KB, 3: that size when compressed. */
	$text = _n( '%1$s script file, %2$s (%3$s compressed)', '%1$s script files, %2$s (%3$s compressed)', $load['count'], 'islet' );
	return sprintf( $text, number_format_i18n( $load['count'] ), size_format( $load['bytes'], 1 ), size_format( $load['gzip'], 1 ) );
}

/**
 * How sizes come to be known, as a sentence.
 */
function how_to_measure(): string {
	return __( 'Sizes are measured on pages that you open while you are signed in as an administrator; visits of others do not count. Open pages that use these jobs, the cart and the checkout with something in the cart.', 'islet' );
}

/**
 * The pages whose loads are known for what is chosen now.
 *
 * @return array<string, array> By kind, as `page_loads()` gives them.
 */
function measured_pages(): array {
	$choices = load_choices();
	return array_filter(
		known_sizes()['pages'],
		function ( array $page ) use ( $choices ): bool {
			return $page['choices'] === $choices;
		}
	);
}

/**
 * What a preset would change, on the page where it saves most, as a sentence.
 *
 * @param string $name The preset's name.
 */
function proposed_saving( string $name ): string {
	$best = null;
	$most = 0;
	$seen = array_filter(
		measured_pages(),
		function ( array $page ) use ( $name ): bool {
			return isset( $page['with'][ $name ] );
		}
	);
	foreach ( $seen as $page ) {
		$saving = $page['now']['bytes'] - $page['with'][ $name ]['bytes'];
		if ( $saving > $most ) {
			$most = $saving;
			$best = $page;
		}
	}
	if ( ! $best ) {
		return $seen ? __( 'On the pages that you have opened so far it saves nothing.', 'islet' ) : how_to_measure();
	}
	/* translators: 1: the path of a page, 2: such as "31 script files, 840 KB (250 KB compressed)", 3: the same of fewer files. */
	return sprintf( __( 'If Islet does all of its jobs, the page %1$s loads %3$s instead of %2$s.', 'islet' ), $best['path'], load_text( $best['now'] ), load_text( $best['with'][ $name ] ) );
}

/**
 * The presets of what the site has that are off, or have jobs that Islet could take over.
 *
 * @return array<string, array>
 */
function proposed_presets(): array {
	$options = options();
	return array_filter(
		manifest()['presets'],
		function ( array $preset, string $name ) use ( $options ): bool {
			$left = array_diff( array_column( offered_jobs( $name ), 'id' ), $options['jobs'] );
			return '' !== active_version( $preset ) && ( $left || ! in_array( $name, $options['presets'], true ) );
		},
		ARRAY_FILTER_USE_BOTH
	);
}

/**
 * Prints a sentence for each of these presets, with the press that tries it.
 */
function print_proposals(): void {
	$proposals = proposed_presets();
	if ( ! $proposals ) {
		return;
	}
	printf( '<div class="islet-proposals"><h3>%s</h3><ul>', esc_html__( 'For this site', 'islet' ) );
	foreach ( $proposals as $name => $preset ) {
		printf(
			'<li><p>%1$s %2$s</p><p><button type="submit" class="button" name="islet[try]" value="%3$s">%4$s</button></p></li>',
			/* translators: 1: the name of a plugin or a theme, 2: its version. */
			esc_html( sprintf( __( '%1$s %2$s is active.', 'islet' ), $preset['title'], active_version( $preset ) ) ),
			esc_html( proposed_saving( $name ) ),
			esc_attr( $name ),
			/* translators: %s: the name of a plugin or a theme. */
			esc_html( sprintf( __( 'Try all jobs of %s for me alone', 'islet' ), $preset['title'] ) )
		);
	}
	echo '</ul></div>';
}

/**
 * Prints what each kind of page loads before and after.
 */
function print_page_loads(): void {
	$pages = array_intersect_key( array_merge( page_kinds(), known_sizes()['pages'] ), known_sizes()['pages'], page_kinds() );
	if ( ! $pages ) {
		return;
	}
	printf(
		'<table class="widefat striped islet-loads"><caption>%s</caption><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
		esc_html__( 'Scripts of pages that you have opened. What Islet loads in any case is counted, not what widgets load when they are needed.', 'islet' ),
		esc_html__( 'Page', 'islet' ),
		esc_html__( 'Without Islet', 'islet' ),
		null === previewed_choices() ? esc_html__( 'With the saved choices', 'islet' ) : esc_html__( 'With the choices that you try', 'islet' )
	);
	$measured = measured_pages();
	foreach ( $pages as $kind => $page ) {
		printf(
			'<tr><th scope="row">%s<br><a href="%s">%s</a></th><td>%s</td><td>%s</td></tr>',
			esc_html( page_kinds()[ $kind ] ),
			esc_url( $page['path'] ),
			esc_html( $page['path'] ),
			esc_html( load_text( $page['before'] ) ),
			esc_html( isset( $measured[ $kind ] ) ? load_text( $page['now'] ) : __( 'Open the page again to measure it with these choices.', 'islet' ) )
		);
	}
	echo '</tbody></table>';
}
