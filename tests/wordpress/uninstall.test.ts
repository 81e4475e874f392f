import { expect, it } from "vitest";
import { hasPhp, runPhp } from "./run-php.ts";

/** A network as far as the plugin's removal asks for it; prints what is deleted, by site. */
const network = (sites: readonly number[]) => `
  define( 'WP_UNINSTALL_PLUGIN', 'islet/islet.php' );
  $site = 1; $deleted = array();
  function is_multisite() { return ${String(sites.length > 1)}; }
  function get_sites( $query ) { return 0 === $query['number'] ? array( ${sites.join(", ")} ) : array(); }
  function switch_to_blog( $id ) { global $site; $site = $id; }
  function restore_current_blog() { global $site; $site = 1; }
  function get_option( $name ) { return array( 'feeds' => array( array( 'id' => 'blog' ), 'x' ) ); }
  function delete_option( $name ) { global $site, $deleted; $deleted[ $site ][] = $name; }
  function delete_transient( $name ) { delete_option( $name ); }
  function delete_metadata( $type, $id, $key, $value, $all ) { delete_option( "$type $key " . ( $all ? 'of all' : $id ) ); }
  class Database {
    public $posts = 'posts'; public $options = 'options'; public $prefix = 'wp_';
    function get_blog_prefix() { global $site; return 1 === $site ? 'wp_' : "wp_{$site}_"; }
    function get_col() { return array( '7' ); }
    function query( $query ) { delete_option( $query ); }
  }
  $wpdb = new Database();
  function wp_upload_dir() { return array( 'basedir' => '/nowhere' ); }
  function wp_delete_post( $id ) { delete_option( "entry $id" ); }
  require 'src/outputs/wordpress/uninstall.php';
  echo json_encode( array( $deleted, $site ) );
`;

const removal = (sites: readonly number[]) => JSON.parse(runPhp(["-r", network(sites)])) as unknown;

it.runIf(hasPhp)("what the plugin has stored goes with it, on every site of a network", () => {
  const options = (prefix = "wp_") => [
    ...["islet_feed_blog", "islet", "islet_sizes", "islet_former", `user ${prefix}islet_preview of all`],
    ...["islet_kept_by_parts", "entry 7"],
    String.raw`DELETE FROM options WHERE option_name LIKE 'islet\_form\_%'`,
    ...["islet_handed_over", "DROP TABLE IF EXISTS wp_islet_vitals"],
  ];
  expect(removal([1])).toEqual([{ 1: options() }, 1]);
  expect(removal([1, 2, 7])).toEqual([{ 1: options(), 2: options("wp_2_"), 7: options("wp_7_") }, 1]);
});
