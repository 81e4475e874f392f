<?php
/**
 * Elementor as far as the panel's controls need it: it notes what is added.
 *
 * @package Islet
 */

namespace Elementor;

/** The controls of a row, by name. */
class Repeater {
	protected array $controls = array();

	public function add_control( string $name, array $args ): void {
		$this->controls[ $name ] = $args;
	}

	public function get_controls(): array {
		return $this->controls;
	}
}

/** Sections with their controls, by name. */
class Controls_Stack {
	public array $sections = array();
	private string $section = '';

	public function start_controls_section( string $name, array $args ): void {
		$this->section           = $name;
		$this->sections[ $name ] = $args + array( 'controls' => array() );
	}

	public function add_control( string $name, array $args ): void {
		$this->sections[ $this->section ]['controls'][ $name ] = $args;
	}

	public function add_responsive_control( string $name, array $args ): void {
		$this->add_control( $name, $args + array( 'responsive' => true ) );
	}

	public function end_controls_section(): void {
		$this->section = '';
	}

	public function get_unique_name(): Controls_Stack {
		return $this;
	}
}

/** Elementor's list of the controls of every element. */
class Controls_Manager {
	/**
	 * A control, or an error.
	 *
	 * @param Controls_Stack $stack An element.
	 * @param string         $name  Of the control.
	 * @return array|\WP_Error
	 */
	public function get_control_from_stack( Controls_Stack $stack, string $name ) {
		foreach ( $stack->sections as $section ) {
			if ( isset( $section['controls'][ $name ] ) ) {
				return $section['controls'][ $name ];
			}
		}
		return new \WP_Error();
	}
}

/** What plugins find Elementor's parts in. */
class Plugin {
	public static Plugin $instance;
	public Controls_Manager $controls_manager;
}

Plugin::$instance                   = new Plugin();
Plugin::$instance->controls_manager = new Controls_Manager();
