<?php
/**
 * Title: Questions and answers
 * Description: Opens one answer at a time.
 * Categories: text
 * Keywords: faq, accordion, help
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<?php echo pattern_heading( __( 'Questions and answers', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php
print_pattern_rows( 'accordion', array(
	'exclusive'  => true,
	'open_first' => true,
), array(
	array(
		'title' => __( 'How long does delivery take?', 'islet' ),
		'text'  => __( 'Two to three days.', 'islet' ),
	),
	array(
		'title' => __( 'Can I send it back?', 'islet' ),
		'text'  => __( 'Within 30 days, for free.', 'islet' ),
	),
	array(
		'title' => __( 'Do you wrap gifts?', 'islet' ),
		'text'  => __( 'Yes, in paper from the mill.', 'islet' ),
	),
) );
?>
