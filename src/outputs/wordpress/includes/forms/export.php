<?php
/**
 * Entries as a table that spreadsheets open.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The action of the request, and entries that are read at once. */
const EXPORT_ACTION = 'islet_export_entries';
const EXPORT_PART   = 200;

/**
 * A text that a spreadsheet takes for no formula.
 *
 * @param string $text The text.
 */
function cell_text( string $text ): string {
	return preg_match( '/^\s*[=+\-@\t\r|%＝＋－＠]/u', $text ) ? "'$text" : $text;
}

/**
 * A line of the table.
 *
 * @param string[] $cells Texts.
 */
function csv_line( array $cells ): string {
	$quoted = array_map(
		function ( string $cell ): string {
			return '"' . str_replace( '"', '""', cell_text( $cell ) ) . '"';
		},
		$cells
	);
	return implode( ',', $quoted ) . "\r\n";
}

/**
 * Ids of a part of all entries, the oldest first.
 *
 * @param int $page From 1.
 * @return int[]
 */
function part_of_entries( int $page ): array {
	return get_posts(
		array(
			'post_type'      => ENTRY_TYPE,
			'post_status'    => 'private',
			'fields'         => 'ids',
			'posts_per_page' => EXPORT_PART,
			'paged'          => $page,
			'orderby'        => 'ID',
			'order'          => 'ASC',
		)
	);
}

/**
 * The labels of all answers, each once, in the order in which they first come.
 *
 * @return string[]
 */
function exported_labels(): array {
	$labels = array();
	for ( $page = 1, $ids = part_of_entries( 1 ); $ids; $ids = part_of_entries( ++$page ) ) {
		foreach ( $ids as $id ) {
			$labels += array_fill_keys( array_column( entry_answers( $id ), 'label' ), true );
		}
	}
	return array_map( 'strval', array_keys( $labels ) );
}

/**
 * The table, part by part.
 *
 * @return \Generator<string>
 */
function exported_table(): \Generator {
	$labels = exported_labels();
	// Spreadsheets read UTF-8 by this mark.
	yield "\u{FEFF}" . csv_line( array_merge( array( __( 'Date', 'islet' ), __( 'Form', 'islet' ) ), $labels ) );
	for ( $page = 1, $ids = part_of_entries( 1 ); $ids; $ids = part_of_entries( ++$page ) ) {
		foreach ( $ids as $id ) {
			$texts = array();
			foreach ( entry_answers( $id ) as $answer ) {
				$texts[ $answer['label'] ][] = $answer['text'];
			}
			$cells = array( (string) get_post_time( 'Y-m-d H:i:s', false, $id ), entry_form( $id )['name'] );
			foreach ( $labels as $label ) {
				$cells[] = implode( "\n", $texts[ $label ] ?? array() );
			}
			yield csv_line( $cells );
		}
	}
}

/**
 * Sends the table.
 */
function send_exported_entries(): void {
	check_admin_referer( EXPORT_ACTION );
	if ( ! current_user_can( entries_capability() ) ) {
		wp_die( esc_html__( 'You cannot read entries.', 'islet' ), 403 );
	}
	nocache_headers();
	header( 'Content-Type: text/csv; charset=UTF-8' );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'Content-Disposition: attachment; filename="entries-' . gmdate( 'Y-m-d' ) . '.csv"' );
	foreach ( exported_table() as $part ) {
		echo $part; // phpcs:ignore WordPress.Security.EscapeOutput -- a file of text, whose cells are quoted.
	}
	exit;
}
add_action( 'admin_post_' . EXPORT_ACTION, __NAMESPACE__ . '\send_exported_entries' );

/**
 * Links the table beside the kinds of entries, where a phone shows it, too. All entries are private.
 *
 * @param string[] $views Links by name.
 * @return string[]
 */
function with_export_link( $views ): array {
	unset( $views['private'] );
	$views['islet_export'] = sprintf( '<a href="%1$s">%2$s</a>', esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . EXPORT_ACTION ), EXPORT_ACTION ) ), esc_html__( 'Export as CSV', 'islet' ) );
	return $views;
}
add_filter( 'views_edit-' . ENTRY_TYPE, __NAMESPACE__ . '\with_export_link' );
