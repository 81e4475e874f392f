import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { PRESETS, STOCK_JOBS } from "../../src/build/editors/stock-jobs.mjs";
import { hasPhp } from "./php.ts";

const manifest = { presets: PRESETS, jobs: STOCK_JOBS, names: ["countdown", "reveal"] };

/** What a function of the plugin's settings makes of a value. */
function answer(call: string, value: unknown, more: object = {}): unknown {
  const { status, stdout, stderr } = spawnSync(
    "php",
    ["-d", "display_errors=stderr", "tests/wordpress/choices.php"],
    { input: JSON.stringify({ call, value, manifest, ...more }), encoding: "utf8" },
  );
  if (status !== 0 || stderr) throw new Error(`PHP ended with ${status}: ${stderr.slice(0, 2_000)}`);
  return JSON.parse(stdout);
}

interface Choices {
  readonly presets?: string[];
  readonly jobs?: string[];
  readonly hosts?: string[];
  readonly markers?: unknown[];
  readonly drafts?: Readonly<Record<string, string>>;
}
const read = (given: unknown, option: unknown = false) =>
  answer("choices", given, { option }) as [choices: Choices, problems: string[]];

describe.runIf(hasPhp)("what the settings screen sends", () => {
  it("counts only as far as presets and jobs are known", () => {
    const [choices] = read({
      presets: ["elementor", "other", ["x"]],
      jobs: { "woocommerce-cart": "woocommerce-cart", "woocommerce-checkout": "", x: "x" },
    });
    expect(choices).toEqual({ presets: ["elementor"], jobs: ["woocommerce-cart"] });
    for (const nothing of [null, "", [], { presets: "x", jobs: 1 }]) expect(read(nothing)).toEqual([[], []]);
  });

  it("gives hosts, also of whole addresses; lines that name none are told and kept for mending", () => {
    const hosts =
      " www.PayPal.com\r\nhttps://checkout.stripe.com/pay?x=1\nlocalhost:8080\n\nwww.paypal.com\nno host\n*.x.com";
    const [choices, problems] = read({ hosts });
    expect(choices.hosts).toEqual(["www.paypal.com", "checkout.stripe.com", "localhost:8080"]);
    expect(choices.drafts).toEqual({ hosts });
    expect(problems).toEqual(["No host: no host, *.x.com. A host is a name such as www.example.com."]);
  });

  it("gives markers; one that is wrong changes nothing, and is told with its number", () => {
    const right = [{ selector: ".a > b", widget: "countdown reveal", settings: { a: 1 }, on: "load" }];
    expect(read({ markers: JSON.stringify(right) })).toEqual([{ markers: right }, []]);
    const wrong = JSON.stringify([...right, { selector: "<b>", widget: "countdwn" }, 7]);
    const [choices, problems] = read({ markers: wrong }, { markers: right });
    expect(choices).toEqual({ markers: right, drafts: { markers: wrong } });
    expect(problems[0]).toContain("Marker 2: No widget is called &quot;countdwn&quot;.");
    expect(problems[0]).toContain("Marker 3: It must be an object");
  });

  it.each([
    "{",
    '{"a":1}',
    '"text"',
    "7",
    '[{"selector":"","widget":" "}]',
    '[{"selector":[],"widget":"reveal"}]',
  ])("refuses %j as markers", (markers) => {
    const [choices, problems] = read({ markers });
    expect(choices).toEqual({ drafts: { markers } });
    expect(problems).toHaveLength(1);
  });

  it("stays what it is when WordPress reads it a second time, as it does when it saves first", () => {
    const [choices] = read({
      presets: ["pojo"],
      hosts: "a.example\n!",
      markers: '[{"selector":"a","widget":"reveal"}]',
    });
    expect(read(choices)).toEqual([choices, []]);
  });
});

interface Script {
  readonly src: string | false;
  readonly deps: string[];
  readonly extra: Readonly<Record<string, unknown>>;
}
const taken = { presets: ["woocommerce", "elementor"], jobs: ["woocommerce-cart", "elementor-widgets"] };
const scripts = (value: object, option: object = taken, more: object = {}) =>
  answer("scripts", value, { option, ...more }) as Readonly<Record<string, Script>>;

describe.runIf(hasPhp)("a stock script whose job Islet does", () => {
  const jquery = { queued: false };
  const cart = { deps: ["jquery"], extra: { data: "var wc_cart_params = {};", after: ["run();"] } };

  it("loses its address and what runs after it; its object stays, and what only it depends on goes", () => {
    const after = scripts({ head: { jquery, "wc-cart": cart, "wc-checkout": { deps: ["jquery"] } } });
    expect(after["wc-cart"]).toMatchObject({
      src: false,
      deps: [],
      extra: { data: "var wc_cart_params = {};" },
    });
    expect(after["wc-cart"]?.extra).not.toHaveProperty("after");
    expect(after["wc-checkout"]).toMatchObject({ src: "/wc-checkout.js", deps: ["jquery"] });
  });

  it("keeps what it depends on where another script depends on it, or its inline script uses it", () => {
    const plugin = { deps: ["wc-cart"] };
    expect(scripts({ head: { jquery, "wc-cart": cart, plugin } })["wc-cart"]).toMatchObject({
      src: false,
      deps: ["jquery"],
    });
    const inline = { ...cart, extra: { before: [false, "jQuery(document.body).trigger('x');"] } };
    expect(scripts({ head: { jquery, "wc-cart": inline } })["wc-cart"]?.deps).toEqual(["jquery"]);
  });

  it("takes libraries with it that nothing else needs", () => {
    const builder = { "elementor-frontend": { deps: ["swiper"] }, swiper: {}, lottie: {} };
    const alone = scripts({ head: builder });
    expect([alone["swiper"]?.src, alone["lottie"]?.src]).toEqual([false, false]);
    const shared = scripts({ head: { ...builder, theme: { deps: ["swiper"] } } });
    expect([shared["swiper"]?.src, shared["lottie"]?.src]).toEqual(["/swiper.js", false]);
  });

  it("gives a script that is enqueued later what it got through the one that is off", () => {
    const after = scripts({ head: { jquery, "wc-cart": cart }, end: { late: { deps: ["wc-cart"] } } });
    expect(after["late"]?.deps).toEqual(["wc-cart", "jquery"]);
    expect(scripts({ end: { "wc-cart": cart } })["wc-cart"]?.src).toBe(false);
  });

  it("stays without its preset, without the site owner's word, and in an editor", () => {
    const page = { head: { "wc-cart": cart } };
    for (const option of [{ jobs: ["woocommerce-cart"] }, { presets: ["woocommerce"] }, {}])
      expect(scripts(page, option)["wc-cart"]).toMatchObject({ src: "/wc-cart.js", ...cart });
    expect(scripts(page, taken, { is_editor: true })["wc-cart"]?.src).toBe("/wc-cart.js");
  });
});

it.runIf(hasPhp).each([
  ["en_US", "en-US"],
  ["de_DE_formal", "de-DE"],
  ["pt_PT_ao90", "pt-PT"],
  ["ca_valencia", "ca"],
  ["he_IL", "he-IL"],
  ["es_419", "es-419"],
  ["ckb", "ckb"],
  ["", ""],
])("numbers and dates of a site in %s are in the language %s", (locale, tag) => {
  expect(answer("locale", null, { locale })).toBe(tag);
});
