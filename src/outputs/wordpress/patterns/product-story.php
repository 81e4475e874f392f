<?php
/**
 * Title: Story of a product with points
 * Description: Shows a picture whose points say how a product is made, and a button to it.
 * Categories: featured
 * Keywords: hotspots, product, story
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<?php echo pattern_heading( __( 'Made to last', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php echo pattern_paragraph( __( 'Press a point to see how it is made.', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php
print_pattern_block( 'hotspots', array_merge( placeholder_picture(), array(
	'align' => 'wide',
	'items' => array(
		array(
			'title' => __( 'Seams', 'islet' ),
			'text'  => __( 'Sewn twice, with linen.', 'islet' ),
			'x'     => 20,
			'y'     => 65,
		),
		array(
			'title' => __( 'Horn buttons', 'islet' ),
			'text'  => __( 'With one to spare.', 'islet' ),
			'x'     => 30,
			'y'     => 25,
		),
	),
) ) );
?>
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php echo esc_html( __( 'See it in the shop', 'islet' ) ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
