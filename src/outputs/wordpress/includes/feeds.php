<?php
/**
 * Feeds that the server asks: sources that an administrator saves, their items as rows of a widget, and a route for further ones.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

foreach ( array(
	'texts',
	'addresses',
	'dates',
	'references',
	'html-tokens',
	'html-text',
	'xml',
	'json',
	'items',
	'first-address',
	'formats/rss',
	'formats/atom',
	'formats/json-feed',
	'formats/wordpress',
	'formats/mastodon',
	'formats/bluesky',
	'read',
	'sources',
	'fetch',
	'answers',
	'rows',
	'route',
	'screen',
) as $feeds_part ) {
	require_once __DIR__ . "/feeds/$feeds_part.php";
}
