import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generatedFiles, templateFiles } from "./generated-files.mjs";

const page = { files: ["islet.js", "chunks/a/core.js"], maxFiles: 4, maxBytes: 20_000, preload: [] };
const pages = Object.fromEntries(
  ["list", "product", "cart", "checkout"].map((kind) => [`native ${kind}`, page]),
);
const files = generatedFiles({
  manifest: {
    version: "1.2.3",
    texts: { view_cart: "View cart", carousel: "", quote: "it's" },
    widgets: {},
  },
  lite: {
    pages,
    sheets: {},
    shared: {
      ...{ react: "", islands: [], settings: [], pages: [], core: ["chunks/a/core.js"] },
      presets: { pojo: ["chunks/a/core.js", "chunks/a/pojo.js"] },
    },
    widgets: { countdown: { style: "chunks/a/countdown.css" }, reveal: {} },
  },
  build: "hash",
  stock: { PRESETS: {}, STOCK_JOBS: [], UNDECLARED: {}, SHARED_NAMES: {}, NATIVE_MARKUP: {} },
});

it("a text that visitors read stands in a call that WordPress' tools find, and an empty one in none", () => {
  expect(files["generated/texts.php"]).toContain("'view_cart' => __( 'View cart', 'islet' ),");
  expect(files["generated/texts.php"]).toContain("'quote' => __( 'it\\'s', 'islet' ),");
  expect(files["generated/texts.php"]).toContain("'carousel' => '',");
});

it("a page asks for its files without the entry, whose tag is there", () => {
  expect(files["generated/widgets.php"]).toMatch(/'list' => array\(\s+'chunks\/a\/core\.js',\s+\)/);
});

it("the plugin knows which files every page of a preset loads, and every page with a widget", () => {
  expect(files["generated/widgets.php"]).toMatch(
    /'own_files' => array\(\s+'pojo' => array\(\s+'chunks\/a\/core\.js',\s+'chunks\/a\/pojo\.js',\s+\),\s+'' => array\(\s+'chunks\/a\/core\.js',\s+\)/,
  );
});

it("a page can link the styles of a widget by its name", () => {
  expect(files["generated/widgets.php"]).toMatch(
    /'styles' => array\(\s+'countdown' => 'chunks\/a\/countdown\.css',\s+\)/,
  );
});

it("the sources name the version of the package", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(readFileSync("src/outputs/wordpress/islet.php", "utf8")).toContain(` * Version: ${version}\n`);
  expect(readFileSync("src/outputs/wordpress/readme.txt", "utf8")).toContain(`Stable tag: ${version}\n`);
});

it("a widget with a template has a file that prints it", () => {
  const template = [{ element: "p", children: ["Hello"] }];
  const widget = (/** @type {string} */ name, more = {}) => ({
    ...{ name, title: "A", about: "", icon: "clock", keywords: [], groups: [], controls: [], example: {} },
    .../** @type {const} */ ({ place: "element", content: "printed", kind: "island" }),
    ...more,
  });
  const made = templateFiles({ a: widget("a", { template }), b: widget("b") });
  expect(Object.keys(made)).toEqual(["generated/templates/a.php"]);
  expect(made["generated/templates/a.php"]).toContain("$html .= '<p>Hello</p>';");
});
