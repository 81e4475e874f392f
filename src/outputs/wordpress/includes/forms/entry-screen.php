<?php
/**
 * The list of entries, and each of them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The columns of the list.
 *
 * @param string[] $columns By name.
 * @return string[]
 */
function entry_columns( $columns ): array {
	return array(
		'cb'         => $columns['cb'] ?? '',
		'title'      => __( 'Entry', 'islet' ),
		'islet_form' => __( 'Form', 'islet' ),
		'date'       => __( 'Date', 'islet' ),
	);
}
add_filter( 'manage_' . ENTRY_TYPE . '_posts_columns', __NAMESPACE__ . '\entry_columns' );

/**
 * Prints the form of an entry.
 *
 * @param string $column Its name.
 * @param int    $entry  Of the entry.
 */
function print_entry_column( $column, $entry ): void {
	if ( 'islet_form' === $column ) {
		echo esc_html( entry_form( (int) $entry )['name'] );
	}
}
add_action( 'manage_' . ENTRY_TYPE . '_posts_custom_column', __NAMESPACE__ . '\print_entry_column', 10, 2 );

/**
 * What the date of an entry says: to WordPress it is that of a change.
 *
 * @param string   $status What WordPress says.
 * @param \WP_Post $post   A post.
 */
function entry_date_status( $status, $post ): string {
	return ENTRY_TYPE === $post->post_type ? __( 'Received', 'islet' ) : (string) $status;
}
add_filter( 'post_date_column_status', __NAMESPACE__ . '\entry_date_status', 10, 2 );

/**
 * Leaves reading and deleting to the links below an entry.
 *
 * @param string[] $actions By name.
 * @param \WP_Post $post    The entry.
 * @return string[]
 */
function entry_actions( $actions, $post ): array {
	if ( ENTRY_TYPE !== $post->post_type ) {
		return (array) $actions;
	}
	unset( $actions['inline hide-if-no-js'] );
	if ( isset( $actions['edit'] ) ) {
		$actions['edit'] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( (string) get_edit_post_link( $post->ID ) ), esc_html__( 'Read', 'islet' ) );
	}
	return $actions;
}
add_filter( 'post_row_actions', __NAMESPACE__ . '\entry_actions', 10, 2 );

/**
 * Lets nobody edit several entries.
 *
 * @param string[] $actions By name.
 * @return string[]
 */
function entry_bulk_actions( $actions ): array {
	unset( $actions['edit'] );
	return $actions;
}
add_filter( 'bulk_actions-edit-' . ENTRY_TYPE, __NAMESPACE__ . '\entry_bulk_actions' );

/**
 * Says nothing of entries being private: all of them are.
 *
 * @param string[] $states By name.
 * @param \WP_Post $post   A post.
 * @return string[]
 */
function entry_states( $states, $post ): array {
	return ENTRY_TYPE === $post->post_type ? array() : (array) $states;
}
add_filter( 'display_post_states', __NAMESPACE__ . '\entry_states', 10, 2 );

/**
 * Replaces what WordPress shows beside a post by what an entry has.
 */
function add_entry_boxes(): void {
	remove_meta_box( 'submitdiv', ENTRY_TYPE, 'side' );
	remove_meta_box( 'slugdiv', ENTRY_TYPE, 'normal' );
	add_meta_box( 'islet-entry', __( 'Answers', 'islet' ), __NAMESPACE__ . '\print_entry', ENTRY_TYPE, 'normal', 'high' );
	add_meta_box( 'islet-entry-about', __( 'About', 'islet' ), __NAMESPACE__ . '\print_entry_facts', ENTRY_TYPE, 'side' );
}
add_action( 'add_meta_boxes_' . ENTRY_TYPE, __NAMESPACE__ . '\add_entry_boxes', 100 );

/**
 * Prints the answers of an entry.
 *
 * @param \WP_Post $post The entry.
 */
function print_entry( $post ): void {
	echo '<dl class="islet-entry">';
	foreach ( entry_answers( $post->ID ) as $answer ) {
		$text = '' === $answer['text'] ? '–' : nl2br( esc_html( $answer['text'] ) );
		printf(
			'<dt><strong>%1$s</strong></dt><dd style="margin-inline-start:0;overflow-wrap:anywhere">%2$s</dd>',
			esc_html( $answer['label'] ),
			isset( $answer['stored'] ) ? sprintf( '<a href="%1$s">%2$s</a>', esc_url( file_address( $post->ID, $answer['stored'] ) ), $text ) : $text // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		);
	}
	echo '</dl>';
}

/**
 * Prints when and where an entry was made, and how to delete it.
 *
 * @param \WP_Post $post The entry.
 */
function print_entry_facts( $post ): void {
	$form = entry_form( $post->ID );
	$page = get_post( (int) $form['reference'] );
	printf( '<p>%s</p>', esc_html( (string) get_the_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $post ) ) );
	printf( '<p>%s: %s</p>', esc_html__( 'Form', 'islet' ), esc_html( $form['name'] ) );
	if ( $page && is_post_publicly_viewable( $page ) ) {
		printf( '<p><a href="%1$s">%2$s</a></p>', esc_url( (string) get_permalink( $page ) ), esc_html( plain_text( get_the_title( $page ) ) ) );
	}
	if ( 'no' === get_post_meta( $post->ID, ENTRY_MAILED, true ) ) {
		echo '<p>' . esc_html__( 'The mail about it could not be sent.', 'islet' ) . '</p>';
	}
	printf( '<p><a class="submitdelete deletion" href="%1$s">%2$s</a></p>', esc_url( (string) get_delete_post_link( $post->ID ) ), esc_html__( 'Move to Trash', 'islet' ) );
}
