<?php
/**
 * Plugin Name: Islet
 * Description: Widgets for the block editor and Elementor that bring server-rendered markup to life.
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 * License URI: https://opensource.org/license/mit
 * Text Domain: islet
 * Domain Path: /languages
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;

/**
 * What the build knows of the widgets; generated from its manifest.
 *
 * @return array{version: string, build: string, texts: array<string, string>, widgets: array<string, array>, names: string[],
 *   presets: array<string, array>, jobs: array[], preload: array<string, string[]>} `names` are all widgets, also those that
 *   only markers start; `jobs` are of src/build/editors/stock-jobs.mjs.
 */
function manifest(): array {
	static $manifest = null;
	$manifest        = $manifest ?? require __DIR__ . '/generated/widgets.php';
	return $manifest;
}

foreach ( array(
	'options',
	'session',
	'locale',
	'config',
	'optimisers',
	'assets',
	'preload',
	'settings',
	'marker',
	'blocks',
	'elementor',
	'shortcode',
	'jobs',
	'stock-scripts',
	'sizes',
	'choices',
	'screen',
) as $part ) {
	require_once __DIR__ . "/includes/$part.php";
}
