<?php
/**
 * Entries in WordPress' tools for personal data: by the e-mail addresses that were filled in.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Entries of one step of these tools. */
const PRIVACY_PART = 100;

/**
 * Ids of entries with an e-mail address.
 *
 * @param string $email The address.
 * @param int    $page  From 1.
 * @return int[]
 */
function entries_with_email( string $email, int $page ): array {
	return get_posts(
		array(
			'post_type'      => ENTRY_TYPE,
			'post_status'    => array( 'private', 'trash' ),
			'fields'         => 'ids',
			'posts_per_page' => PRIVACY_PART,
			'paged'          => $page,
			'orderby'        => 'ID',
			'order'          => 'ASC',
			'meta_key'       => ENTRY_EMAIL, // phpcs:ignore WordPress.DB.SlowDBQuery -- in a tool that an administrator starts.
			'meta_value'     => strtolower( $email ), // phpcs:ignore WordPress.DB.SlowDBQuery -- likewise.
		)
	);
}

/**
 * The entries of a person.
 *
 * @param string $email Of the person.
 * @param int    $page  From 1.
 */
function export_personal_entries( $email, $page = 1 ): array {
	$ids  = entries_with_email( (string) $email, (int) $page );
	$data = array();
	foreach ( $ids as $id ) {
		$values = array(
			array(
				'name'  => __( 'Date', 'islet' ),
				'value' => (string) get_post_time( 'Y-m-d H:i:s', false, $id ),
			),
		);
		foreach ( entry_answers( $id ) as $answer ) {
			$values[] = array(
				'name'  => $answer['label'],
				'value' => esc_html( $answer['text'] ),
			);
		}
		$data[] = array(
			'group_id'    => 'islet-entries',
			'group_label' => __( 'Form entries', 'islet' ),
			'item_id'     => "islet-entry-$id",
			'data'        => $values,
		);
	}
	return array(
		'data' => $data,
		'done' => count( $ids ) < PRIVACY_PART,
	);
}

/**
 * Deletes the entries of a person.
 *
 * @param string $email Of the person.
 */
function erase_personal_entries( $email ): array {
	// Those of the first page are gone with each step.
	$ids = entries_with_email( (string) $email, 1 );
	foreach ( $ids as $id ) {
		wp_delete_post( $id, true );
	}
	return array(
		'items_removed'  => array() !== $ids,
		'items_retained' => false,
		'messages'       => array(),
		'done'           => count( $ids ) < PRIVACY_PART,
	);
}

/**
 * Offers both.
 *
 * @param array[] $tools  By name.
 * @param string  $name   `exporter` or `eraser`.
 * @param string  $called The function.
 */
function with_privacy_tool( $tools, string $name, string $called ): array {
	$tools['islet-entries'] = array(
		"{$name}_friendly_name" => __( 'Form entries of Islet', 'islet' ),
		'callback'              => __NAMESPACE__ . '\\' . $called,
	);
	return $tools;
}
add_filter(
	'wp_privacy_personal_data_exporters',
	function ( $tools ): array {
		return with_privacy_tool( (array) $tools, 'exporter', 'export_personal_entries' );
	}
);
add_filter(
	'wp_privacy_personal_data_erasers',
	function ( $tools ): array {
		return with_privacy_tool( (array) $tools, 'eraser', 'erase_personal_entries' );
	}
);
