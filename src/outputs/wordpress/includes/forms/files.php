<?php
/**
 * Files that visitors send: checked by their content, stored under random names without an ending in a folder that serves
 * nobody, and read only by who may read entries.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** The action that sends a file to who may read it. */
const FILE_ACTION = 'islet_entry_file';

/** What keeps servers from giving out files of a folder. */
const FOLDER_GUARDS = array(
	'.htaccess'  => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
	'web.config' => "<?xml version=\"1.0\"?>\n<configuration><system.webServer><security><authorization><remove users=\"*\" roles=\"\" verbs=\"\" /><add accessType=\"Deny\" users=\"*\" /></authorization></security></system.webServer></configuration>\n",
	'index.html' => '',
);

/**
 * The files of a request, by the names of their fields. What was too large for the server has more bytes than any limit.
 *
 * @param array $files As PHP has them.
 * @return array<string, array{name: string, size: int, path: string}[]>
 */
function sent_files( array $files ): array {
	$given = is_array( $files['files']['name'] ?? null ) ? $files['files'] : array( 'name' => array() );
	$sent  = array();
	foreach ( array_keys( $given['name'] ) as $field ) {
		$of_field = function ( string $key ) use ( $given, $field ): array {
			return array_values( (array) ( $given[ $key ][ $field ] ?? array() ) );
		};
		foreach ( $of_field( 'name' ) as $index => $name ) {
			$error = $of_field( 'error' )[ $index ] ?? UPLOAD_ERR_NO_FILE;
			if ( ! is_string( $name ) || UPLOAD_ERR_NO_FILE === $error ) {
				continue;
			}
			$sent[ $field ][] = array(
				'name' => mb_substr( cleaned_text( $name, false ), -200 ),
				'size' => UPLOAD_ERR_OK === $error ? (int) $of_field( 'size' )[ $index ] : PHP_INT_MAX,
				'path' => (string) $of_field( 'tmp_name' )[ $index ],
			);
		}
	}
	return $sent;
}

/**
 * Whether the content of a file is what its name says.
 *
 * @param array $row  The row.
 * @param array $file Of `sent_files()`.
 */
function is_what_it_says( array $row, array $file ): bool {
	$found = wp_check_filetype_and_ext( $file['path'], $file['name'], wp_get_mime_types() );
	return is_uploaded_file( $file['path'] ) && in_array( $found['ext'], $row['endings'], true ) && is_string( $found['type'] );
}

/**
 * Rows with the files that were sent for them.
 *
 * @param array[] $rows  Of `checked_answers()`.
 * @param array   $files From `sent_files()`.
 * @return array[]
 */
function rows_with_files( array $rows, array $files ): array {
	foreach ( $rows as $at => $row ) {
		$file = 'file' === $row['kind'] ? $files[ $row['name'] ][0] ?? null : null;
		if ( null !== $file ) {
			$rows[ $at ]['answer'] = $file['name'];
			$rows[ $at ]['file']   = $file;
		}
	}
	return $rows;
}

/**
 * What is wrong with the content of files, by the names of their fields.
 *
 * @param array[] $rows From `rows_with_files()`.
 * @return array<string, string>
 */
function file_errors( array $rows ): array {
	$errors = array();
	foreach ( $rows as $row ) {
		if ( isset( $row['file'] ) && ! is_what_it_says( $row, $row['file'] ) ) {
			$errors[ $row['name'] ] = 'file_type';
		}
	}
	return $errors;
}

/**
 * The folder of the files, with a slash at its end.
 */
function files_folder(): string {
	return wp_upload_dir( null, false )['basedir'] . '/islet-forms/';
}

/**
 * Makes the folder; false if that cannot be done.
 */
function make_files_folder(): bool {
	$folder = files_folder();
	if ( ! wp_mkdir_p( $folder ) ) {
		return false;
	}
	foreach ( FOLDER_GUARDS as $name => $content ) {
		if ( ! file_exists( $folder . $name ) && false === file_put_contents( $folder . $name, $content ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- a small file in the folder of uploads.
			return false;
		}
	}
	return true;
}

/**
 * Stores the files of rows; null if one could not be stored.
 *
 * @param array[] $rows From `rows_with_files()`.
 * @return ?array[] The rows, each with the name of its file in `stored`.
 */
function stored_files( array $rows ): ?array {
	foreach ( $rows as $at => $row ) {
		if ( ! isset( $row['file'] ) ) {
			continue;
		}
		$name = bin2hex( random_bytes( 20 ) );
		// phpcs:ignore Generic.PHP.ForbiddenFunctions -- wp_handle_upload() would store it under its own name, for everybody.
		if ( ! make_files_folder() || ! move_uploaded_file( $row['file']['path'], files_folder() . $name ) ) {
			delete_files( array_column( $rows, 'stored' ) );
			return null;
		}
		chmod( files_folder() . $name, 0600 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- likewise.
		$rows[ $at ]['stored'] = $name;
	}
	return $rows;
}

/**
 * The path of a stored file; empty if there is none.
 *
 * @param mixed $name Of the file.
 */
function stored_path( $name ): string {
	$path = is_string( $name ) && preg_match( '/^[0-9a-f]{40}$/D', $name ) ? files_folder() . $name : '';
	return '' !== $path && is_file( $path ) ? $path : '';
}

/**
 * Deletes stored files.
 *
 * @param array $names Of the files.
 */
function delete_files( array $names ): void {
	foreach ( array_filter( array_map( __NAMESPACE__ . '\stored_path', $names ) ) as $path ) {
		wp_delete_file( $path );
	}
}

/**
 * Deletes the files of an entry with it.
 *
 * @param int $post Of the entry.
 */
function delete_files_of_entry( $post ): void {
	if ( ENTRY_TYPE === get_post_type( $post ) ) {
		delete_files( array_column( entry_answers( (int) $post ), 'stored' ) );
	}
}
add_action( 'before_delete_post', __NAMESPACE__ . '\delete_files_of_entry' );

/**
 * The address at which a file of an entry is read.
 *
 * @param int    $entry  Of the entry.
 * @param string $stored Name of the file.
 */
function file_address( int $entry, string $stored ): string {
	$address = add_query_arg( array( 'action' => FILE_ACTION, 'entry' => $entry, 'file' => $stored ), admin_url( 'admin-post.php' ) ); // phpcs:ignore WordPress.Arrays -- a short one.
	return wp_nonce_url( $address, FILE_ACTION . $entry );
}

/**
 * Sends a file of an entry, as something to save.
 */
function send_file_of_entry(): void {
	$entry = isset( $_GET['entry'] ) ? absint( $_GET['entry'] ) : 0;
	$name  = isset( $_GET['file'] ) ? sanitize_key( $_GET['file'] ) : '';
	check_admin_referer( FILE_ACTION . $entry );
	$files = wp_list_filter( entry_answers( $entry ), array( 'stored' => $name ) );
	$path  = ENTRY_TYPE === get_post_type( $entry ) && current_user_can( entries_capability() ) && $files ? stored_path( $name ) : '';
	if ( '' === $path ) {
		wp_die( esc_html__( 'You cannot read this file.', 'islet' ), 403 );
	}
	nocache_headers();
	header( 'Content-Type: application/octet-stream' );
	header( 'X-Content-Type-Options: nosniff' );
	header( 'Content-Security-Policy: sandbox' );
	header( 'Content-Length: ' . filesize( $path ) );
	header( "Content-Disposition: attachment; filename*=UTF-8''" . rawurlencode( (string) reset( $files )['text'] ) );
	readfile( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a whole file, to the browser.
	exit;
}
add_action( 'admin_post_' . FILE_ACTION, __NAMESPACE__ . '\send_file_of_entry' );
