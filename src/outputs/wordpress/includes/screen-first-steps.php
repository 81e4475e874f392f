<?php
/**
 * What the settings screen says first: where widgets are placed, and which there are.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * Prints widgets with what each is for, in the order of their titles.
 *
 * @param string  $summary What they are.
 * @param array[] $widgets Of `manifest()`.
 */
function print_widget_list( string $summary, array $widgets ): void {
	$abouts = array();
	foreach ( $widgets as $widget ) {
		$abouts[ translated_text( $widget['title'] ) ] = translated_text( $widget['about'] );
	}
	ksort( $abouts, SORT_NATURAL | SORT_FLAG_CASE );
	printf( '<details><summary>%s</summary><dl>', esc_html( $summary ) );
	foreach ( $abouts as $title => $about ) {
		printf( '<dt><strong>%s</strong></dt><dd>%s</dd>', esc_html( $title ), esc_html( $about ) );
	}
	echo '</dl></details>';
}

/**
 * Prints the first steps, which need none of the settings below.
 */
function print_first_steps(): void {
	$widgets  = manifest()['widgets'];
	$blocks   = wp_list_filter( $widgets, array( 'place' => 'element' ) );
	$switches = array_filter(
		$widgets,
		function ( array $widget ): bool {
			return ! empty( $widget['extends'] );
		}
	);
	printf( '<div id="islet-first-steps"><h2>%s</h2><p>%s</p>', esc_html__( 'First steps', 'islet' ), esc_html__( 'Widgets work as soon as they are placed; the settings below are for shops and page builders whose scripts Islet takes over.', 'islet' ) );
	printf(
		'<ol><li><a href="%s">%s</a></li><li>%s</li><li>%s</li></ol>',
		esc_url( admin_url( 'post-new.php?post_type=page' ) ),
		esc_html__( 'Add a page.', 'islet' ),
		esc_html__( 'Type / and the name of a widget, such as countdown, and choose its block.', 'islet' ),
		esc_html__( 'Or select a block of WordPress, such as a group, and switch a widget on in its settings, under "Islet".', 'islet' )
	);
	/* translators: %d: a number. */
	print_widget_list( sprintf( _n( '%d block', '%d blocks', count( $blocks ), 'islet' ), count( $blocks ) ), $blocks );
	/* translators: %d: a number. */
	print_widget_list( sprintf( _n( '%d widget for blocks of WordPress', '%d widgets for blocks of WordPress', count( $switches ), 'islet' ), count( $switches ) ), $switches );
	echo '</div>';
}
