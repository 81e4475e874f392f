<?php
/**
 * Entries: what was sent, as private posts that only administrators read.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The type of entries, and their fields. */
const ENTRY_TYPE    = 'islet_entry';
const ENTRY_ANSWERS = '_islet_answers';
const ENTRY_FORM    = '_islet_form';
const ENTRY_EMAIL   = '_islet_email';
const ENTRY_MAILED  = '_islet_mailed';

/**
 * The capability that entries need.
 */
function entries_capability(): string {
	/**
	 * The capability that somebody needs to read, export and delete entries.
	 *
	 * @param string $capability Default: `manage_options`.
	 */
	return (string) apply_filters( 'islet_entries_capability', 'manage_options' );
}

/**
 * Registers the type.
 */
function register_entries(): void {
	$capability   = entries_capability();
	$capabilities = array_fill_keys( array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'edit_private_posts', 'edit_published_posts', 'delete_posts', 'delete_others_posts', 'delete_private_posts', 'delete_published_posts', 'publish_posts', 'read_private_posts' ), $capability );
	register_post_type(
		ENTRY_TYPE,
		array(
			'labels'       => array(
				'name'               => __( 'Form entries', 'islet' ),
				'singular_name'      => __( 'Form entry', 'islet' ),
				'edit_item'          => __( 'Form entry', 'islet' ),
				'search_items'       => __( 'Search entries', 'islet' ),
				'not_found'          => __( 'No entries yet.', 'islet' ),
				'not_found_in_trash' => __( 'No entries in the Trash.', 'islet' ),
			),
			'public'       => false,
			'show_ui'      => true,
			'menu_icon'    => 'dashicons-email',
			'supports'     => false,
			'can_export'   => false,
			'map_meta_cap' => false,
			'capabilities' => $capabilities + array( 'create_posts' => 'do_not_allow' ),
		)
	);
}
add_action( 'init', __NAMESPACE__ . '\register_entries' );

/**
 * A text that stays words wherever WordPress or another plugin prints it: no tag, no shortcode, no block.
 *
 * @param string $text   The text.
 * @param int    $length Characters.
 */
function inert_text( string $text, int $length ): string {
	return trim( mb_substr( strtr( $text, '<>[]', '    ' ), 0, $length ) );
}

/**
 * An answer as people read it.
 *
 * @param array $row Of `checked_answers()`, or of an entry.
 */
function answer_text( array $row ): string {
	$texts = array();
	foreach ( (array) $row['answer'] as $value ) {
		$labels  = array_column( $row['choices'] ?? array(), 'label', 'value' );
		$texts[] = $labels[ $value ] ?? $value;
	}
	if ( 'acceptance' === $row['kind'] ) {
		return '1' === $row['answer'] ? __( 'Yes', 'islet' ) : __( 'No', 'islet' );
	}
	$text = implode( ', ', $texts );
	return 'calculated' === $row['kind'] && '' !== $text ? trim( "$text {$row['unit']}" ) : $text;
}

/**
 * Answers as an entry keeps them; a file with the name under which it is stored.
 *
 * @param array[] $rows Of `checked_answers()`.
 * @return array{name: string, label: string, kind: string, text: string, stored?: string}[]
 */
function kept_answers( array $rows ): array {
	return array_map(
		function ( array $row ): array {
			$answer = array(
				'name'  => (string) $row['name'],
				'label' => '' === $row['label'] ? (string) $row['name'] : $row['label'],
				'kind'  => $row['kind'],
				'text'  => answer_text( $row ),
			);
			return isset( $row['stored'] ) ? $answer + array( 'stored' => $row['stored'] ) : $answer;
		},
		array_values( $rows )
	);
}

/**
 * Stores an entry.
 *
 * @param array   $definition From `form_definition()`.
 * @param array[] $rows       Of `checked_answers()`.
 * @return int Its id; 0 if it could not be stored.
 */
function store_entry( array $definition, array $rows ): int {
	$answers = kept_answers( $rows );
	$texts   = array_filter( array_column( $answers, 'text' ), 'strlen' );
	$emails  = array_unique( array_map( 'strtolower', array_filter( wp_list_pluck( wp_list_filter( $answers, array( 'kind' => 'email' ) ), 'text' ), 'strlen' ) ) );
	$first   = (string) preg_replace( '/\s+/u', ' ', (string) ( reset( $texts ) ?: $definition['name'] ) );
	// What is kept for the search must not be changed as if somebody had written a post.
	kses_remove_filters();
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_type'      => ENTRY_TYPE,
				'post_status'    => 'private',
				'post_author'    => 0,
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'post_title'     => inert_text( $first, 80 ),
				'post_content'   => inert_text( implode( "\n", $texts ), 100000 ),
				'meta_input'     => array(
					ENTRY_ANSWERS => (string) wp_json_encode( $answers ),
					ENTRY_FORM    => (string) wp_json_encode( array( 'reference' => $definition['reference'], 'name' => $definition['name'] ) ), // phpcs:ignore WordPress.Arrays -- a short one.
				),
			)
		)
	);
	kses_init();
	foreach ( $id ? $emails : array() as $email ) {
		add_post_meta( $id, ENTRY_EMAIL, wp_slash( $email ) );
	}
	return (int) $id;
}

/**
 * The answers of an entry.
 *
 * @param int $entry Its id.
 * @return array{name: string, label: string, kind: string, text: string}[]
 */
function entry_answers( int $entry ): array {
	$answers = json_decode( (string) get_post_meta( $entry, ENTRY_ANSWERS, true ), true );
	return is_array( $answers ) ? $answers : array();
}

/**
 * The form of an entry.
 *
 * @param int $entry Its id.
 * @return array{reference: string, name: string}
 */
function entry_form( int $entry ): array {
	$form = json_decode( (string) get_post_meta( $entry, ENTRY_FORM, true ), true );
	return ( is_array( $form ) ? $form : array() ) + array(
		'reference' => '',
		'name'      => '',
	);
}
