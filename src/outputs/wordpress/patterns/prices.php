<?php
/**
 * Title: Prices by month and by year
 * Description: Shows prices in columns, in a tab for each way to pay.
 * Categories: call-to-action
 * Keywords: prices, plans, tabs
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<?php echo pattern_heading( __( 'Prices', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php
print_pattern_rows( 'tabs', array(
	'label' => __( 'Paid', 'islet' ),
), array(
	array(
		'title'  => __( 'Monthly', 'islet' ),
		'inside' => pattern_columns(
			array(
				pattern_heading( __( 'Small', 'islet' ), 4 ) . pattern_paragraph( __( '9 a month', 'islet' ) ),
				pattern_heading( __( 'Medium', 'islet' ), 4 ) . pattern_paragraph( __( '19 a month', 'islet' ) ),
				pattern_heading( __( 'Large', 'islet' ), 4 ) . pattern_paragraph( __( '39 a month', 'islet' ) ),
			)
		),
	),
	array(
		'title'  => __( 'Yearly', 'islet' ),
		'inside' => pattern_columns(
			array(
				pattern_heading( __( 'Small', 'islet' ), 4 ) . pattern_paragraph( __( '90 a year', 'islet' ) ),
				pattern_heading( __( 'Medium', 'islet' ), 4 ) . pattern_paragraph( __( '190 a year', 'islet' ) ),
				pattern_heading( __( 'Large', 'islet' ), 4 ) . pattern_paragraph( __( '390 a year', 'islet' ) ),
			)
		),
	),
) );
?>
