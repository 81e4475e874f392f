<?php
/**
 * Widgets with something inside, where Elementor cannot nest elements.
 *
 * @package Islet
 */

namespace Islet\Elementor;

defined( 'ABSPATH' ) || exit;

/** A widget with a text that is written in the panel. */
abstract class Inner extends \Elementor\Widget_Base {
	use Panel {
		register_controls as private register_settings;
	}

	protected function register_controls() {
		$this->start_controls_section( 'islet_section_inner', array( 'label' => __( 'Content', 'islet' ) ) );
		$this->add_control(
			'islet_inner',
			array(
				'type'    => 'wysiwyg',
				'label'   => __( 'Content', 'islet' ),
				'default' => '<p>' . esc_html__( 'What is inside.', 'islet' ) . '</p>',
			)
		);
		$this->end_controls_section();
		$this->register_settings();
	}

	/** The text as Elementor's text element prints it. */
	protected function inner(): string {
		return $this->parse_text_editor( $this->get_settings( 'islet_inner' ) );
	}
}
