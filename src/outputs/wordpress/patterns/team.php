<?php
/**
 * Title: Team in a carousel
 * Description: Shows the people of a team, three at a time.
 * Categories: team
 * Keywords: people, team, carousel
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<?php echo pattern_heading( __( 'Who we are', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php
print_pattern_rows( 'carousel', array(
	'label'                 => __( 'The team', 'islet' ),
	'slides_to_show'        => 3,
	'slides_to_show_mobile' => 1,
	'space_between'         => 24,
), array(
	array_merge( placeholder_picture(), array(
		'inside' => pattern_heading( __( 'Name', 'islet' ), 3 ) . pattern_paragraph( __( 'Founder', 'islet' ) ),
	) ),
	array_merge( placeholder_picture(), array(
		'inside' => pattern_heading( __( 'Name', 'islet' ), 3 ) . pattern_paragraph( __( 'Design', 'islet' ) ),
	) ),
	array_merge( placeholder_picture(), array(
		'inside' => pattern_heading( __( 'Name', 'islet' ), 3 ) . pattern_paragraph( __( 'Workshop', 'islet' ) ),
	) ),
	array_merge( placeholder_picture(), array(
		'inside' => pattern_heading( __( 'Name', 'islet' ), 3 ) . pattern_paragraph( __( 'Customers', 'islet' ) ),
	) ),
) );
?>
