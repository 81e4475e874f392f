<?php
/**
 * Configuration of the test site. Nothing of it is secret: the site lives in a temporary folder and answers only this machine.
 */

define( 'DB_NAME', 'islet' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
$table_prefix = 'wp_';

// The port is free at the start of the server, so it is in no option.
define( 'WP_HOME', 'http://' . ( $_SERVER['HTTP_HOST'] ?? '127.0.0.1' ) );
define( 'WP_SITEURL', WP_HOME );

// Without these, pages of the administration wait for servers that give updates.
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', __DIR__ . '/debug.txt' );
// Files that are joined into one address are slower with PHP's own server.
define( 'CONCATENATE_SCRIPTS', false );

foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $islet_test_key ) {
	define( $islet_test_key . '_KEY', str_repeat( $islet_test_key, 8 ) );
	define( $islet_test_key . '_SALT', strrev( str_repeat( $islet_test_key, 8 ) ) );
}

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
