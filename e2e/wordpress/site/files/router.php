<?php
/**
 * For PHP's own server: files as they are, folders by their index.php, everything else by WordPress.
 */

const TYPES = array(
	'js'    => 'text/javascript',
	'mjs'   => 'text/javascript',
	'css'   => 'text/css',
	'json'  => 'application/json',
	'svg'   => 'image/svg+xml',
	'png'   => 'image/png',
	'woff2' => 'font/woff2',
);

$path = urldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$file = __DIR__ . $path;

if ( is_file( $file ) && 'php' !== pathinfo( $file, PATHINFO_EXTENSION ) ) {
	$type = TYPES[ pathinfo( $file, PATHINFO_EXTENSION ) ] ?? null;
	if ( null === $type ) {
		return false;
	}
	header( "Content-Type: $type" );
	header( 'Cache-Control: max-age=31536000' );
	readfile( $file );
	return true;
}

if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) ) {
	if ( '/' !== substr( $path, -1 ) ) {
		header( "Location: $path/" );
		return true;
	}
	$path .= 'index.php';
} elseif ( ! is_file( $file ) ) {
	$path = '/index.php';
}

$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = __DIR__ . $path;
chdir( dirname( __DIR__ . $path ) );
require __DIR__ . $path;
return true;
