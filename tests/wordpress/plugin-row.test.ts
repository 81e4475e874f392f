import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { hasPhp, runPhp } from "./run-php.ts";

/** The list of plugins, as far as the plugin's row asks for it; prints what stands below each of these files. */
const list = (files: readonly string[]) => `
  namespace Islet;
  define( 'ABSPATH', '/' );
  const PLUGIN_FILE = '/plugins/islet/islet.php';
  $filters = array();
  function plugin_basename( $file ) { return substr( $file, strlen( '/plugins/' ) ); }
  function add_action() {}
  function add_filter( $name, $callback, $priority = 10, $count = 1 ) { global $filters; $filters[ $name ] = array( $callback, $count ); }
  function admin_url( $path ) { return "https://shop.example/wp-admin/$path"; }
  function esc_url( $url ) { return $url; }
  function esc_html__( $text ) { return $text; }
  require 'src/outputs/wordpress/includes/screen.php';
  list( $callback, $count ) = $filters['plugin_row_meta'];
  $below = function ( $file ) use ( $callback, $count ) {
    return $callback( ...array_slice( array( array( 'Version 1' ), $file, array(), 'all' ), 0, $count ) );
  };
  echo json_encode( array_map( $below, ${JSON.stringify(files)} ) );
`;

it.runIf(hasPhp)("the list of plugins links the settings below Islet, and leaves other plugins alone", () => {
  const printed = runPhp(["-r", list(["islet/islet.php", "other/islet.php", "islet.php"])]);
  expect(JSON.parse(printed)).toEqual([
    ["Version 1", '<a href="https://shop.example/wp-admin/options-general.php?page=islet">Settings</a>'],
    ["Version 1"],
    ["Version 1"],
  ]);
});

it("the list of plugins says who wrote Islet", () => {
  const [header] = readFileSync("src/outputs/wordpress/islet.php", "utf8").split("*/", 1);
  expect(header).toMatch(/^ \* Author: Islet$/m);
});
