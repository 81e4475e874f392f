import { describe, expect, it } from "vitest";
import { PRESETS, STOCK_JOBS } from "#presets/stock.ts";
import { ALIASES, FOLDERS, PLUGIN_SCRIPTS, QUEUES, WORDPRESS_SCRIPTS } from "../../fixtures/queues.ts";
import { hasPhp } from "./php.ts";
import { settingsAnswer } from "./settings-answer.ts";

interface Script {
  readonly src: string | false;
  readonly deps: readonly string[];
}

const REGISTERED = { ...WORDPRESS_SCRIPTS, ...PLUGIN_SCRIPTS };
/** Names without a file. */
const NAMES = { ...ALIASES, jquery: ["jquery-core", "jquery-migrate"] };
const EVERYTHING = { presets: Object.keys(PRESETS), jobs: STOCK_JOBS.map(({ id }) => id) };

/** Scripts of a queue, as the stub of WordPress takes them. */
const asScripts = (registered: Readonly<Record<string, readonly string[]>>, more: object = {}) =>
  Object.fromEntries(
    Object.entries(registered).map(([handle, deps]) => [
      handle,
      { deps, src: `${FOLDERS[handle] ?? "/"}${handle}.js`, ...more },
    ]),
  );

interface Queue {
  readonly head: readonly string[];
  readonly late?: readonly string[];
  /** What else PHP is told of the site. */
  readonly site?: object;
}

/** The scripts that a page loads, in the order in which WordPress finds them. */
function loaded(
  { head, late = [], site = {} }: Queue,
  others: Readonly<Record<string, readonly string[]>> = {},
  more: object = {},
): string[] {
  const queue = (handles: readonly string[]) =>
    asScripts(Object.fromEntries(handles.map((handle) => [handle, REGISTERED[handle] ?? []])));
  const scripts = settingsAnswer(
    "scripts",
    {
      head: {
        ...asScripts(REGISTERED, { queued: false }),
        ...asScripts(NAMES, { queued: false, src: false }),
        ...queue(head),
        ...asScripts(others, more),
      },
      end: queue(late),
    },
    { option: EVERYTHING, ...site },
  ) as Readonly<Record<string, Script>>;
  const found = new Set<string>();
  const visit = (handle: string) => {
    if (found.has(handle)) return;
    found.add(handle);
    for (const other of scripts[handle]?.deps ?? []) visit(other);
  };
  for (const handle of [...head, ...late, ...Object.keys(others)]) visit(handle);
  return [...found].filter((handle) => scripts[handle]?.src).toSorted();
}

describe.runIf(hasPhp)("with every job handed over", () => {
  it.each(Object.keys(QUEUES))("the page %s loads no script of a plugin's, and no jQuery", (page) => {
    expect(loaded(QUEUES[page] ?? { head: [] })).toEqual([]);
  });

  it("what another plugin names stays, with all that it needs, and nothing else", () => {
    const cart = QUEUES["cart"] ?? { head: [] };
    expect(loaded(cart, { "field-editor": ["selectWoo"] })).toEqual(
      ["field-editor", "jquery-core", "jquery-migrate", "selectWoo"].toSorted(),
    );
    expect(loaded(cart, { theme: ["imagesloaded"] })).toEqual(["imagesloaded", "theme"]);
    expect(loaded(cart, { gateway: ["wc-checkout"] })).toEqual(
      ["gateway", "jquery-core", "jquery-migrate", "wc-js-cookie", "wc-jquery-blockui"]
        .concat("wc-custom-place-order-button")
        .toSorted(),
    );
  });

  it("a payment plugin's own file stays that has the name of the shop's script for saved cards", () => {
    const account = QUEUES["account"] ?? { head: [] };
    const cards = { "woocommerce-tokenization-form": ["jquery"] };
    const src = "/plugins/gateway/js/tokenization-form.js";
    expect(loaded(account, cards, { src })).toEqual([
      ...["jquery-core", "jquery-migrate", "woocommerce-tokenization-form"],
    ]);
    expect(loaded(account, cards)).toEqual([]);
  });

  it("a library stays that a script uses without naming it to WordPress", () => {
    const { head } = QUEUES["shop"] ?? { head: [] };
    expect(loaded({ head: [...head, "wc-geolocation"] })).toEqual([
      ...["jquery-core", "jquery-migrate", "wc-geolocation", "wc-js-cookie"],
    ]);
  });

  it.each([
    ["whose payment method draws its own button", { wallet: { has_custom_place_order_button: true } }, true],
    ["with other payment methods", { cod: { has_custom_place_order_button: false }, bacs: {} }, false],
  ])("a checkout %s keeps the registry of such buttons: %s", (_what, gateways, isKept) => {
    const queue = settingsAnswer(
      "queue",
      {
        head: asScripts({ ...REGISTERED, ...NAMES }, { queued: false }),
        end: asScripts({ "wc-checkout": REGISTERED["wc-checkout"] ?? [] }),
      },
      { option: EVERYTHING, gateways },
    );
    expect(queue).toEqual(isKept ? ["wc-checkout", "wc-custom-place-order-button"] : ["wc-checkout"]);
  });
});

/** Elementor's content with one widget, as its editor saves it. */
const elementorData = (widgetType: string) =>
  JSON.stringify([{ elType: "widget", widgetType, elements: [] }]);

describe.runIf(hasPhp)("a button of Elementor's that pays, which nothing here drives", () => {
  const scripts = ["elementor-frontend", "elementor-pro-frontend"];
  const queue = QUEUES["builder, menus"] ?? { head: [] };
  const loadedOn = (site: object) => loaded({ ...queue, site }).filter((handle) => scripts.includes(handle));
  const elementor = {
    1: elementorData("heading"),
    2: elementorData("stripe-button"),
    3: elementorData("paypal-button"),
  };
  const noteOn = (pages: object) => settingsAnswer("kept", "elementor-widgets", { elementor: pages });

  it("keeps the scripts of its page, and of no other", () => {
    expect(loadedOn({ elementor, post: 2 })).toEqual(scripts);
    expect(loadedOn({ elementor, post: 3 })).toEqual(scripts);
    expect(loadedOn({ elementor, post: 1 })).toEqual([]);
    expect(loadedOn({ elementor })).toEqual([]);
  });

  it("keeps them on every page where a part of pages has it, such as a footer", () => {
    expect(loadedOn({ elementor: { ...elementor, 100: elementorData("stripe-button") }, post: 1 })).toEqual(
      scripts,
    );
    expect(loadedOn({ elementor: { ...elementor, 100: elementorData("heading") }, post: 1 })).toEqual([]);
  });

  it("is named on the settings screen with the pages that have it", () => {
    expect(noteOn(elementor)).toBe(
      "These pages keep the scripts, which alone drive a widget on them (Stripe Button, PayPal Button): Page 2, Page 3.",
    );
    expect(noteOn({ 1: elementorData("heading") })).toBe("");
    expect(noteOn({ 100: elementorData("paypal-button") })).toMatch(
      /^Every page keeps these scripts: .*PayPal Button/,
    );
  });

  it("in a text that only speaks of one keeps nothing", () => {
    const post = { 4: elementorData("text-editor").replace("[]", '["stripe-button"]') };
    expect(loadedOn({ elementor: post, post: 4 })).toEqual([]);
  });
});
