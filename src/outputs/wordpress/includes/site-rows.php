<?php
/**
 * What a widget prints of the site itself, such as the items of a menu or posts, in place of rows that an editor has written.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/plain-text.php';
require_once __DIR__ . '/site-rows/menu-items.php';
require_once __DIR__ . '/site-rows/block-menus.php';
require_once __DIR__ . '/site-rows/menus.php';
require_once __DIR__ . '/site-rows/post-types.php';
require_once __DIR__ . '/site-rows/post-choices.php';
require_once __DIR__ . '/site-rows/post-query.php';
require_once __DIR__ . '/site-rows/post-pages.php';
require_once __DIR__ . '/site-rows/post-items.php';
require_once __DIR__ . '/site-rows/post-filters.php';
require_once __DIR__ . '/site-rows/products.php';
require_once __DIR__ . '/site-rows/posts.php';
require_once __DIR__ . '/site-rows/route.php';

/**
 * What makes the content, by what of the site it is; each gets the settings, the list that it fills and the widget, and returns
 * null where they choose nothing.
 */
const SITE_CONTENT = array(
	'menu'           => 'menu_content',
	'posts'          => 'listed_content',
	'filtered-posts' => 'filtered_content',
	'slide-posts'    => 'slide_content',
	'feed'           => 'feed_content',
);

/** What makes the settings that go with the rows, such as where the widget finds others; each gets the settings. */
const SITE_SETTINGS = array( 'feed' => 'feed_settings' );

/** What lists the things of the site of which an editor chooses. */
const SITE_CHOICES = array(
	'menus'      => 'menu_choices',
	'post-types' => 'type_choices',
	'taxonomies' => 'taxonomy_choices',
	'terms'      => 'term_choices',
	'feeds'      => 'feed_choices',
	'products'   => 'product_choices',
);

/**
 * The list of a widget whose rows may be the site's; null if it has none.
 *
 * @param array $widget The widget.
 */
function site_list( array $widget ): ?array {
	foreach ( $widget['controls'] as $control ) {
		if ( isset( $control['from'] ) ) {
			return $control;
		}
	}
	return null;
}

/**
 * Whether rows of a widget may be these of the site.
 *
 * @param array  $widget The widget.
 * @param string $from   A key of `SITE_CONTENT`.
 */
function lists_from( array $widget, string $from ): bool {
	$list = site_list( $widget );
	return null !== $list && $from === $list['from'];
}

/**
 * What a widget prints of the site, as settings choose it: the rows of its list by the list's key, and what else its template
 * prints, such as links to further pages. Null if they choose nothing.
 *
 * @param array $widget   The widget.
 * @param array $settings What `settings_for()` returned.
 */
function site_content( array $widget, array $settings ): ?array {
	$list = site_list( $widget );
	return null === $list ? null : call_user_func( __NAMESPACE__ . '\\' . SITE_CONTENT[ $list['from'] ], $settings, $list, $widget );
}

/**
 * Settings with those that go with rows of the site, read as an editor's settings are.
 *
 * @param array $widget   The widget.
 * @param array $settings What `settings_for()` returned.
 */
function with_site_settings( array $widget, array $settings ): array {
	$list  = site_list( $widget );
	$makes = null === $list ? null : SITE_SETTINGS[ $list['from'] ] ?? null;
	$more  = null === $makes ? array() : call_user_func( __NAMESPACE__ . '\\' . $makes, template_values( $widget['controls'], $settings ) );
	return array() === $more ? $settings : settings_for( $widget, $more + $settings );
}

/**
 * The choices of a control that names a thing of the site: its value, and what editors read.
 *
 * @param array $control The control.
 * @return array{value: string, label: string}[]
 */
function site_choices( array $control ): array {
	static $known   = array();
	$from           = $control['choicesFrom'];
	$known[ $from ] = $known[ $from ] ?? call_user_func( __NAMESPACE__ . '\\' . SITE_CHOICES[ $from ] );
	return $known[ $from ];
}
