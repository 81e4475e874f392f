<?php
/**
 * Pages of a list, by ordinary links to the page on which it stands: `?islet-page=2`, `?islet-page-2=3` for its second list.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** How many links stand on each side of that of this page. */
const PAGES_BESIDE = 2;

/**
 * The field of the address that numbers the pages of a list. Lists that choose the same turn their pages together, because a
 * list may be printed twice, such as for the description of the page.
 *
 * @param array $chosen What settings choose.
 */
function page_field( array $chosen ): string {
	static $numbers  = array();
	$list            = (string) wp_json_encode( $chosen );
	$numbers[ $list ] = $numbers[ $list ] ?? count( $numbers ) + 1;
	return 1 === $numbers[ $list ] ? 'islet-page' : "islet-page-{$numbers[ $list ]}";
}

/**
 * The page of a list that the address asks for.
 *
 * @param string $field Of the address.
 */
function asked_page( string $field ): int {
	$given = $_GET[ $field ] ?? ''; // phpcs:ignore WordPress.Security -- shows a public page, and only digits count.
	return is_string( $given ) && preg_match( '/^[1-9][0-9]{0,5}\z/', $given ) ? (int) $given : 1;
}

/**
 * The address of the page on which a list stands, as the site itself writes it; an editor asks by the REST API.
 */
function address_of_list(): string {
	if ( defined( 'REST_REQUEST' ) && REST_REQUEST ) {
		return home_url( '/' );
	}
	return is_singular() ? page_facts()['url'] : get_pagenum_link( max( 1, (int) get_query_var( 'paged' ) ), false );
}

/**
 * The address of a page of a list.
 *
 * @param string $field Of the address.
 * @param int    $page  From 1.
 */
function address_of_page( string $field, int $page ): string {
	return $page > 1 ? add_query_arg( $field, (string) $page, address_of_list() ) : remove_query_arg( $field, address_of_list() );
}

/**
 * Links to the pages before and after one, and to some of all pages. A gap is a page without a link.
 *
 * @param string $field Of the address.
 * @param int    $page  This page, from 1.
 * @param int    $last  The last page.
 */
function page_links( string $field, int $page, int $last ): array {
	$pages = array();
	foreach ( range( 1, max( 1, $last ) ) as $number ) {
		if ( 1 === $number || $last === $number || abs( $number - $page ) <= PAGES_BESIDE ) {
			$pages[] = array(
				'title'   => number_format_i18n( $number ),
				'link'    => $number === $page ? '' : address_of_page( $field, $number ),
				'current' => $number === $page,
			);
		} elseif ( abs( $number - $page ) === PAGES_BESIDE + 1 ) {
			$pages[] = array( 'title' => '…' );
		}
	}
	return array(
		'pages'    => $pages,
		'previous' => $page > 1 ? address_of_page( $field, min( $page - 1, max( 1, $last ) ) ) : '',
		'next'     => $page < $last ? address_of_page( $field, $page + 1 ) : '',
	);
}
