<?php
/**
 * Title: Slides over the whole width
 * Description: Fades from one piece of news to the next, each with a picture and a link.
 * Categories: banner
 * Keywords: hero, slides, banner
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<?php
print_pattern_rows( 'slides', array(
	'align'      => 'full',
	'label'      => __( 'News', 'islet' ),
	'transition' => 'fade',
), array(
	array_merge( placeholder_picture(), array(
		'title'  => __( 'Mending is free', 'islet' ),
		'button' => __( 'How it works', 'islet' ),
		'link'   => '/',
		'text'   => __( 'For as long as you wear it.', 'islet' ),
	) ),
	array_merge( placeholder_picture(), array(
		'title' => __( 'Open on Saturdays', 'islet' ),
		'text'  => __( 'From nine to two.', 'islet' ),
	) ),
) );
?>
