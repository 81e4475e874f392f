import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { generatedFiles } from "./generated-files.mjs";

const pages = (files) =>
  Object.fromEntries(["list", "product", "cart", "checkout"].map((kind) => [kind, { files }]));
const files = generatedFiles(
  { version: "1.2.3", texts: { view_cart: "View cart", carousel: "", quote: "it's" }, widgets: {} },
  { pages: pages(["islet.js", "chunks/a/core.js"]) },
  "hash",
);

it("a text that visitors read stands in a call that WordPress' tools find, and an empty one in none", () => {
  expect(files["generated/texts.php"]).toContain("'view_cart' => __( 'View cart', 'islet' ),");
  expect(files["generated/texts.php"]).toContain("'quote' => __( 'it\\'s', 'islet' ),");
  expect(files["generated/texts.php"]).toContain("'carousel' => '',");
});

it("a page asks for its files without the entry, whose tag is there", () => {
  expect(files["generated/widgets.php"]).toMatch(/'list' => array\(\s+'chunks\/a\/core\.js',\s+\)/);
});

it("the sources name the version of the package", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(readFileSync("src/wordpress/islet.php", "utf8")).toContain(` * Version: ${version}\n`);
  expect(readFileSync("src/wordpress/readme.txt", "utf8")).toContain(`Stable tag: ${version}\n`);
});
