<?php
/**
 * Widgets with elements inside, where Elementor can nest them.
 *
 * @package Islet
 */

namespace Islet\Elementor;

defined( 'ABSPATH' ) || exit;

/** A widget around one container, in which every element of the panel can be put. */
abstract class Inner extends \Elementor\Modules\NestedElements\Base\Widget_Nested_Base {
	use Panel;

	protected function get_default_children_elements() {
		return array(
			array(
				'elType'   => 'container',
				'settings' => array( 'content_width' => 'full' ),
			),
		);
	}

	/** There is no list of children with titles in the panel. */
	protected function get_default_repeater_title_setting_key() {
		return '';
	}

	protected function get_default_children_placeholder_selector() {
		return '> [data-widget], > .elementor-widget-container > [data-widget]';
	}

	/** The elements inside as visitors get them. */
	protected function inner(): string {
		ob_start();
		foreach ( $this->get_children() as $child ) {
			$child->print_element();
		}
		return (string) ob_get_clean();
	}

	/** What the editor draws around the elements; the preview's script writes the settings. */
	protected function content_template() {
		echo '<section data-widget="' . esc_attr( \Islet\marker_names( static::ISLET ) ) . '" data-widget-on="load" data-widget-key="{{ view.getID() }}"></section>';
	}
}
