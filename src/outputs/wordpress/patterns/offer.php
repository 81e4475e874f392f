<?php
/**
 * Title: Offer with a countdown for each visitor
 * Description: Gives each visitor an hour, with a button below the time.
 * Categories: call-to-action
 * Keywords: countdown, sale, evergreen
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group">
<?php echo pattern_heading( __( 'An hour for you alone', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php echo pattern_paragraph( __( 'The price is yours for an hour from your first visit.', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php
print_pattern_block( 'countdown', array(
	'evergreen_interval' => 3600,
	'show_days'          => false,
) );
?>
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button"><?php echo esc_html( __( 'Take the offer', 'islet' ) ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
</div>
<!-- /wp:group -->
