<?php
/**
 * Reads what the settings screen sends.
 *
 * @package Islet
 */

namespace Islet;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of a list that are known.
 *
 * @param mixed    $given Anything.
 * @param string[] $known What may be in it.
 * @return string[]
 */
function known_texts( $given, array $known ): array {
	return array_values( array_intersect( $known, array_filter( (array) $given, 'is_string' ) ) );
}

/**
 * Whether the user may decide what scripts run on the site. Hosts and markers decide it: a marker may name scripts to load.
 * On a network only its administrators may, and nobody where `DISALLOW_UNFILTERED_HTML` is set.
 */
function may_decide_on_scripts(): bool {
	return current_user_can( 'unfiltered_html' );
}

/** The fields of several lines: what decides which scripts run. */
const TEXT_FIELDS = array( 'hosts', 'widgets', 'markers' );

/**
 * The fields of several lines and their drafts as they are stored, for who may not change them. WordPress calls this with its own result, too.
 *
 * @param array $given Of the form; what it has of these is reported.
 * @return array<string, array>
 */
function stored_fields( array $given ): array {
	$names  = array_flip( array_merge( TEXT_FIELDS, array( 'drafts' ) ) );
	$fields = array_intersect_key( stored_choices(), $names );
	$asked  = array_intersect_key( $given, $names + array( 'allow' => true ) );
	if ( $asked && $asked !== $fields ) {
		add_settings_error( OPTION, 'islet-powers', esc_html( __( 'Allowed hosts, widgets and markers were not changed.', 'islet' ) . ' ' . why_fields_are_locked() ) );
	}
	return $fields;
}

/**
 * Why somebody cannot change these fields, as a sentence.
 */
function why_fields_are_locked(): string {
	return __( 'Only users with the capability "unfiltered_html" may change what decides which scripts run on this site. On a network, only its own administrators have it.', 'islet' );
}

/**
 * Reads the fields of several lines. What cannot be used is kept as a draft, so that nobody types it again.
 *
 * @param array $given Of the form, or what this has returned.
 * @return array<string, array>
 */
function read_fields( array $given ): array {
	$fields = array();
	$drafts = array();
	$values = array( 'hosts' => hosts_with_service( $given ) ) + $given;
	foreach ( TEXT_FIELDS as $name ) {
		$value = $values[ $name ] ?? array();
		if ( is_array( $value ) ) {
			$fields[ $name ] = $value;
			continue;
		}
		list( $fields[ $name ], $wrong ) = text_choice( $name, (string) $value );
		if ( $wrong ) {
			$drafts[ $name ] = (string) $value;
			add_settings_error( OPTION, "islet-$name", esc_html( problem_text( $name, $wrong ) ) );
		}
	}
	// The right ones of the hosts count. Of the others a wrong one changes nothing: a list of widgets that lost all its names
	// would allow every widget.
	foreach ( array_diff( array_keys( $drafts ), array( 'hosts' ) ) as $name ) {
		$fields[ $name ] = options()[ $name ];
	}
	return $fields + array( 'drafts' => is_array( $given['drafts'] ?? null ) ? $given['drafts'] : $drafts );
}

/**
 * The presets, jobs and switches of the shop that are chosen. The button of a preset hands all of its jobs over, or gives them back.
 *
 * @param array $given Of the form, or what `read_choices()` has returned.
 * @return array{presets: string[], jobs: string[], shop: string[]}
 */
function chosen_jobs( array $given ): array {
	$names   = array_keys( manifest()['presets'] );
	$presets = (array) ( $given['presets'] ?? array() );
	$jobs    = array_values( (array) ( $given['jobs'] ?? array() ) );
	$pressed = $given['all'] ?? array();
	foreach ( is_array( $pressed ) ? array_intersect_key( $pressed, array_flip( $names ) ) : array() as $name => $press ) {
		$of_preset = array_column( 'take' === $press ? offered_jobs( $name ) : jobs_of( $name ), 'id' );
		$jobs      = array_filter( $jobs, 'is_string' );
		$jobs      = 'take' === $press ? array_merge( $jobs, $of_preset ) : array_diff( $jobs, $of_preset );
		$presets   = array_merge( $presets, 'take' === $press ? array( $name ) : array() );
	}
	return array(
		'presets' => known_texts( $presets, $names ),
		'jobs'    => known_texts( $jobs, array_merge( array_column( manifest()['jobs'], 'id' ), array( EMOJI_JOB ) ) ),
		'shop'    => known_texts( $given['shop'] ?? array(), SHOP_SWITCHES ),
	);
}

/**
 * Whether the form is to be tried and not saved. While somebody tries choices, the buttons of presets change these.
 *
 * @param array $given Of the form.
 */
function is_trial( array $given ): bool {
	return isset( $given['try'] ) || ( isset( $given['all'] ) && null !== previewed_choices() );
}

/**
 * Keeps what the form says of presets, jobs and the shop for the user who sends it. Nothing else of the form counts.
 *
 * @param array $given Of the form; `try` may name a preset, all of whose jobs are tried, too.
 * @return array What is stored for the site, which stays.
 */
function try_choices( array $given ): array {
	$name = $given['try'] ?? '';
	if ( is_string( $name ) && isset( manifest()['presets'][ $name ] ) ) {
		$given['all'] = array( $name => 'take' );
	}
	keep_preview( chosen_jobs( $given ) );
	add_settings_error( OPTION, 'islet-preview', esc_html__( 'You alone get these choices now. Visitors get the saved ones.', 'islet' ), 'success' );
	return stored_choices();
}

/**
 * Reads the screen's form. WordPress calls this with its own result, too, when it saves for the first time. What is saved is no
 * longer tried; the button that allows a service's hosts saves nothing of what is.
 *
 * @param mixed $given Of the form, or what this has returned.
 * @return array<string, array>
 */
function read_choices( $given ): array {
	$given = is_array( $given ) ? $given : array();
	if ( is_trial( $given ) ) {
		return try_choices( $given );
	}
	$chosen = chosen_jobs( $given );
	if ( isset( $given['allow'] ) && null !== previewed_choices() ) {
		keep_preview( $chosen );
		$chosen = chosen_jobs( stored_choices() );
	} else {
		end_preview();
	}
	$others = array(
		'feeds'  => read_feed_sources( $given['feeds'] ?? null ),
		'forms'  => read_form_options( $given['forms'] ?? null ),
		'vitals' => read_vitals_options( $given['vitals'] ?? null ),
	);
	return array_filter( $chosen + $others + ( may_decide_on_scripts() ? read_fields( $given ) : stored_fields( $given ) ) );
}

/**
 * Registers the form.
 */
function register_choices(): void {
	register_setting(
		OPTION,
		OPTION,
		array(
			'type'              => 'array',
			'sanitize_callback' => __NAMESPACE__ . '\read_choices',
			'show_in_rest'      => false,
		)
	);
}
add_action( 'admin_init', __NAMESPACE__ . '\register_choices' );
