<?php
/**
 * Title: Gallery with groups
 * Description: Shows pictures in columns, which visitors filter by groups.
 * Categories: gallery
 * Keywords: gallery, pictures, masonry
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<?php echo pattern_heading( __( 'Pictures', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php
print_pattern_block( 'gallery', array(
	'align'          => 'wide',
	'columns'        => 3,
	'columns_mobile' => 1,
	'gallery_layout' => 'masonry',
	'groups'         => array(
		array(
			'title' => __( 'Indoors', 'islet' ),
		),
		array(
			'title' => __( 'Outdoors', 'islet' ),
		),
	),
	'items'          => array(
		array_merge( placeholder_picture(), array(
			'caption' => __( 'First picture', 'islet' ),
			'groups'  => '1',
		) ),
		array_merge( placeholder_picture(), array(
			'caption' => __( 'Second picture', 'islet' ),
			'groups'  => '2',
		) ),
		array_merge( placeholder_picture(), array(
			'caption' => __( 'Third picture', 'islet' ),
			'groups'  => '1',
		) ),
		array_merge( placeholder_picture(), array(
			'caption' => __( 'Fourth picture', 'islet' ),
			'groups'  => '2',
		) ),
		array_merge( placeholder_picture(), array(
			'caption' => __( 'Fifth picture', 'islet' ),
			'groups'  => '1, 2',
		) ),
		array_merge( placeholder_picture(), array(
			'caption' => __( 'Sixth picture', 'islet' ),
			'groups'  => '1',
		) ),
	),
) );
?>
