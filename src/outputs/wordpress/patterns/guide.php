<?php
/**
 * Title: Guide with a table of contents
 * Description: Lists the headings of a long text, and marks the one that is read.
 * Categories: text
 * Keywords: contents, guide, article
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<?php
print_pattern_block( 'table-of-contents', array() );
?>
<?php echo pattern_heading( __( 'Before you begin', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php echo pattern_paragraph( __( 'What you need, and how long it takes.', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php echo pattern_heading( __( 'Step by step', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php echo pattern_paragraph( __( 'What to do, one thing after the other.', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php echo pattern_heading( __( 'If it does not work', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php echo pattern_paragraph( __( 'What goes wrong at times, and what helps.', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
