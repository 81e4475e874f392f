<?php
/**
 * Gives a page jQuery back if a script in its HTML uses it. No dependency declares such a script, such as a snippet in a post
 * or in a theme's header; only the whole page does.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** Where jQuery goes if it is used. Data, so that optimisers leave it in its place. */
const JQUERY_PLACE = '<script type="application/json" id="islet-jquery">{}</script>';

/** The place, also as an optimiser writes it. */
const PLACE_PATTERN = '/<script\b[^>]*\bid=["\']?islet-jquery\b[^>]*>[^<]*<\/script>\n?/i';

/** A script element: its attributes, and its text. */
const SCRIPT_PATTERN = '/<script\b([^>]*)>([^<]*+(?:<(?!\/script\b)[^<]*+)*+)<\/script\b[^>]*>/i';

/** Attributes of a script element whose text is data or a template, or does not count beside the file that it names. */
const NO_CODE_PATTERN = '/\ssrc\s*=|\stype\s*=\s*["\']?[^"\'\s>]*(?:json|importmap|speculationrules|html|template)/i';

/** An attribute with code that uses jQuery. */
const HANDLER_PATTERN = '/\s(?:on[a-z]+\s*=|href\s*=(?=\s*["\']\s*javascript:))\s*(?:"[^"]*\bjQuery\b|\'[^\']*\bjQuery\b)/i';

/**
 * The parts of scripts that belong to jobs of Islet but stand in the page itself.
 *
 * @return array<int, string[]>
 */
function snippets(): array {
	return array_merge( array(), ...array_column( taken_jobs(), 'snippets' ) );
}

/**
 * Whether a script belongs to a job of Islet: it has all parts of one of the job's snippets.
 *
 * @param string $text The script.
 */
function is_snippet( string $text ): bool {
	foreach ( snippets() as $parts ) {
		$found = array_filter(
			$parts,
			function ( string $part ) use ( $text ): bool {
				return false !== strpos( $text, $part );
			}
		);
		if ( $found === $parts ) {
			return true;
		}
	}
	return false;
}

/**
 * Whether a script in HTML uses jQuery. WordPress' jQuery has no other name for all scripts: `$` is its name in functions.
 *
 * @param string $html HTML.
 */
function uses_jquery( string $html ): bool {
	if ( false === strpos( $html, 'jQuery' ) ) {
		return false;
	}
	preg_match_all( SCRIPT_PATTERN, $html, $scripts, PREG_SET_ORDER );
	foreach ( $scripts as list( , $attributes, $text ) ) {
		if ( preg_match( '/\bjQuery\b/', $text ) && ! preg_match( NO_CODE_PATTERN, $attributes ) && ! is_snippet( $text ) ) {
			return true;
		}
	}
	return 1 === preg_match( HANDLER_PATTERN, $html );
}

/**
 * Makes a script plain text if it belongs to a job of Islet: it calls what is not there, and Islet reads its settings.
 *
 * @param string[] $script As SCRIPT_PATTERN finds it.
 */
function script_or_text( array $script ): string {
	list( $element, $attributes, $text ) = $script;
	if ( ! is_snippet( $text ) ) {
		return $element;
	}
	$others = preg_replace( '/\stype\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s>]+)/i', '', $attributes );
	return "<script type=\"text/plain\"$others>$text</script>";
}

/**
 * A page with jQuery in its place if a script uses it, and without the place.
 *
 * @param string $html     HTML from before the head's scripts.
 * @param string $tags     Of jQuery; empty if the page has not lost it.
 * @param bool   $is_whole Whether nothing follows; what does may use jQuery.
 */
function finished_page( string $html, string $tags, bool $is_whole = true ): string {
	$page = snippets() ? preg_replace_callback( SCRIPT_PATTERN, __NAMESPACE__ . '\script_or_text', $html ) ?? $html : $html;
	$tags = $is_whole && ! uses_jquery( $page ) ? '' : $tags;
	if ( '' !== $tags ) {
		// What was enqueued late may have brought it, too.
		$page = str_replace( preg_split( '/(?<=<\/script>\n)/', $tags, -1, PREG_SPLIT_NO_EMPTY ), '', $page );
	}
	$put = function () use ( $tags ): string {
		return $tags;
	};
	return preg_replace_callback( PLACE_PATTERN, $put, $page, 1 ) ?? $page;
}

/**
 * The tags of the jQuery that the page has lost, empty if it has not; null as long as there is nothing to look for.
 *
 * @param string|null $tags What is known now.
 */
function lost_jquery( ?string $tags = null ): ?string {
	static $lost = null;
	$lost        = $lost ?? $tags;
	return $lost;
}

/**
 * Looks into the page before it is sent.
 *
 * @param string $html  What was printed.
 * @param int    $phase Of the output: PHP's flags.
 */
function look_into_page( string $html, int $phase ): string {
	$tags     = lost_jquery();
	$is_whole = (bool) ( $phase & PHP_OUTPUT_HANDLER_FINAL );
	$page     = null === $tags ? $html : finished_page( $html, $tags, $is_whole );
	return $is_whole ? with_page_sheets( $page ) : $page;
}

/**
 * Keeps what the page's template prints until it is whole. Not in parts: a plugin that ends all output buffers and puts them
 * together would mix them up.
 *
 * @param string $template The template's file.
 */
function keep_page( $template ) {
	if ( ! is_editor() && taken_jobs() ) {
		ob_start( __NAMESPACE__ . '\look_into_page' );
	}
	return $template;
}
// Last: within the buffers of optimisers, which would hide the scripts, and after whoever sends a file in place of a page.
add_filter( 'template_include', __NAMESPACE__ . '\keep_page', PHP_INT_MAX );

/**
 * Whether the page's scripts bring jQuery.
 *
 * @param \WP_Scripts $scripts WordPress' scripts.
 */
function has_jquery( \WP_Scripts $scripts ): bool {
	return isset( needed_handles( $scripts, $scripts->queue )['jquery'] );
}

/**
 * The tags of jQuery, as WordPress would print them here.
 *
 * @param \WP_Scripts $scripts WordPress' scripts.
 */
function jquery_tags( \WP_Scripts $scripts ): string {
	// A copy, so that WordPress still counts it as not printed.
	$copy        = clone $scripts;
	$copy->to_do = array();
	ob_start();
	$copy->do_items( 'jquery' );
	return (string) ob_get_clean();
}

/**
 * Looks into the page once its stock scripts are off, if a script in its HTML may count on what they brought.
 *
 * @param \WP_Scripts $scripts    WordPress' scripts.
 * @param bool        $had_jquery Whether they brought jQuery before.
 */
function look_for_inline_scripts( \WP_Scripts $scripts, bool $had_jquery ): void {
	$has_lost = $had_jquery && ! has_jquery( $scripts );
	if ( null !== lost_jquery() || ! ( $has_lost || snippets() ) || ! in_array( __NAMESPACE__ . '\look_into_page', ob_list_handlers(), true ) ) {
		return;
	}
	lost_jquery( $has_lost ? jquery_tags( $scripts ) : '' );
	if ( $has_lost ) {
		echo JQUERY_PLACE . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- a constant.
	}
}
