// @vitest-environment node
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../root.mjs";
import { FILES } from "./files.mjs";

/** @param {string} path @returns {string[]} */
const modulesBelow = (path) =>
  statSync(root + path).isDirectory()
    ? readdirSync(root + path).flatMap((name) => modulesBelow(join(path, name)))
    : [path];

const copied = Object.values(FILES).flatMap(({ copies }) => copies?.of ?? []);
const modules = [...new Set(copied)]
  .flatMap(modulesBelow)
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"));

/** A variable of the module, or a collection that its functions fill. */
const STATE = /^(?:export )?(?:let|var|const \w+(?:: [^=]+)? = new (?:Weak)?(?:Map|Set)(?:<[^()]*>)?\(\))/m;

it("modules of which files have copies keep nothing between calls: a page may run several copies", () => {
  expect(modules).toContain("src/presets/shared/params.ts");
  expect(modules.filter((path) => STATE.test(readFileSync(root + path, "utf8")))).toEqual([]);
});

it("the state of a module is seen", () => {
  for (const line of [
    "let count = 0;",
    "const seen = new WeakSet<object>();",
    "export const all = new Map();",
  ])
    expect(line).toMatch(STATE);
});
