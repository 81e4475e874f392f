<?php
/**
 * Plugin Name: Islet
 * Description: Widgets for the block editor and Elementor that bring server-rendered markup to life.
 * Version: 0.1.0
 * Author: Islet
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
 *   presets: array<string, array>, jobs: array[], undeclared: array<string, string[]>, shared_names: array<string, string>,
 *   services: array<string, array>, preload: array<string, string[]>, own_files: array<string, string[]>,
 *   sheets: array<string, array>,
 *   styles: array<string, string>, preset_sheets: array<string, string>, element_sheets: array<string, string[]>,
 *   class_sheets: array<string, array<string, string[]>>} `names` are all widgets, also those that only markers start; `presets`,
 *   `jobs`, `undeclared` and `shared_names` are of src/presets/stock.ts, `services` of src/build/editors/services.mjs, all sheets
 *   of src/build/bundle/chunks/sheets.mjs.
 */
function manifest(): array {
	static $manifest = null;
	$manifest        = $manifest ?? require __DIR__ . '/generated/widgets.php';
	return $manifest;
}

/**
 * The function that prints what is inside of a widget; generated from its markup.liquid.
 *
 * @param string $name A widget that has a template.
 * @return callable(array, Printer): string
 */
function template_of( string $name ): callable {
	return require __DIR__ . "/generated/templates/$name.php";
}

foreach ( array(
	'options',
	'preview',
	'former-choices',
	'presses',
	'session',
	'shop-facts',
	'locale',
	'translations',
	'config',
	'chosen-config',
	'optimisers',
	'assets',
	'shop-page-kind',
	'preload',
	'page-styles',
	'settings',
	'page-facts',
	'page-kinds',
	'feeds',
	'site-rows',
	'marker',
	'render',
	'blocks',
	'forms',
	'vitals',
	'patterns',
	'elementor',
	'shortcode',
	'presets',
	'native-markup',
	'kept-jobs',
	'jobs',
	'order-buttons',
	'inline-scripts',
	'stock-scripts',
	'picture-sizes',
	'video-frames',
	'sizes',
	'page-loads',
	'savings',
	'emoji',
	'block-pages',
	'shop-switches',
	'screen-shop',
	'services',
	'text-choices',
	'choices',
	'screen-fields',
	'screen-jobs',
	'screen-loads',
	'screen-presets',
	'screen-first-steps',
	'screen-preview',
	'screen',
	'preview-bar',
) as $part ) {
	require_once __DIR__ . "/includes/$part.php";
}
