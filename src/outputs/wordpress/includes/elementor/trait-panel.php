<?php
/**
 * What every widget of ours is to Elementor.
 *
 * @package Islet
 */

namespace Islet\Elementor;

use function Islet\add_panel_sections;
use function Islet\given_by_panel;
use function Islet\is_offered;
use function Islet\manifest;
use function Islet\mark_element;
use function Islet\marker;
use function Islet\marker_names;
use function Islet\panel_widgets;
use function Islet\site_list;
use const Islet\PANEL_PREFIX;

defined( 'ABSPATH' ) || exit;

/** A widget of the manifest whose name the class has in its constant ISLET. */
trait Panel {
	/** The widget as the manifest has it. */
	private function islet(): array {
		return manifest()['widgets'][ static::ISLET ];
	}

	public function get_name() {
		return 'islet-' . static::ISLET;
	}

	public function get_title() {
		return \Islet\listed_title( \Islet\panel_text( $this->islet()['title'] ) );
	}

	public function get_icon() {
		return 'dashicons dashicons-' . $this->islet()['icon'];
	}

	public function get_categories() {
		return array( 'islet' );
	}

	public function get_keywords() {
		return array_merge( array( 'islet' ), $this->islet()['keywords'] );
	}

	public function show_in_panel() {
		return is_offered( $this->islet() );
	}

	public function get_script_depends(): array {
		return array( 'islet' );
	}

	public function get_style_depends(): array {
		return array( 'islet' );
	}

	public function has_widget_inner_wrapper(): bool {
		return ! \Elementor\Plugin::$instance->experiments->is_feature_active( 'e_optimized_markup' );
	}

	/** The same settings print the same markup, so Elementor may keep it; rows of the site and what a shop shows may be others tomorrow, and a form says what came of it. */
	protected function is_dynamic_content(): bool {
		return isset( $this->islet()['shop'] ) || null !== site_list( $this->islet() ) || has_filter( 'islet_marker_' . static::ISLET );
	}

	protected function register_controls() {
		foreach ( panel_widgets( static::ISLET ) as $name => $widget ) {
			add_panel_sections( $this, $widget, static::ISLET === $name );
		}
	}

	protected function render() {
		$given = array();
		foreach ( panel_widgets( static::ISLET ) as $widget ) {
			$given += given_by_panel( $widget['controls'], $this->get_settings(), PANEL_PREFIX );
		}
		$html = marker( static::ISLET, $given, $this->inner(), $this->editor_attributes(), 'islet-' . $this->get_id() );
		echo $this->marked( $html, $given ); // phpcs:ignore WordPress.Security.EscapeOutput -- marker() escapes settings and what a template prints of them, and elements inside are as Elementor prints them.
	}

	/** The element with the widgets that start this one, if there are any. */
	private function marked( string $html, array $given ): string {
		$starters = array_diff_key( panel_widgets( static::ISLET ), array( static::ISLET => true ) );
		if ( ! $starters ) {
			return $html;
		}
		$element = new \WP_HTML_Tag_Processor( mark_element( $html, array_fill_keys( array_keys( $starters ), $given ) ) );
		$element->next_tag();
		$element->set_attribute( 'data-widget', marker_names( static::ISLET ) );
		return $element->get_updated_html();
	}

	/** In the editor the widget runs at once, and is the same one when its element is drawn again. */
	private function editor_attributes(): string {
		$is_editor = \Elementor\Plugin::$instance->editor->is_edit_mode();
		return $is_editor ? 'data-widget-on="load" data-widget-key="' . esc_attr( $this->get_id() ) . '"' : '';
	}
}
