<?php
/**
 * What an editor chooses of when a list shows posts of the site.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/** An editor shows at most so many terms, those first that most posts have; others keep their effect. */
const MAX_TERM_CHOICES = 300;

/** A name that an editor reads is as long at most. */
const CHOICE_LENGTH = 200;

/**
 * A choice.
 *
 * @param string $value Its value.
 * @param string $label What editors read, as HTML; the value if that is empty.
 * @return array{value: string, label: string}
 */
function site_choice( string $value, string $label ): array {
	$text = plain_text( $label, CHOICE_LENGTH );
	return array(
		'value' => $value,
		'label' => '' === $text ? $value : $text,
	);
}

/**
 * The types of posts, after the choice to write the items.
 *
 * @return array{value: string, label: string}[]
 */
function type_choices(): array {
	$choices = array( site_choice( '', __( 'Items that are written here', 'islet' ) ) );
	foreach ( listed_types() as $name => $type ) {
		$choices[] = site_choice( (string) $name, (string) $type->labels->name );
	}
	return $choices;
}

/**
 * The taxonomies by whose terms visitors may filter, after the choice that there are no filters.
 *
 * @return array{value: string, label: string}[]
 */
function taxonomy_choices(): array {
	$choices = array( site_choice( '', __( 'No filters', 'islet' ) ) );
	foreach ( listed_taxonomies() as $name => $taxonomy ) {
		$choices[] = site_choice( (string) $name, (string) $taxonomy->labels->name );
	}
	return $choices;
}

/**
 * The terms, as `category:care`. Each label is there once, because an editor types it.
 *
 * @return array{value: string, label: string}[]
 */
function term_choices(): array {
	$taxonomies = listed_taxonomies();
	$terms      = get_terms(
		array(
			'taxonomy'   => array_keys( $taxonomies ),
			'hide_empty' => true,
			'orderby'    => 'count',
			'order'      => 'DESC',
			'number'     => MAX_TERM_CHOICES,
		)
	);
	$choices    = array();
	foreach ( is_array( $terms ) && $taxonomies ? $terms : array() as $term ) {
		/* translators: 1: the name of a category or tag, 2: the name of all of them, such as Categories. */
		$label  = sprintf( __( '%1$s (%2$s)', 'islet' ), $term->name, $taxonomies[ $term->taxonomy ]->labels->name );
		$choice = site_choice( "$term->taxonomy:$term->slug", $label );
		if ( isset( $choices[ $choice['label'] ] ) ) {
			$choice['label'] .= " – $term->slug";
		}
		$choices[ $choice['label'] ] = $choice;
	}
	return array_values( $choices );
}
