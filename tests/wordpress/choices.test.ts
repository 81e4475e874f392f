import { describe, expect, it } from "vitest";
import { STOCK_JOBS } from "#presets/stock.ts";
import { hasPhp } from "./php.ts";
import { settingsAnswer as answer } from "./settings-answer.ts";

interface Choices {
  readonly presets?: string[];
  readonly jobs?: string[];
  readonly hosts?: string[];
  readonly widgets?: string[];
  readonly markers?: unknown[];
  readonly drafts?: Readonly<Record<string, string>>;
}
const read = (given: unknown, option: unknown = false, capabilities = ["unfiltered_html"]) =>
  answer("choices", given, { option, capabilities }) as [choices: Choices, problems: string[]];

describe.runIf(hasPhp)("what the settings screen sends", () => {
  it("counts only as far as presets and jobs are known", () => {
    const [choices] = read({
      presets: ["elementor", "other", ["x"]],
      jobs: { "woocommerce-cart": "woocommerce-cart", "woocommerce-checkout": "", x: "x" },
    });
    expect(choices).toEqual({ presets: ["elementor"], jobs: ["woocommerce-cart"] });
    for (const nothing of [null, "", [], { presets: "x", jobs: 1 }]) expect(read(nothing)).toEqual([[], []]);
  });

  it("hands all jobs of a preset over by its button, with the preset, and gives them back; others stay as they are", () => {
    const chosen = { jobs: { a: "pojo-theme", b: "", c: "woocommerce-cart" } };
    const [taken] = read({ ...chosen, all: { pojo: "take", other: "take" } });
    expect(taken).toEqual({ presets: ["pojo"], jobs: ["woocommerce-cart", "pojo-theme", "pojo-forms"] });
    const [given] = read({ ...chosen, presets: ["pojo"], all: { pojo: "give" } });
    expect(given).toEqual({ presets: ["pojo"], jobs: ["woocommerce-cart"] });
  });

  it("offers the payment window of a provider only where the shop has that way to pay, or the job is taken already", () => {
    const payment = "woocommerce-payment";
    const offered = (more: object) => answer("offered", "woocommerce", { option: false, ...more });
    expect(offered({})).not.toContain(payment);
    expect(offered({ gateways: [{ id: "cod" }] })).not.toContain(payment);
    expect(offered({ gateways: [{ id: "cod" }, { id: "grow-wallet-payment" }] })).toContain(payment);
    expect(offered({ option: { jobs: [payment] } })).toContain(payment);
    expect(read({ all: { woocommerce: "take" } })[0].jobs).not.toContain(payment);
    expect(read({ jobs: { a: payment }, all: { woocommerce: "give" } })[0].jobs).toBeUndefined();
  });

  it("knows the job of WordPress itself", () => {
    expect(read({ jobs: { "wordpress-emoji": "wordpress-emoji" } })).toEqual([
      { jobs: ["wordpress-emoji"] },
      [],
    ]);
  });

  it("knows the switches of the shop, which count only with the preset of the shop", () => {
    const chosen = { shop: ["store-api", "other", "product-pages", ["x"]] };
    expect(read(chosen)[0]).toEqual({ shop: ["product-pages", "store-api"] });
    const shopOf = (option: unknown) => answer("shop", null, { option });
    const off = [[], [false, false, false, false], false];
    for (const option of [false, chosen, { presets: ["woocommerce"], shop: "product-pages" }])
      expect(shopOf(option)).toEqual(off);
    expect(shopOf({ presets: ["woocommerce"], shop: ["product-pages"] })).toEqual([
      { "add-to-cart": { ajax: true } },
      [true, false, false, false],
      false,
    ]);
    expect(shopOf({ presets: ["woocommerce"], shop: ["quantities", "product-pages"] })).toEqual([
      { "add-to-cart": { ajax: true }, "remove-from-cart": { quantities: true } },
      [true, false, true, false],
      false,
    ]);
  });

  it("marks the body for analytics by its switch, unless a marker of the site does so", () => {
    const markersOf = (option: object) => answer("markers", null, { option });
    const marker = { selector: "body", widget: "shop-events" };
    expect(markersOf({ presets: ["woocommerce"], shop: ["analytics"] })).toEqual([marker]);
    expect(markersOf({ shop: ["analytics"] })).toEqual([]);
    const own = [{ ...marker, settings: { beside_others: true } }];
    expect(markersOf({ presets: ["woocommerce"], shop: ["analytics"], markers: own })).toEqual(own);
  });

  it("shows the switches of the shop as they are, each with what it needs", () => {
    document.body.innerHTML = answer("screen", null, { option: { shop: ["store-api"] } }) as string;
    const switches = [...document.querySelectorAll<HTMLInputElement>("input[name='islet[shop][]']")];
    expect(switches.map(({ value, checked }) => [value, checked])).toEqual([
      ["product-pages", false],
      ["store-api", true],
      ["quantities", false],
      ["analytics", false],
    ]);
    const [pages, store] = switches.map(
      (input) => document.getElementById(input.getAttribute("aria-describedby") ?? "")?.textContent,
    );
    for (const name of ["buttons", "variations"])
      expect(pages).toContain(`"${STOCK_JOBS.find(({ id }) => id === `woocommerce-${name}`)?.title}"`);
    expect(store).toBe("Has no effect: this site has no WooCommerce with the Store API.");
  });

  it("allows the hosts of a service by its button, beside those of the field; for who may not, nothing changes", () => {
    const hosts = "www.paypal.com\nwww.google.com\n!";
    const [choices] = read({ hosts, allow: "recaptcha" });
    expect(choices.hosts).toEqual(["www.paypal.com", "www.google.com"]);
    expect(read({ allow: "vimeo" }, { hosts: ["a.example"] })[0]).toEqual({
      hosts: ["a.example", "player.vimeo.com"],
    });
    expect(read({ hosts: "a.example", allow: ["vimeo"] })[0]).toEqual({ hosts: ["a.example"] });
    const [locked, problems] = read({ allow: "vimeo" }, { hosts: ["a.example"] }, []);
    expect([locked, problems.length]).toEqual([{ hosts: ["a.example"] }, 1]);
  });

  it("gives hosts, also of whole addresses; lines that name none are told and kept for mending", () => {
    const hosts =
      " www.PayPal.com\r\nhttps://checkout.stripe.com/pay?x=1\nlocalhost:8080\n\nwww.paypal.com\nno host\n*.x.com";
    const [choices, problems] = read({ hosts });
    expect(choices.hosts).toEqual(["www.paypal.com", "checkout.stripe.com", "localhost:8080"]);
    expect(choices.drafts).toEqual({ hosts });
    expect(problems).toEqual(["No host: no host, *.x.com. A host is a name such as www.example.com."]);
  });

  it("gives the widgets that HTML may start, which the page configuration says; without a name it allows all", () => {
    const widgets = " Countdown\r\n\nreveal, countdown";
    const allowed = { widgets: ["countdown", "reveal"] };
    expect(read({ widgets })).toEqual([allowed, []]);
    for (const is_editor of [false, true])
      expect(answer("config", null, { option: allowed, is_editor })).toMatchObject(allowed);
    expect(read({ widgets: " \n" }, allowed)).toEqual([[], []]);
    expect(answer("config", null, { option: [] })).not.toHaveProperty("widgets");
  });

  it("keeps the widgets that were allowed where a name is wrong, so that no slip allows all", () => {
    const widgets = "countdwn\n*";
    const [choices, problems] = read({ widgets }, { widgets: ["reveal"] });
    expect(choices).toEqual({ widgets: ["reveal"], drafts: { widgets } });
    expect(problems).toEqual(["No widget is called: countdwn, *. The allowed widgets were not changed."]);
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

  it.each<[sent: string, given: Choices | Readonly<Record<string, string>>]>([
    [
      "fields of the form",
      { hosts: "evil.example", widgets: "reveal", markers: '[{"selector":"p","widget":"reveal"}]' },
    ],
    ["ready lists", { hosts: ["evil.example"], markers: [{ selector: "p", widget: "reveal" }] }],
    ["a draft that an administrator would mend", { drafts: { hosts: "evil.example\n!", markers: "[" } }],
    ["empty fields", { hosts: "", widgets: "", markers: "" }],
  ])("changes no field that decides on scripts for who may not publish scripts: %s", (_, given) => {
    const markers = [{ selector: "h1", widget: "reveal" }];
    const stored = { hosts: ["www.paypal.com"], widgets: ["countdown"], markers };
    const [choices, problems] = read({ presets: ["pojo"], ...given }, stored, []);
    expect(choices).toEqual({ presets: ["pojo"], ...stored });
    expect(problems).toEqual([
      expect.stringContaining("Allowed hosts, widgets and markers were not changed."),
    ]);
  });

  it("keeps hosts, markers and drafts of who may publish scripts when somebody else saves", () => {
    const stored = { hosts: ["www.paypal.com"], drafts: { hosts: "www.paypal.com\n!" } };
    expect(read({ presets: ["pojo"] }, stored, [])).toEqual([{ presets: ["pojo"], ...stored }, []]);
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

describe.runIf(hasPhp)("what a page would load less", () => {
  const jquery = { queued: false };
  const page = {
    head: {
      jquery,
      blockui: { deps: ["jquery"], queued: false },
      "wc-cart": { deps: ["jquery", "blockui"] },
      woocommerce: { deps: ["jquery"] },
    },
  };
  const going = (value: object, option: object = {}) =>
    answer("going", value, { option, capabilities: ["manage_options"] }) as Readonly<
      Record<string, string[]>
    >;

  it("is a job's scripts with the libraries that nothing else needs; jQuery goes with all jobs together", () => {
    const { woocommerce, ...jobs } = going(page);
    expect(jobs).toEqual({
      "woocommerce-cart": ["wc-cart", "blockui"],
      "woocommerce-general": ["woocommerce"],
    });
    expect(woocommerce?.toSorted()).toEqual(["blockui", "jquery", "wc-cart", "woocommerce"]);
  });

  it("is without what another script needs, also one that is enqueued late, and without what is only registered", () => {
    const late = { ...page, end: { slider: { deps: ["jquery"] } } };
    expect(going(late)["woocommerce"]).not.toContain("jquery");
    expect(going({ head: { ...page.head, "wc-checkout": { queued: false } } })).not.toHaveProperty(
      "woocommerce-checkout",
    );
  });

  it("is the same once the jobs are handed over", () => {
    const option = { presets: ["woocommerce"], jobs: ["woocommerce-cart", "woocommerce-general"] };
    expect(going(page, option)).toEqual(going(page));
  });

  it("counts what another preset's script needs only as long as that job stands back", () => {
    const both = { head: { ...page.head, "elementor-frontend": { deps: ["jquery"] } } };
    expect(going(both)["woocommerce"]).not.toContain("jquery");
    expect(going(both, { presets: ["elementor"], jobs: ["elementor-widgets"] })["woocommerce"]).toContain(
      "jquery",
    );
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
