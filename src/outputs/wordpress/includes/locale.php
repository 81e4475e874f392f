<?php
/**
 * Languages as browsers name them.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The language of numbers and dates. WordPress' names of locales hold more than language tags may: `de_DE_formal`,
 * `pt_PT_ao90`.
 */
function locale(): string {
	preg_match( '/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?(?=-|$)/', str_replace( '_', '-', determine_locale() ), $found );
	return $found[0] ?? '';
}
