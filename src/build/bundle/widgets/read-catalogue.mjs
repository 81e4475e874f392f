import { readFileSync } from "node:fs";
import { root } from "../../root.mjs";

const WIDGET_LINE = /^\s*"?([a-z][\w-]*)"?: \{ kind: "(island|enhancer)", when: "([^"]+)"/gm;

/**
 * Reads the lines of widgets/catalogue.ts without running them.
 * @param {string} [source] the text of the file
 * @returns {import("../shared-build.ts").CatalogueLine[]}
 */
export function readCatalogue(source = readFileSync(`${root}widgets/catalogue.ts`, "utf8")) {
  return [...source.matchAll(WIDGET_LINE)].map(([, name = "", kind, when = ""]) => ({
    name,
    kind: kind === "island" ? "island" : "enhancer",
    when,
  }));
}
