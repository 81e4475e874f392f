<?php
/**
 * Texts as an editor typed them, of what WordPress has stored.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** What WordPress writes in place of characters in what people without the capability `unfiltered_html` save. */
const WRITTEN_REFERENCES = array(
	'&amp;'  => '&',
	'&lt;'   => '<',
	'&gt;'   => '>',
	'&quot;' => '"',
	'&#039;' => "'",
);

/**
 * Texts at any depth without the references that WordPress has written. Nothing is decoded twice: the panel of a block
 * stores a reference that somebody has typed as `&amp;amp;`. Twin of `typedTexts()` in editor/typed-texts.ts.
 *
 * @param mixed $given What an editor gave.
 * @return mixed
 */
function typed_texts( $given ) {
	if ( is_array( $given ) ) {
		return array_map( __NAMESPACE__ . '\typed_texts', $given );
	}
	return is_string( $given ) ? strtr( $given, WRITTEN_REFERENCES ) : $given;
}
