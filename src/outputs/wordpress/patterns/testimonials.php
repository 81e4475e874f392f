<?php
/**
 * Title: Testimonials side by side
 * Description: Shows three quotes at a time, one on phones.
 * Categories: testimonials
 * Keywords: testimonials, quotes, reviews
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<?php echo pattern_heading( __( 'What customers say', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php
print_pattern_block( 'testimonials', array(
	'label'                 => __( 'What customers say', 'islet' ),
	'slides_to_show'        => 3,
	'slides_to_show_mobile' => 1,
	'autoplay'              => false,
	'items'                 => array(
		array(
			'text' => __( 'It has outlived three winters.', 'islet' ),
			'name' => __( 'Name', 'islet' ),
			'job'  => __( 'Hiker', 'islet' ),
		),
		array(
			'text' => __( 'They mended it for free.', 'islet' ),
			'name' => __( 'Name', 'islet' ),
			'job'  => __( 'Teacher', 'islet' ),
		),
		array(
			'text' => __( 'I gave one to each of my sisters.', 'islet' ),
			'name' => __( 'Name', 'islet' ),
			'job'  => __( 'Sister', 'islet' ),
		),
		array(
			'text' => __( 'It fits as if it were made for me.', 'islet' ),
			'name' => __( 'Name', 'islet' ),
			'job'  => __( 'Runner', 'islet' ),
		),
	),
) );
?>
