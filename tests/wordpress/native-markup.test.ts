import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NATIVE_MARKUP, STOCK_JOBS } from "#presets/stock.ts";
import { hasPhp } from "./php.ts";
import { settingsAnswer } from "./settings-answer.ts";

type Block = readonly [name: string, html: string, inner?: readonly object[]];

const JOBS = STOCK_JOBS.filter(({ preset }) => preset === "woocommerce").map(({ id }) => id);
const CHOSEN = { presets: ["woocommerce"], jobs: JOBS };
const WORDS: Block = ["core/paragraph", "<p>Words</p>"];
const ATTRIBUTION = ["sourcebuster-js", "wc-order-attribution"];

const asked = (call: string, blocks: readonly Block[] | undefined, more: object = {}, value?: object) =>
  settingsAnswer(call, value, {
    option: CHOSEN,
    ...(blocks && { blocks: blocks.map(([name, html, inner = []]) => [name, html, inner]) }),
    ...more,
  });

interface Config {
  readonly presets: readonly string[];
  readonly presets_wait_for?: string;
  readonly scripts_off: readonly string[];
}
const configWith = (blocks: readonly Block[] | undefined, more: object = {}) =>
  asked("config", blocks, more) as Config;

/** The body of a recorded page. */
const bodyOf = (name: string) =>
  readFileSync(`fixtures/native/${name}.html`, "utf8").replace(/^[^]*?<body[^>]*>/, "");

describe.runIf(hasPhp)("on a page that the theme makes of blocks", () => {
  it("the shop's preset waits for its markup, and the scripts that have work on every page stay", () => {
    const config = configWith([WORDS]);
    expect(config.presets).toEqual(["woocommerce"]);
    expect(config.presets_wait_for).toBe(NATIVE_MARKUP["woocommerce"]?.selector);
    expect(config.scripts_off).toContain("woocommerce");
    expect(config.scripts_off.filter((handle) => ATTRIBUTION.includes(handle))).toEqual([]);
  });

  it("scripts of another job are taken off as elsewhere", () => {
    const script = (deps: readonly string[] = []) => ({ deps });
    const head = {
      jquery: { ...script(), queued: false },
      woocommerce: script(["jquery"]),
      "sourcebuster-js": script(),
      "wc-order-attribution": script(["sourcebuster-js"]),
    };
    const files = (blocks?: readonly Block[]) => {
      const scripts = asked("scripts", blocks, {}, { head }) as Record<string, { src: string | false }>;
      return Object.keys(scripts).filter((handle) => handle !== "jquery" && scripts[handle]?.src);
    };
    expect(files([WORDS])).toEqual(ATTRIBUTION);
    expect(files()).toEqual([]);
  });

  it("Islet loads its first file alone, and the settings screen counts so", () => {
    const count = (blocks?: readonly Block[], ...handles: readonly string[]) => {
      const head = Object.fromEntries(["woocommerce", ...handles].map((handle) => [handle, { deps: [] }]));
      return (asked("loads", blocks, {}, { head }) as { now: { count: number } }).now.count;
    };
    expect([count([WORDS]), count()]).toEqual([1, 3]);
    // A theme's own cart, which is kept up to date wherever it stands.
    expect(count([WORDS], "wc-cart-fragments")).toBe(3);
  });

  it("no style sheet is linked", () => {
    const link = `<link rel="stylesheet" id="islet-css" href="/islet/islet.css">`;
    expect(settingsAnswer("sheets", link, { option: CHOSEN, blocks: [] })).toBe("");
    expect(settingsAnswer("sheets", link, { option: CHOSEN })).toContain("page-list.css");
  });
});

describe.runIf(hasPhp)("the preset starts at once", () => {
  it.each([
    "block-product",
    "block-product-variable",
    "block-cart",
    "shop",
    "checkout",
    "account-logged-out",
  ])("where a block prints what is on %s", (name) => {
    expect(configWith([["core/shortcode", bodyOf(name)]])).not.toHaveProperty("presets_wait_for");
  });

  it.each(["block-shop", "block-checkout", "block-product-options"])(
    "but not where blocks print what is on %s",
    (name) => {
      expect(configWith([["core/post-content", bodyOf(name)]])).toHaveProperty("presets_wait_for");
    },
  );

  it.each<[string, Block]>([
    ["a widget", ["core/html", `<div data-widget="countdown">`]],
    ["an id", ["core/html", `<form id='order_review'>`]],
    [
      "a block of the shop that holds others",
      ["woocommerce/empty-cart-block", `<ul class="products">`, [{}]],
    ],
  ])("where it finds %s", (_, block) => {
    expect(configWith([WORDS, block])).not.toHaveProperty("presets_wait_for");
  });

  it.each<[string, Block]>([
    ["a block that only surrounds others", ["core/group", `<div class="products">`, [{}]]],
    ["part of another name", ["core/html", `<p class="cart-2 my-products products_">`]],
    ["the blocks' own button", ["core/html", `<a class="ajax_add_to_cart wc-interactive">`]],
  ])("but not for %s", (_, block) => {
    expect(configWith([block])).toHaveProperty("presets_wait_for");
  });

  it.each([
    ["the theme is no block theme", undefined, {}],
    ["the content has widgets of Islet's", [WORDS], { own_widgets: true }],
    ["another preset is on", [WORDS], { option: { ...CHOSEN, presets: ["woocommerce", "elementor"] } }],
    [
      "the site has markers",
      [WORDS],
      { option: { ...CHOSEN, markers: [{ selector: "i", widget: "reveal" }] } },
    ],
    ["attributes may start only some widgets", [WORDS], { option: { ...CHOSEN, widgets: ["countdown"] } }],
    ["the shop is searched or filtered", [WORDS], { kind: "list", query: { orderby: "price" } }],
  ])("where %s", (_, blocks, more) => {
    const config = configWith(blocks, more);
    expect(config).not.toHaveProperty("presets_wait_for");
    expect(config.scripts_off).toEqual(expect.arrayContaining(ATTRIBUTION));
  });
});

describe.runIf(hasPhp)("what blocks print is looked into", () => {
  const isLooked = (more: object) => settingsAnswer("watched", undefined, { blocks: [], ...more });

  it.each([
    ["where the shop's preset is on", { option: CHOSEN }],
    ["where the shop's preset may be proposed", { option: {}, shop: true }],
  ])("%s", (_, more) => {
    expect(isLooked(more)).toBe(true);
  });

  it.each([
    ["on a site without a shop", { option: { presets: ["elementor"] } }],
    ["in a theme that is not made of blocks", { option: CHOSEN, blocks: undefined }],
  ])("but not %s", (_, more) => {
    expect(isLooked(more)).toBe(false);
  });
});

describe.runIf(hasPhp)("the head asks at once for the files that the page loads in any case", () => {
  const asksFor = (option: object, more: object = {}, handles: readonly string[] = ["islet"]) =>
    Array.from(
      (settingsAnswer("preload", handles, { option, ...more }) as string).matchAll(
        /<link rel="modulepreload" href="[^"]*\/(\w+)\.js" crossorigin>/g,
      ),
      ([, file]) => file,
    );

  it("the core, the preset, and what the page's kind needs, each once", () => {
    expect(asksFor(CHOSEN)).toEqual(["core", "woocommerce"]);
    expect(asksFor(CHOSEN, { kind: "cart" })).toEqual(["core", "woocommerce", "cart"]);
    expect(asksFor({ presets: ["elementor"] })).toEqual(["core", "elementor"]);
  });

  it.each<[string, object, object?, string[]?]>([
    ["without presets, whose widgets wait for what asks for them", {}],
    ["on a page without the script", CHOSEN, {}, []],
    ["where the preset waits", CHOSEN, { blocks: [[...WORDS, []]] }],
  ])("none %s", (_, option, more, handles) => {
    expect(asksFor(option, more, handles)).toEqual([]);
  });
});
