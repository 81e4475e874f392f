// @vitest-environment node
import { expect, it } from "vitest";
import { dropUnreached } from "./drop-unreached.mjs";

/** @param {string[]} ids @returns {Map<string, string[]>} */
const list = (...ids) => new Map(ids.map((id) => [id, []]));

it("a build with some widgets holds what they may load, and nothing that only the others load", () => {
  /** @type {[name: string, file: import("./offered-modules.mjs").OfferingFile][]} */
  const listed = [
    ["core", { widgets: new Map(), sources: ["core.ts"] }],
    ["shop", { after: ["core"], widgets: new Map(), sources: ["only-of-cart.ts"] }],
    ["popup", { after: ["shop", "core"], widgets: new Map([["popup", "popup.ts"]]), sources: [] }],
    ["on-use", { after: ["popup"], widgets: new Map(), sources: ["on-use.ts", "of-no-one.ts"] }],
  ];
  const files = new Map(listed);
  const graph = {
    imports: new Map([...list("core.ts", "only-of-cart.ts", "of-no-one.ts"), ["popup.ts", ["part.ts"]]]),
    dynamicImports: new Map([["part.ts", ["on-use.ts"]]]),
    exports: list("core.ts", "only-of-cart.ts"),
  };
  dropUnreached(files, graph, ["core.ts"]);
  expect([...files].map(([name, { after, sources }]) => [name, after, sources])).toEqual([
    ["core", undefined, ["core.ts"]],
    ["popup", ["core"], []],
    ["on-use", ["popup"], ["on-use.ts"]],
  ]);
  expect([...graph.imports.keys()]).toEqual(["core.ts", "popup.ts"]);
  expect([...graph.exports.keys()]).toEqual(["core.ts"]);
});
