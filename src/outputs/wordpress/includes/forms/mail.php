<?php
/**
 * Tells the site's receivers of an entry.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * A text for the line of a header: it cannot begin another one.
 *
 * @param string $text The text.
 */
function header_text( string $text ): string {
	return trim( (string) preg_replace( '/[\x{0}-\x{1f}\x{7f}\x{2028}\x{2029}]+/u', ' ', $text ) );
}

/**
 * The text of a mail: labels with answers.
 *
 * @param array[] $answers From `kept_answers()`.
 */
function mail_text( array $answers ): string {
	$lines = array();
	foreach ( $answers as $answer ) {
		$has_lines = false !== strpos( $answer['text'], "\n" );
		$lines[]   = $answer['label'] . ':' . ( $has_lines ? "\n" : ' ' ) . ( '' === $answer['text'] ? '–' : $answer['text'] );
	}
	return implode( "\n\n", $lines );
}

/**
 * Mails an entry to the receivers of its form. Replies go to the first e-mail address that the visitor has filled in.
 *
 * @param array   $definition From `form_definition()`.
 * @param array[] $rows       Of `checked_answers()`.
 * @param int     $entry      Its id.
 */
function send_entry( array $definition, array $rows, int $entry ): void {
	$answers = kept_answers( $rows );
	$emails  = wp_list_pluck( wp_list_filter( $answers, array( 'kind' => 'email' ) ), 'text' );
	$reply   = array_values( array_filter( $emails, 'is_email' ) );
	$site    = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
	$text    = mail_text( $answers ) . "\n\n-- \n" . admin_url( "post.php?post=$entry&action=edit" ) . "\n";
	$sent    = wp_mail(
		receivers_of( $definition['name'] ),
		header_text( "[$site] {$definition['name']}" ),
		$text,
		$reply ? array( 'Reply-To: ' . header_text( $reply[0] ) ) : array()
	);
	update_post_meta( $entry, ENTRY_MAILED, $sent ? 'yes' : 'no' );
}
