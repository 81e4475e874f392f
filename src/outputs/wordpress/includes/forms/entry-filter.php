<?php
/**
 * The list of entries of one form.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** What the address of the list calls the name of the form. */
const ENTRY_FILTER = 'islet_entry_form';

/**
 * The names of all forms that have entries.
 *
 * @return string[]
 */
function names_of_entry_forms(): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for values of all posts.
	$forms = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_value FROM $wpdb->postmeta WHERE meta_key = %s", ENTRY_FORM ) );
	$names = array();
	foreach ( $forms as $form ) {
		$names[] = string_of( json_decode( $form, true )['name'] ?? null );
	}
	$names = array_unique( array_filter( $names, 'strlen' ) );
	natcasesort( $names );
	return array_values( $names );
}

/**
 * The name of the form whose entries are wanted; empty for all.
 */
function wanted_form(): string {
	// phpcs:ignore WordPress.Security -- it changes nothing, and is compared and escaped alone.
	return isset( $_GET[ ENTRY_FILTER ] ) && is_string( $_GET[ ENTRY_FILTER ] ) ? wp_unslash( $_GET[ ENTRY_FILTER ] ) : '';
}

/**
 * Prints the select above the list, beside that of dates.
 *
 * @param string $type Of the posts in the list.
 */
function print_entry_filter( $type ): void {
	$names = ENTRY_TYPE === $type ? names_of_entry_forms() : array();
	if ( count( $names ) < 2 ) {
		return;
	}
	printf( '<label for="islet-entry-form" class="screen-reader-text">%1$s</label><select name="%2$s" id="islet-entry-form"><option value="">%3$s</option>', esc_html__( 'Filter by form', 'islet' ), esc_attr( ENTRY_FILTER ), esc_html__( 'All forms', 'islet' ) );
	foreach ( $names as $name ) {
		printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $name ), selected( $name, wanted_form(), false ), esc_html( $name ) );
	}
	echo '</select>';
}
add_action( 'restrict_manage_posts', __NAMESPACE__ . '\print_entry_filter' );

/**
 * Leaves the entries of one form in the list.
 *
 * @param \WP_Query $query A query.
 */
function filter_entries( $query ): void {
	if ( ! is_admin() || ! $query->is_main_query() || ENTRY_TYPE !== $query->get( 'post_type' ) || '' === wanted_form() ) {
		return;
	}
	$query->set(
		'meta_query',
		array(
			array(
				'key'     => ENTRY_FORM,
				'value'   => ',"name":' . wp_json_encode( wanted_form() ) . '}',
				'compare' => 'LIKE',
			),
		)
	);
}
add_action( 'pre_get_posts', __NAMESPACE__ . '\filter_entries' );
