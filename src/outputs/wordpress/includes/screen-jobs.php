<?php
/**
 * The jobs of stock scripts on the settings screen.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Prints two radio buttons.
 *
 * @param string $id       The id of a job.
 * @param bool   $is_taken Whether the second is chosen.
 * @param array  $labels   The words of both.
 */
function print_choice( string $id, bool $is_taken, array $labels ): void {
	foreach ( array_combine( array( '', $id ), $labels ) as $value => $label ) {
		printf(
			'<label><input type="radio" name="islet[jobs][%1$s]" value="%2$s"%3$s> %4$s</label> ',
			esc_attr( $id ),
			esc_attr( $value ),
			checked( '' !== $value, $is_taken, false ),
			esc_html( $label )
		);
	}
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
	print_choice( $job['id'], $is_taken, array( __( 'Stands back', 'islet' ), __( 'Takes over', 'islet' ) ) );
	$seen    = saving_of( $job['id'] )['handles'];
	$handles = $seen && ! is_of_block_page( $job ) ? $seen : $job['scripts'];
	printf( '<p class="description" id="%s">%s <code>%s</code></p>', esc_attr( "$id-scripts" ), esc_html( saving( $job ) ), wp_kses( implode( '</code> <code>', array_map( 'esc_html', $handles ) ), array( 'code' => array() ) ) );
	print_notes( array_filter( array( kept_note( $job ) ) ) );
	print_services( services_of( $job ), __( 'It uses other sites, and contacts each only once you allow it:', 'islet' ) );
	echo '</fieldset>';
}

/**
 * What a job saves, as a sentence that its scripts follow.
 *
 * @param array $job The job.
 */
function saving( array $job ): string {
	if ( is_of_block_page( $job ) ) {
		return __( 'Saves nothing: your page is made of blocks, which do not load it.', 'islet' );
	}
	$saving = saving_of( $job['id'] );
	if ( ! $saving['bytes'] ) {
		return __( 'Not seen on this site yet by a signed-in administrator:', 'islet' );
	}
	/* translators: 1: a size such as 84 KB, 2: that size when compressed, 3: the path of a page. */
	return sprintf( __( 'Saves %1$s (%2$s compressed) on the page %3$s:', 'islet' ), size_format( $saving['bytes'], 1 ), size_format( $saving['gzip'], 1 ), $saving['path'] );
}

/**
 * Prints other sites that are contacted, with a button that allows each.
 *
 * @param array<string, array> $services Services by id.
 * @param string               $about    What contacts them, as a sentence.
 */
function print_services( array $services, string $about ): void {
	if ( ! $services ) {
		return;
	}
	echo '<p class="description">' . esc_html( $about ) . '</p><ul class="islet-services">';
	foreach ( $services as $id => $service ) {
		printf(
			'<li>%s: %s <code>%s</code> %s</li>',
			esc_html( $service['title'] ),
			esc_html( translate( $service['about'], 'islet' ) ), // phpcs:ignore WordPress.WP.I18n -- in islet.pot by the build.
			esc_html( implode( ' ', $service['hosts'] ) ),
			allow_button( $id, $service ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
		);
	}
	echo '</ul>';
}

/**
 * The button that allows a service's hosts, or whether they are allowed.
 *
 * @param string $id      Of the service.
 * @param array  $service The service.
 */
function allow_button( string $id, array $service ): string {
	if ( is_service_allowed( $service ) ) {
		return '<strong>' . esc_html__( 'Allowed', 'islet' ) . '</strong>';
	}
	if ( ! may_decide_on_scripts() ) {
		return '<em>' . esc_html__( 'Not allowed', 'islet' ) . '</em>';
	}
	/* translators: %s: the name of a service such as YouTube. */
	$label = sprintf( __( 'Allow %s', 'islet' ), $service['title'] );
	return sprintf( '<button type="submit" class="button button-small" name="islet[allow]" value="%s">%s</button>', esc_attr( $id ), esc_html( $label ) );
}

/**
 * Prints the choice about WordPress' script for emoji.
 */
function print_emoji_job(): void {
	$sizes = emoji_sizes();
	echo '<tr><th scope="row">' . esc_html__( 'Emoji', 'islet' ) . '</th><td><fieldset aria-describedby="islet-emoji-about"><legend class="screen-reader-text">' . esc_html__( 'WordPress\' script for emoji', 'islet' ) . '</legend>';
	print_choice( EMOJI_JOB, is_without_emoji(), array( __( 'WordPress loads its script', 'islet' ), __( 'Without it', 'islet' ) ) );
	printf(
		'<p class="description" id="islet-emoji-about">%s</p></fieldset></td></tr>',
		esc_html(
			sprintf(
				/* translators: 1: a size such as 3 KB, 2: another one. */
				__( 'On every page WordPress tests whether the device draws new emoji (%1$s), and loads pictures where it does not (%2$s and the pictures from s.w.org). Without it old devices show boxes in their place.', 'islet' ),
				size_format( $sizes['test'], 1 ),
				size_format( $sizes['pictures'], 1 )
			)
		)
	);
}
