<?php
/**
 * The sources of feeds on the settings screen.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * What a source may be, as the administrator reads it.
 *
 * @return array<string, string>
 */
function feed_kinds(): array {
	return array(
		'feed'      => __( 'RSS, Atom, JSON Feed or a JSON file', 'islet' ),
		'wordpress' => __( 'A site of WordPress', 'islet' ),
		'mastodon'  => __( 'A profile or hashtag of Mastodon', 'islet' ),
		'bluesky'   => __( 'A profile of Bluesky', 'islet' ),
	);
}

/**
 * How long ago a moment is.
 *
 * @param int $moment Seconds since 1970.
 */
function time_since( int $moment ): string {
	/* translators: %s: a time, such as 5 minutes. */
	return sprintf( __( '%s ago', 'islet' ), human_time_diff( $moment ) );
}

/**
 * Hosts of pictures that pages leave out.
 *
 * @param array[] $items Of a source.
 * @return string[]
 */
function hosts_left_out( array $items ): array {
	$hosts = array();
	foreach ( $items as $item ) {
		$src = $item['picture']['src'] ?? '';
		if ( '' !== $src && ! may_show_picture( $src ) ) {
			$hosts[] = address_parts( $src )['host'];
		}
	}
	return array_values( array_unique( $hosts ) );
}

/**
 * What is known of a source, in sentences.
 *
 * @param array $source Of the option.
 */
function source_state( array $source ): string {
	if ( ! is_feed_source( $source ) ) {
		return wrong_source();
	}
	$answer    = feed_answer( $source );
	$sentences = array();
	if ( 0 === $answer['tried'] ) {
		$sentences[] = __( 'It has not been asked yet.', 'islet' );
	} elseif ( $answer['taken'] > 0 ) {
		/* translators: 1: a number, 2: a time, such as "5 minutes ago". */
		$sentences[] = sprintf( _n( '%1$d post, taken %2$s.', '%1$d posts, taken %2$s.', count( $answer['items'] ), 'islet' ), count( $answer['items'] ), time_since( $answer['taken'] ) );
	}
	if ( '' !== $answer['problem'] ) {
		/* translators: 1: what is wrong, such as "answers with status 404", 2: a time, such as "5 minutes ago". */
		$sentences[] = sprintf( __( 'The source %1$s (%2$s).', 'islet' ), $answer['problem'], time_since( $answer['tried'] ) );
	}
	$hosts = hosts_left_out( $answer['items'] );
	if ( $hosts ) {
		/* translators: %s: hosts with commas. */
		$sentences[] = sprintf( __( 'Its pictures are left out until you allow their hosts below: %s.', 'islet' ), implode( ', ', array_slice( $hosts, 0, 5 ) ) );
	}
	return implode( ' ', $sentences );
}

/**
 * Prints a field of one line.
 *
 * @param string $name  Of the field in the form.
 * @param string $label What it is called.
 * @param string $input The input element without its name and id, ready to print.
 */
function print_source_field( string $name, string $label, string $input ): void {
	$id = trim( (string) preg_replace( '/[^a-z0-9]+/', '-', $name ), '-' );
	// phpcs:ignore WordPress.Security.EscapeOutput -- the callers escape the values of the input.
	printf( '<p><label for="%1$s">%2$s</label><br>%3$s</p>', esc_attr( $id ), esc_html( $label ), sprintf( $input, esc_attr( $name ), esc_attr( $id ) ) );
}

/**
 * Prints the fields of a source.
 *
 * @param int    $number Its place.
 * @param ?array $source Null for a new one.
 */
function print_source( int $number, ?array $source ): void {
	$form    = "islet[feeds][$number]";
	$options = '';
	foreach ( feed_kinds() as $kind => $label ) {
		$options .= sprintf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $kind ), selected( $kind, $source['kind'] ?? 'feed', false ), esc_html( $label ) );
	}
	$safe  = function ( ?string $value ): string {
		return str_replace( '%', '%%', esc_attr( (string) $value ) );
	};
	$wrong = null !== $source && ! is_feed_source( $source );
	printf( '<fieldset class="islet-feed-source"><legend>%s</legend>', esc_html( $source['name'] ?? __( 'A new source', 'islet' ) ) );
	print_source_field( "{$form}[name]", __( 'Name', 'islet' ), '<input type="text" class="regular-text" maxlength="100" name="%1$s" id="%2$s" value="' . $safe( $source['name'] ?? '' ) . '">' );
	print_source_field( "{$form}[kind]", __( 'Kind', 'islet' ), '<select name="%1$s" id="%2$s">' . str_replace( '%', '%%', $options ) . '</select>' );
	$about = sprintf( ' aria-describedby="islet-feed-state-%d"%s', $number, $wrong ? ' aria-invalid="true"' : '' );
	print_source_field( "{$form}[address]", __( 'Address', 'islet' ), '<input type="text" inputmode="url" dir="ltr" class="large-text code" maxlength="2048" spellcheck="false" name="%1$s" id="%2$s" value="' . $safe( $source['address'] ?? '' ) . '"' . $about . '>' );
	printf(
		'<p class="%1$s" id="islet-feed-state-%2$d">%3$s</p>',
		$wrong ? 'islet-problem' : 'description',
		(int) $number,
		esc_html( null === $source ? __( 'Of the feed, the site, or the profile as people open it.', 'islet' ) : source_state( $source ) )
	);
	if ( null !== $source ) {
		printf(
			'<input type="hidden" name="%1$s[id]" value="%2$s"><p><label><input type="checkbox" name="%1$s[remove]" value="1"> %3$s</label></p>',
			esc_attr( $form ),
			esc_attr( $source['id'] ),
			/* translators: %s: the name of a source. */
			esc_html( sprintf( __( 'Remove %s', 'islet' ), $source['name'] ) )
		);
	}
	echo '</fieldset>';
}

/**
 * Prints the sources, and the fields of a new one.
 */
function print_sources(): void {
	print_section( __( 'Feed sources', 'islet' ), __( 'What the block Islet Feed shows. Your server asks these sources every 15 minutes while somebody visits a page that shows them, and no visitor waits for it or contacts them.', 'islet' ) );
	printf( '<tr><th scope="row">%s</th><td>', esc_html__( 'Sources', 'islet' ) );
	$sources = stored_sources();
	foreach ( $sources as $number => $source ) {
		print_source( $number, $source );
	}
	if ( count( $sources ) < FEED_SOURCES ) {
		print_source( count( $sources ), null );
	}
	echo '</td></tr></table>';
}
