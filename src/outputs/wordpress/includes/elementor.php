<?php
/**
 * Elementor: every widget that works alone is an element of its panel, and every one that extends an element is a
 * part of that element's panel.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'conditions', 'values', 'control', 'controls', 'given', 'elements', 'extensions', 'scripts' ) as $part ) {
	require_once __DIR__ . "/elementor/$part.php";
}

/**
 * Adds the group of widgets in which the panel lists ours.
 *
 * @param \Elementor\Elements_Manager $elements Elementor's list of elements.
 */
function add_elementor_category( $elements ): void {
	$elements->add_category( 'islet', array( 'title' => __( 'Islet', 'islet' ) ) );
}

/**
 * Adds our widgets; the classes are generated, because Elementor makes instances by class name.
 *
 * @param \Elementor\Widgets_Manager $widgets Elementor's list of widgets.
 */
function register_elementor_widgets( $widgets ): void {
	require_once __DIR__ . '/elementor/trait-panel.php';
	require_once __DIR__ . '/elementor/class-inner-' . ( has_nested_elements() ? 'elements' : 'text' ) . '.php';
	require_once dirname( __DIR__ ) . '/generated/elementor.php';
	foreach ( Elementor\classes() as $class ) {
		$widgets->register( new $class() );
	}
}

/**
 * Whether elements can stand inside of widgets: Elementor's own Tabs and Accordion are made so since 3.10, and it is on
 * for every site with containers. They are edited, moved, copied and undone where they stand, which a template that is
 * chosen by its id is not.
 */
function has_nested_elements(): bool {
	return class_exists( \Elementor\Modules\NestedElements\Base\Widget_Nested_Base::class )
		&& \Elementor\Plugin::$instance->experiments->is_feature_active( 'nested-elements' );
}

add_action( 'elementor/elements/categories_registered', __NAMESPACE__ . '\add_elementor_category' );
add_action( 'elementor/widgets/register', __NAMESPACE__ . '\register_elementor_widgets' );
