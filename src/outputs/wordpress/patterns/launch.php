<?php
/**
 * Title: Landing page with a countdown
 * Description: Counts down to the day of a launch, with a button and a row to share the page.
 * Categories: call-to-action
 * Keywords: countdown, launch, landing page
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull">
<?php echo pattern_heading( __( 'We open in a week', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php echo pattern_paragraph( __( 'Leave nothing to chance: come on the first day.', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php
print_pattern_block( 'countdown', array(
	'end_date'       => wp_date( 'Y-m-d\TH:i', time() + WEEK_IN_SECONDS ),
	'expire_actions' => array(
		array(
			'type' => 'message',
		),
	),
	'expire_message' => __( 'We are open.', 'islet' ),
) );
?>
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php echo esc_html( __( 'Remind me', 'islet' ) ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<?php
print_pattern_block( 'share-buttons', array(
	'items' => array(
		array(
			'network' => 'whatsapp',
		),
		array(
			'network' => 'email',
		),
		array(
			'network' => 'copy',
		),
	),
) );
?>
</div>
<!-- /wp:group -->
