import { readFileSync } from "node:fs";
import { root } from "../run.mjs";

const WIDGET_LINE = /^\s*"?([a-z][\w-]*)"?: \{ kind: "(island|enhancer)", when: "([^"]+)"/gm;

/**
 * Reads the lines of widgets/catalogue.ts without running them.
 * @param {string} [source] the text of the file
 * @returns {{name: string, kind: string, when: string}[]}
 */
export function readCatalogue(source = readFileSync(`${root}widgets/catalogue.ts`, "utf8")) {
  return [...source.matchAll(WIDGET_LINE)].map(([, name, kind, when]) => ({ name, kind, when }));
}
