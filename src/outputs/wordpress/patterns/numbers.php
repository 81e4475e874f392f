<?php
/**
 * Title: Facts in numbers
 * Description: Counts up to three numbers once the visitor sees them.
 * Categories: about
 * Keywords: counter, numbers, statistics
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<?php echo pattern_heading( __( 'In numbers', 'islet' ), 2 ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<!-- wp:columns -->
<div class="wp-block-columns">
<!-- wp:column -->
<div class="wp-block-column">
<?php
print_pattern_block( 'counter', array(
	'to_value' => 120,
	'fontSize' => 'x-large',
) );
?>
<?php echo pattern_paragraph( __( 'people work here', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
</div>
<!-- /wp:column -->
<!-- wp:column -->
<div class="wp-block-column">
<?php
print_pattern_block( 'counter', array(
	'to_value' => 35,
	'fontSize' => 'x-large',
) );
?>
<?php echo pattern_paragraph( __( 'years of practice', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
</div>
<!-- /wp:column -->
<!-- wp:column -->
<div class="wp-block-column">
<?php
print_pattern_block( 'counter', array(
	'to_value' => 9000,
	'fontSize' => 'x-large',
) );
?>
<?php echo pattern_paragraph( __( 'repairs so far', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
</div>
<!-- /wp:column -->
</div>
<!-- /wp:columns -->
