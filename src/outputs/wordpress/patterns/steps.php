<?php
/**
 * Title: Steps in tabs
 * Description: Explains how something works, a tab for each step.
 * Categories: services
 * Keywords: tabs, steps, how it works
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<?php echo pattern_heading( __( 'How it works', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php
print_pattern_rows( 'tabs', array(
	'label' => __( 'How it works', 'islet' ),
), array(
	array(
		'title' => __( 'Choose', 'islet' ),
		'text'  => __( 'Look around, in the shop or here.', 'islet' ),
	),
	array(
		'title' => __( 'Place an order', 'islet' ),
		'text'  => __( 'Pay as you like.', 'islet' ),
	),
	array(
		'title' => __( 'Wear', 'islet' ),
		'text'  => __( 'For years, and we mend it.', 'islet' ),
	),
) );
?>
