<?php
/**
 * Prints templates in PHP and in Twig for src/outputs/templates/outputs.test.mjs: a line of JSON with the templates of each
 * language by name, then one for each case; a line of JSON for each answer. Without Debian's php-twig, Twig's are null.
 */

namespace Islet;

define( 'ABSPATH', '/' );

const PAGE = array(
	'url'    => 'https://shop.example/a?b=1&c',
	'title'  => 'A "title" & more',
	'search' => '/find?a=1&b',
);

function page_texts(): array {
	return array( 'share_copy' => 'Link <kopieren>' );
}

function page_facts(): array {
	return PAGE;
}

date_default_timezone_set( 'UTC' );

/** A moment as all outputs of this test write dates. */
function filtered_date( int $moment, string $filter ): string {
	return gmdate( 'iso' === $filter ? 'c' : 'Y-m-d H:i', $moment );
}

require __DIR__ . '/../../src/outputs/wordpress/includes/class-printer.php';

$lines  = explode( "\n", trim( stream_get_contents( STDIN ) ) );
$given  = json_decode( array_shift( $lines ), true );
$php    = array_map( fn ( $code ) => eval( substr( $code, 5 ) ), $given['php'] );
$loader = '/usr/share/php/Twig/autoload.php';
$twig   = null;
if ( file_exists( $loader ) ) {
	require $loader;
	$twig = new \Twig\Environment( new \Twig\Loader\ArrayLoader( $given['twig'] ) );
}
foreach ( $lines as $line ) {
	list( $name, $settings, $id ) = json_decode( $line, true );
	$text = $twig ? '{% import name as widget %}{{ widget.inside(settings, settings, id, null, texts, page) }}' : '';
	$page = array(
		'name'     => $name,
		'settings' => $settings,
		'id'       => $id,
		'texts'    => page_texts(),
		'page'     => PAGE,
	);
	static $caller = null;
	$caller = $caller ?? ( $twig ? $twig->createTemplate( $text ) : null );
	$answers = array( $php[ $name ]( $settings, new Printer( $id ) ), $caller ? $caller->render( $page ) : null );
	echo json_encode( $answers, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS | JSON_THROW_ON_ERROR ), "\n";
}
