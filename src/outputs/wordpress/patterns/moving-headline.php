<?php
/**
 * Title: Opening with a moving headline
 * Description: Shows words of a headline in turn, with a text and a button below.
 * Categories: banner
 * Keywords: hero, headline, typing
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull">
<?php
print_pattern_block( 'headline', array(
	'before'         => __( 'We make bags that are', 'islet' ),
	'items'          => array(
		array(
			'word' => __( 'light', 'islet' ),
		),
		array(
			'word' => __( 'strong', 'islet' ),
		),
		array(
			'word' => __( 'yours', 'islet' ),
		),
	),
	'headline_style' => 'rotate',
	'level'          => 'h2',
) );
?>
<?php echo pattern_paragraph( __( 'From one workshop, by twelve people.', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php echo esc_html( __( 'See the bags', 'islet' ) ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
</div>
<!-- /wp:group -->
