<?php
/**
 * Title: Header with a search over the page
 * Description: Shows the name of the site, and a button that opens a search form over the page.
 * Categories: header
 * Keywords: header, search
 * Block Types: core/template-part/header
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"align":"full","layout":{"type":"flex","justifyContent":"space-between"}} -->
<div class="wp-block-group alignfull"><!-- wp:site-title /-->
<?php
print_pattern_block( 'search-form', array(
	'parameter' => 's',
	'look'      => 'full_screen',
	'label'     => __( 'Search', 'islet' ),
) );
?>
</div>
<!-- /wp:group -->
