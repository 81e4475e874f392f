<?php
/**
 * Answers lines of JSON on the standard input: the first has the widgets, each other one a function of the plugin and its
 * arguments. What WordPress would give stands in wordpress.php.
 *
 * @package Islet
 */

namespace Islet;

error_reporting( E_ALL );
define( 'ABSPATH', __DIR__ );
const PLUGIN_FILE = __FILE__;
require __DIR__ . '/wordpress.php';
require __DIR__ . '/site-posts.php';
require __DIR__ . '/panel.php';
require __DIR__ . '/feed-site.php';

/**
 * What the first line has: the widgets, and the PHP of their templates.
 *
 * @return array{widgets: array<string, array>, templates: array<string, string>}
 */
function manifest(): array {
	static $manifest = null;
	$manifest        = $manifest ?? json_decode( (string) fgets( STDIN ), true );
	return $manifest;
}

/**
 * The function that a template is.
 *
 * @param string $name The widget.
 */
function template_of( string $name ): callable {
	static $templates   = array();
	$templates[ $name ] = $templates[ $name ] ?? eval( substr( manifest()['templates'][ $name ], strlen( '<?php' ) ) );
	return $templates[ $name ];
}

/** The texts that visitors read, of which one is translated. */
function page_texts(): array {
	return array(
		'cart'       => 'Cart',
		'share_copy' => 'Link <kopieren>',
	);
}

/** The page. */
function page_facts(): array {
	return array(
		'url'   => 'https://shop.example/a?b=1&c',
		'title' => 'A "title" & more',
		'search' => '/',
	);
}

$includes = dirname( __DIR__, 2 ) . '/src/outputs/wordpress/includes/';
require $includes . 'settings.php';
require $includes . 'options.php';
require $includes . 'feeds.php';
require $includes . 'site-rows.php';
require $includes . 'marker.php';
require $includes . 'render.php';
require $includes . 'elementor.php';
require $includes . 'shortcode.php';
require $includes . 'video-frames.php';
require $includes . 'picture-sizes.php';
require $includes . 'blocks/bindings.php';
require_once $includes . 'blocks/data.php';
require_once $includes . 'blocks/extensions.php';

/** The tag is no part of what is tested. */
function enqueue(): void {
}

/**
 * The jobs that a call says have been handed over.
 *
 * @return array[]
 */
function taken_jobs(): array {
	return array_map(
		function ( string $id ): array {
			return array( 'id' => $id );
		},
		$GLOBALS['islet_jobs']
	);
}

/** Whether a call stands in the builder's editor. */
function is_editor(): bool {
	return $GLOBALS['islet_in_editor'];
}

/**
 * The file of an address, as far as a call says that the site has it.
 *
 * @param string $src The address.
 */
function file_of( string $src ): string {
	return $GLOBALS['islet_files'][ $src ] ?? '';
}

/**
 * The sections of a widget's panel in Elementor, or of its part in the panels of elements.
 *
 * @param string $name The widget.
 * @return array<string, array>
 */
function panel_sections( string $name ): array {
	$stack  = new \Elementor\Controls_Stack();
	$widget = manifest()['widgets'][ $name ];
	if ( 'element' === $widget['place'] ) {
		foreach ( panel_widgets( $name ) as $part ) {
			add_panel_sections( $stack, $part, $part === $widget );
		}
	}
	if ( 'starts-with' !== $widget['place'] && ( 'element' !== $widget['place'] || isset( $widget['extends'] ) ) ) {
		$stack->start_controls_section( PANEL_PREFIX . 'section', array( 'label' => 'Islet' ) );
		add_extension_controls( $stack, without_printed( $widget ) );
	}
	return $stack->sections;
}

manifest();
$functions = array(
	'feed'         => function ( string $kind, string $text, string $base ): string {
		$read = read_answer( $kind, $text, $base );
		return json_encode( null === $read ? null : array_map( __NAMESPACE__ . '\feed_row', $read['items'] ), JSON_UNESCAPED_SLASHES );
	},
	'feed_story'   => function ( array $steps ): string {
		return json_encode( feed_story( $steps ), JSON_UNESCAPED_SLASHES );
	},
	'settings'     => function ( string $name, $given ): string {
		return settings_text( settings_for( manifest()['widgets'][ $name ], is_array( $given ) ? $given : array() ) );
	},
	'extensions'   => function ( string $block ): string {
		return json_encode( block_extensions( $block ) );
	},
	'marker'       => __NAMESPACE__ . '\marker',
	'mark_element' => __NAMESPACE__ . '\mark_element',
	'given'        => function ( string $name, array $values, string $prefix ): string {
		$widget = manifest()['widgets'][ $name ];
		return settings_text( settings_for( $widget, given_by_panel( $widget['controls'], $values, $prefix ) ) );
	},
	'content'      => function ( string $html, array $jobs, bool $in_editor ): string {
		$GLOBALS['islet_jobs']      = $jobs;
		$GLOBALS['islet_in_editor'] = $in_editor;
		return hold_frames_of_elementor( $html );
	},
	'pictures'     => function ( string $html, array $jobs, bool $in_editor, array $files ): string {
		$GLOBALS['islet_jobs']      = $jobs;
		$GLOBALS['islet_in_editor'] = $in_editor;
		$GLOBALS['islet_files']     = $files;
		return size_pictures_of_elementor( $html );
	},
	'bound'        => function ( string $name, array $attributes, array $fields ): string {
		$block                    = new \WP_Block();
		$block->context['fields'] = $fields;
		return json_encode( bound_values( manifest()['widgets'][ $name ], $attributes, $block ), JSON_FORCE_OBJECT );
	},
	'offered'      => function ( ?string $block, array $names ): string {
		return json_encode( offer_bindings( $names, $block ) );
	},
	'typed'        => __NAMESPACE__ . '\typed_texts',
	'shortcode'    => __NAMESPACE__ . '\print_shortcode',
	'render'       => function ( string $name, array $settings, array $inner ): string {
		ob_start();
		render( $name, $settings, $inner );
		return (string) ob_get_clean();
	},
	// WordPress reads no shortcode inside of another one of its name; one of a plugin may print one.
	'nested'       => function ( string $outer, string $inner ): string {
		add_shortcode(
			'nested',
			function () use ( $inner ): string {
				return do_shortcode( $inner );
			}
		);
		return do_shortcode( $outer );
	},
	'panel_marker' => function ( string $name, array $values ): string {
		return marker( $name, given_by_panel( manifest()['widgets'][ $name ]['controls'], $values, PANEL_PREFIX ), '', '', 'islet-e1' );
	},
	// What the site has for a widget, on a page of the address, and what the plugin has asked for.
	'site'         => function ( string $name, array $given, array $query ): string {
		$_GET             = $query;
		\WP_Query::$asked = array();
		$widget           = manifest()['widgets'][ $name ];
		$content          = site_content( $widget, settings_for( $widget, $given ) );
		return json_encode( array( 'content' => $content, 'asked' => \WP_Query::$asked, 'html' => marker( $name, $given, '', '', 'one' ) ) );
	},
	'choices'      => function ( string $from ): string {
		return json_encode( site_choices( array( 'choicesFrom' => $from ) ) );
	},
	'panel'        => function ( string $name ): string {
		return json_encode( panel_sections( $name ) );
	},
);
while ( false !== ( $line = fgets( STDIN ) ) ) {
	$call = json_decode( $line, true, 4096 );
	echo json_encode( $functions[ $call[0] ]( ...array_slice( $call, 1 ) ) ), "\n";
}
