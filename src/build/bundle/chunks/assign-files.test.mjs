import { describe, expect, it } from "vitest";
import { assignFiles } from "./assign-files.mjs";

/**
 * @import { File } from "./assign-files.mjs"
 *
 * @typedef {Record<string, string[]>} Imports
 */

/** @param {Imports} imports @param {Imports} [dynamicImports] */
const graph = (imports, dynamicImports = {}) => ({
  imports: new Map(Object.entries(imports)),
  dynamicImports: new Map(Object.entries(dynamicImports)),
});
/** @param {Record<string, Partial<File>>} list @returns {Map<string, File>} */
const files = (list) =>
  new Map(Object.entries(list).map(([name, file]) => [name, { modules: [name], after: [], ...file }]));
/** @param {Parameters<typeof assignFiles>} args @returns {Record<string, string>} */
const homes = (...args) => Object.fromEntries(assignFiles(...args));

describe("the file a module goes to", () => {
  it("is the only one that needs it", () => {
    const modules = graph({ core: [], shop: ["sort"], sort: ["words"], words: [] });
    const assigned = homes(modules, files({ core: {}, shop: { after: ["core"] } }));
    expect(assigned).toMatchObject({ sort: "shop", words: "shop" });
  });

  it("is the nearest one that loads before all that need it", () => {
    const modules = graph({ core: [], shop: [], cart: ["rows"], checkout: ["rows"], rows: [] });
    const listed = files({
      core: {},
      shop: { after: ["core"] },
      cart: { after: ["shop"] },
      checkout: { after: ["shop"] },
    });
    expect(homes(modules, listed)["rows"]).toBe("shop");
  });

  it("is the core only if the core itself needs it; else a file for just these users", () => {
    const modules = graph({
      core: ["dom"],
      popup: ["dom", "ids"],
      content: ["dom", "ids"],
      dom: [],
      ids: [],
    });
    const listed = files({ core: {}, popup: { after: ["core"] }, content: { after: ["core"] } });
    expect(homes(modules, listed)).toMatchObject({ dom: "core", ids: "content+popup" });
  });

  it("is the one that holds it, which alone needs what the module imports", () => {
    const modules = graph({
      core: [],
      shop: [],
      popup: ["cookies"],
      cookies: ["js-cookie"],
      "js-cookie": [],
    });
    const listed = files({
      core: {},
      shop: { after: ["core"], holds: (module) => module === "cookies" },
      popup: { after: ["core"] },
    });
    expect(homes(modules, listed)).toMatchObject({ cookies: "shop", "js-cookie": "shop" });
  });

  it("takes a target of import() for loaded after the files that import it", () => {
    const modules = graph({ core: [], shop: ["queue"], menu: ["queue"], queue: [] }, { shop: ["menu"] });
    const listed = files({ core: {}, shop: { after: ["core"] }, menu: { after: undefined } });
    expect(homes(modules, listed)["queue"]).toBe("shop");
  });

  it("ends for files that import each other on use", () => {
    const modules = graph({ core: [], a: ["x"], b: ["x"], x: [] }, { a: ["b"], b: ["a"] });
    const listed = files({ core: {}, a: { after: undefined }, b: { after: undefined } });
    expect(homes(modules, listed)["x"]).toBeTruthy();
  });
});
