<?php
/**
 * Title: Row to share the page
 * Description: Shows buttons that share the page, in a row with a few words.
 * Categories: footer
 * Keywords: share, social
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"layout":{"type":"flex","flexWrap":"wrap"}} -->
<div class="wp-block-group">
<?php echo pattern_paragraph( __( 'Tell somebody:', 'islet' ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?>
<?php
print_pattern_block( 'share-buttons', array(
	'items' => array(
		array(
			'network' => 'facebook',
		),
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
