<?php
/**
 * A site with posts, as far as lists of posts ask for it: seven posts (one private, one with a password, one draft), two pages,
 * a type that visitors cannot see, categories, and a product.
 *
 * phpcs:disable
 */

class WP_Post_Type {
	public $name, $labels, $show_in_nav_menus = true, $is_seen;
	public function __construct( $name, $label, $is_seen = true ) {
		$this->name    = $name;
		$this->labels  = (object) array( 'name' => $label );
		$this->is_seen = $is_seen;
	}
}

class WP_Taxonomy {
	public $name, $labels, $public, $show_ui = true;
	public function __construct( $name, $label, $public = true ) {
		$this->name   = $name;
		$this->labels = (object) array( 'name' => $label );
		$this->public = $public;
	}
}

class WP_Post {
	public $ID, $post_type, $post_status, $post_password, $title, $terms, $date, $excerpt;
	public function __construct( $id, array $facts ) {
		$this->ID            = $id;
		$this->post_type     = $facts['type'] ?? 'post';
		$this->post_status   = $facts['status'] ?? 'publish';
		$this->post_password = $facts['password'] ?? '';
		$this->title         = $facts['title'];
		$this->terms         = $facts['terms'] ?? array();
		$this->date          = $facts['date'] ?? $id;
		$this->excerpt       = $facts['excerpt'] ?? "About $this->title";
	}
}

function site_posts(): array {
	$facts = array(
		1  => array( 'title' => 'Darning &amp; <b>more</b><script>alert(1)</script>', 'terms' => array( 'care' ) ),
		2  => array( 'title' => 'Looms', 'terms' => array( 'people', 'care' ) ),
		3  => array( 'title' => 'Private', 'status' => 'private', 'terms' => array( 'care' ) ),
		4  => array( 'title' => 'Draft', 'status' => 'draft', 'terms' => array( 'care' ) ),
		5  => array( 'title' => 'Protected: Vault', 'password' => 'open', 'excerpt' => 'The secret words', 'terms' => array( 'people' ) ),
		6  => array( 'title' => '', 'date' => 0 ),
		7  => array( 'title' => 'Moths', 'terms' => array( 'care' ) ),
		8  => array( 'title' => 'About', 'type' => 'page' ),
		9  => array( 'title' => 'Imprint', 'type' => 'page' ),
		10 => array( 'title' => 'Hidden', 'type' => 'internal_note' ),
		11 => array( 'title' => 'Beanie', 'type' => 'product' ),
	);
	$posts = array();
	foreach ( $facts as $id => $one ) {
		$posts[ $id ] = new WP_Post( $id, $one );
	}
	return $posts;
}

function site_terms(): array {
	$terms = array();
	foreach ( array( 'care' => '<b>Care</b>', 'people' => 'People' ) as $slug => $name ) {
		$term           = new WP_Term();
		$term->term_id  = 'care' === $slug ? 12 : 15;
		$term->slug     = $slug;
		$term->name     = $name;
		$term->taxonomy = 'category';
		$terms[ $slug ] = $term;
	}
	return $terms;
}

/** Answers what the plugin asks for, and notes it. */
class WP_Query {
	public static $asked = array();
	public $posts, $max_num_pages;
	public function __construct( array $args ) {
		self::$asked[] = $args;
		$wanted        = array_filter( site_posts(), fn( $post ) => $this->has( $post, $args ) );
		usort( $wanted, fn( $one, $other ) => isset( $args['orderby']['title'] ) && ! isset( $args['orderby']['menu_order'] ) ? strcmp( $one->title, $other->title ) : ( 'ASC' === ( $args['orderby']['date'] ?? 'DESC' ) ? 1 : -1 ) * ( $one->date <=> $other->date ) );
		$this->max_num_pages = (int) ceil( count( $wanted ) / $args['posts_per_page'] );
		$this->posts         = array_slice( $wanted, ( $args['paged'] - 1 ) * $args['posts_per_page'], $args['posts_per_page'] );
	}
	private function has( WP_Post $post, array $args ): bool {
		$any = $args['tax_query'][0] ?? array();
		return $post->post_type === $args['post_type'] && $post->post_status === $args['post_status'] &&
			( ! isset( $any[0] ) || array_intersect( $post->terms, $any[0]['terms'] ) );
	}
}

class WC_Product {
	public function is_purchasable() { return true; }
	public function is_in_stock() { return true; }
	public function supports() { return true; }
	public function get_type() { return 'simple'; }
	public function get_id() { return 11; }
	public function get_price_html() {
		return '<del aria-hidden="true"><span><bdi><span>&pound;</span>20.00</bdi></span></del> <span class="screen-reader-text">Original price was: &pound;20.00.</span><ins><span>&pound;18.00</span></ins><span class="screen-reader-text">Current price is: &pound;18.00.</span>';
	}
	public function add_to_cart_url() { return '?add-to-cart=11'; }
	public function add_to_cart_text() { return 'Add to cart'; }
	public function add_to_cart_description() { return 'Add to cart: &ldquo;Beanie&rdquo;'; }
}

function get_post_types() {
	$types = array( 'post' => 'Posts', 'page' => 'Pages', 'product' => 'Products', 'attachment' => 'Media' );
	$found = array( 'internal_note' => new WP_Post_Type( 'internal_note', 'Notes', false ) );
	foreach ( $types as $name => $label ) {
		$found[ $name ] = new WP_Post_Type( $name, $label );
	}
	return array_reverse( $found );
}
function is_post_type_viewable( $type ) { return $type->is_seen; }
function get_object_taxonomies( $type ) {
	$own = array( 'category' => new WP_Taxonomy( 'category', 'Categories' ), 'internal' => new WP_Taxonomy( 'internal', 'Internal', false ) );
	return 'post' === $type ? $own : array();
}
function is_taxonomy_viewable( $taxonomy ) { return $taxonomy->public; }
function get_terms() { return array_values( site_terms() ); }
function get_the_terms( $post, $taxonomy ) { return array_values( array_intersect_key( site_terms(), array_flip( $post->terms ) ) ); }
function get_term_link( $term ) { return "/category/$term->slug/"; }
function is_post_publicly_viewable( $post ) {
	$found = is_object( $post ) ? $post : site_posts()[ $post ] ?? null;
	return null !== $found && 'publish' === $found->post_status;
}
function get_the_title( $post ) { return $post->title; }
function get_permalink( $post ) { return "/post-$post->ID/"; }
function get_the_date( $format, $post ) { return "$post->ID May 2026"; }
function get_the_excerpt( $post ) { return $post->excerpt; }
function get_post_thumbnail_id( $post ) { return in_array( $post->ID, array( 1, 5 ), true ) ? 40 : 0; }
function wp_get_attachment_image_src() { return array( '/uploads/darning-768x512.jpg', 768, 512 ); }
function wc_get_product() { return new WC_Product(); }
function is_singular() { return true; }
function number_format_i18n( $number ) { return (string) $number; }
function wp_json_encode( $value ) { return json_encode( $value ); }
function remove_query_arg( $field, $url ) { return $url; }
