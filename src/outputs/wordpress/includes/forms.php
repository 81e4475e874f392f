<?php
/**
 * Contact forms: what they ask is read from saved posts, answers are checked, kept as entries and sent by mail.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

foreach ( array(
	'expression/values',
	'expression/functions',
	'expression/tokens',
	'expression/class-expression-cursor',
	'expression/class-expression-parser',
	'rows',
	'logic',
	'checks/patterns',
	'checks/check',
	'checks/answers',
	'captcha',
	'options',
	'saved-forms',
	'definition',
	'holders',
	'signed',
	'attempts',
	'texts',
	'files',
	'entries',
	'entry-screen',
	'entry-filter',
	'export',
	'privacy',
	'clean-up',
	'mail',
	'receive',
	'class-form-html',
	'print',
	'screen',
) as $forms_part ) {
	require_once __DIR__ . "/forms/$forms_part.php";
}
