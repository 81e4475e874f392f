<?php
/**
 * Reads one JSON value, calls a function of what measures pages with it, and prints what comes out. What these parts call of
 * WordPress stands here.
 *
 * phpcs:disable
 */

namespace {
	error_reporting( E_ALL );
	define( 'ABSPATH', __DIR__ );
	const DAY_IN_SECONDS = 86400;

	function add_action(): void {}
	function add_filter(): void {}
	function register_activation_hook(): void {}
	function did_action(): int {
		return 1;
	}
	/** Who asks; 0 is a visitor. */
	function get_current_user_id(): int {
		return isset( Islet\given()['tried'] ) ? 1 : 0;
	}
	function get_user_option() {
		return Islet\given()['tried'] ?? false;
	}
	function apply_filters( string $name, $value ) {
		return $value;
	}
	function __( string $text ): string {
		return $text;
	}
	function _n( string $one, string $more, int $number ): string {
		return 1 === $number ? $one : $more;
	}
	function esc_html__( string $text ): string {
		return esc_html( $text );
	}
	function esc_html( string $text ): string {
		return htmlspecialchars( $text );
	}
	function esc_attr( string $text ): string {
		return htmlspecialchars( $text );
	}
	function checked( bool $checked ): string {
		return $checked ? ' checked' : '';
	}
	function selected( $value, $chosen ): string {
		return $value === $chosen ? ' selected' : '';
	}
	function number_format_i18n( float $number, int $decimals = 0 ): string {
		return number_format( $number, $decimals );
	}
	function mysql2date( string $format, string $date ): string {
		return substr( $date, 0, 10 );
	}
	function wp_date( string $format, int $moment ): string {
		return gmdate( $format, $moment - time() + strtotime( Islet\given()['today'] . ' 12:00 UTC' ) );
	}
	function get_option( string $name ) {
		return $GLOBALS['stored'][ $name ] ?? Islet\given()['stored'][ $name ] ?? false;
	}
	function update_option( string $name, $value ): void {
		$GLOBALS['stored'][ $name ] = $value;
	}
	function delete_option( string $name ): void {
		$GLOBALS['stored'][ $name ] = false;
	}
	function current_user_can( string $capability ): bool {
		return in_array( $capability, Islet\given()['capabilities'] ?? array(), true );
	}
	function rest_url( string $path ): string {
		return "https://site.example/wp-json/$path";
	}
	function wp_make_link_relative( string $url ): string {
		return substr( $url, strlen( 'https://site.example' ) );
	}
	foreach ( array( 'front_page', 'page', 'single', 'home', 'archive', 'search', 'preview', 'cart', 'checkout', 'account_page', 'product', 'shop', 'product_taxonomy' ) as $condition ) {
		eval( "function is_$condition(): bool { return in_array( '$condition', Islet\\given()['conditions'] ?? array(), true ); }" );
	}
	class WooCommerce {}
}

namespace Islet {
	const PLUGIN_FILE = __FILE__;

	/** What the test gives. */
	function given(): array {
		static $given = null;
		$given        = $given ?? json_decode( stream_get_contents( STDIN ), true );
		return $given;
	}

	function manifest(): array {
		return given()['manifest'];
	}

	function is_editor(): bool {
		return given()['is_editor'] ?? false;
	}

	function counts_between( string $first, string $last ): array {
		$counts = array();
		foreach ( given()['counts'] ?? array() as list( $day, $name, $views ) ) {
			if ( $day >= $first && $day <= $last ) {
				$counts[ $name ] = ( $counts[ $name ] ?? 0 ) + $views;
			}
		}
		return $counts;
	}

	function print_section( string $title ): void {
		echo "<h2>$title</h2><table>";
	}

	const VITALS_ROUTE = 'islet/v1/vitals';

	$includes = dirname( __DIR__, 2 ) . '/src/outputs/wordpress/includes/';
	foreach ( array( 'options', 'shop-switches', 'page-kinds', 'vitals/options', 'vitals/pages', 'vitals/histogram', 'vitals/report', 'vitals/numbers', 'vitals/screen' ) as $part ) {
		require $includes . "$part.php";
	}

	$answers = array(
		'read'       => __NAMESPACE__ . '\read_vitals_options',
		'counts'     => function ( array $bodies ): array {
			return array_map( __NAMESPACE__ . '\vitals_counts', $bodies );
		},
		'buckets'    => function ( array $values ): array {
			return array_map( function ( array $value ) { return vitals_bucket( ...$value ); }, $values );
		},
		'percentile' => function ( array $cases ): array {
			return array_map(
				function ( array $case ) {
					list( $metric, $values ) = $case;
					$counts = array();
					foreach ( $values as $value ) {
						$bucket            = vitals_bucket( $metric, $value );
						$counts[ $bucket ] = ( $counts[ $bucket ] ?? 0 ) + 1;
					}
					$percentile = vitals_percentile( $metric, $counts );
					return null === $percentile ? null : array( $percentile, vitals_rating( $metric, $percentile ) );
				},
				$cases
			);
		},
		'limits'     => function (): array {
			return array( VITALS_LIMITS, VITALS_BOUNDS, VITALS_CODES );
		},
		'markers'    => __NAMESPACE__ . '\vitals_markers',
		'hand-over'  => function ( array $options ): string {
			update_option( OPTION, $options );
			keep_hand_over_day();
			return hand_over_day();
		},
		'screen'     => function (): string {
			ob_start();
			print_vitals();
			return ob_get_clean();
		},
	);
	echo json_encode( $answers[ given()['call'] ]( given()['value'] ?? null ) );
}
