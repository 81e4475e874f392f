<?php
/**
 * Measured in the field: how fast pages are for visitors, before Islet has taken jobs over and since.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

foreach ( array(
	'options',
	'pages',
	'histogram',
	'report',
	'store',
	'route',
	'clean-up',
	'numbers',
	'screen',
) as $vitals_part ) {
	require_once __DIR__ . "/vitals/$vitals_part.php";
}
