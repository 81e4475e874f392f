import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBus } from "#runtime/bus.ts";
import {
  chooseSilently,
  PLUGIN_COOKIES,
  PLUGIN_NAMES,
  pressPlugin,
  removePlugins,
  storeCookie,
} from "#tests/consent/choice.ts";
import { CONSENT_PLUGINS } from "#tests/consent/plugins.ts";
import { reopenTcf, tcfListenerCount } from "#tests/consent/standards.ts";
import { type ConsentAnswer, type ConsentCategory, type ConsentContext, createConsent } from "./consent.ts";
import { rememberPermission } from "./permissions.ts";

const set = (name: string, value: unknown) => Reflect.set(window, name, value);
const emit = (type: string, target: EventTarget = document) => target.dispatchEvent(new Event(type));

let life: AbortController;

/** What a widget gets of the runtime, as far as consent needs it. */
function contextWith(consent: object = {}): ConsentContext {
  const { signal } = life;
  const bus = createBus(() => {});
  return {
    page: { consent } as ConsentContext["page"],
    bus,
    signal,
    listen: (target: EventTarget, type: string, listener: (event: never) => void, options = {}) =>
      target.addEventListener(type, listener as EventListener, { ...options, signal }),
    on: (name, listener) => bus.on(name, listener, signal),
    after: (delayMs, run) => {
      const timer = setTimeout(run, delayMs);
      signal.addEventListener("abort", () => clearTimeout(timer));
      return () => clearTimeout(timer);
    },
  };
}

function watching(context = contextWith(), category: ConsentCategory = "marketing") {
  const consent = createConsent(context);
  const told: ConsentAnswer[] = [];
  consent.watch({ category, service: "youtube" }, (answer) => told.push(answer));
  return { told, get: () => consent.get(category, "youtube") };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  removePlugins();
});

describe.each(Object.entries(CONSENT_PLUGINS))("social-feed.10 consent by %s", (_, plugin) => {
  it("given on another page: is there at once, and no other answer is told", async () => {
    plugin.install();
    plugin.choose(true);
    const { told, get } = watching();
    await pass(2_000);
    expect(get()).toBe(true);
    expect(told.filter((answer) => answer !== true)).toEqual([]);
  });

  it("refused, or not answered yet: is none", async () => {
    plugin.install();
    const { told, get } = watching();
    expect(get()).toBe(false);
    plugin.choose(false);
    await pass(2_000);
    expect([get(), told]).toEqual([false, []]);
  });

  it("late: is told once, whenever the visitor chooses", async () => {
    plugin.install();
    const { told, get } = watching();
    await pass(5_000);
    plugin.choose(true);
    await pass(2_000);
    expect([get(), told]).toEqual([true, [true]]);
  });

  it("late: is found by a plugin that comes long after the page, at the visitor's next press", async () => {
    const { told } = watching();
    await pass(60_000);
    plugin.install();
    pressPlugin({ className: "banner-of-an-unknown-name" });
    await pass(2_000);
    expect(told).toEqual([false]);
    plugin.choose(true);
    await pass(2_000);
    expect(told).toEqual([false, true]);
  });

  it("withdrawn: is told once, and again when it is given again", async () => {
    plugin.install();
    plugin.choose(true);
    const { told, get } = watching();
    await pass(2_000);
    told.splice(0);
    plugin.choose(false);
    await pass(2_000);
    expect([get(), told]).toEqual([false, [false]]);
    plugin.choose(true);
    await pass(2_000);
    expect(told).toEqual([false, true]);
  });

  it("is not told to a widget that has ended", async () => {
    plugin.install();
    const { told } = watching();
    life.abort();
    plugin.choose(true);
    await pass(5_000);
    expect(told).toEqual([]);
    expect(tcfListenerCount()).toBe(0);
  });
});

const ADS = { ad_storage: "granted" };
const DATA = { ad_user_data: "granted", ad_personalization: "granted" };
const NO_DATA = { ad_user_data: "denied", ad_personalization: "denied" };

describe("consent", () => {
  it("is what the page configuration says where nothing on the page asks for it", () => {
    expect(watching().get()).toBeUndefined();
    expect(watching(contextWith({ marketing: true })).get()).toBe(true);
    expect(watching(contextWith({ marketing: false })).get()).toBe(false);
    expect(watching(contextWith({ marketing: true }), "statistics").get()).toBeUndefined();
    expect(watching(contextWith({ marketing: "no" })).get()).toBeUndefined();
    expect(watching(contextWith(), "constructor" as ConsentCategory).get()).toBeUndefined();
  });

  it("is asked of the plugin first, whatever the page configuration says", () => {
    CONSENT_PLUGINS["Cookiebot"]?.install();
    expect(watching(contextWith({ marketing: true })).get()).toBe(false);
  });

  it("is asked of the first plugin in the list that the page has", () => {
    const names = Object.keys(CONSENT_PLUGINS);
    for (const name of names) CONSENT_PLUGINS[name]?.install();
    const { get } = watching();
    chooseSilently(true);
    expect(get()).toBe(true);
    Reflect.deleteProperty(window, "WPConsent");
    // The next one has no choice yet, though those after it have.
    expect(get()).toBe(false);
  });

  it.each([
    ["complete", () => {}],
    ["interactive", () => emit("load", window)],
  ] as const)("social-feed.10 is asked 250 ms after the page has loaded: %s", async (state, load) => {
    vi.spyOn(document, "readyState", "get").mockReturnValue(state);
    const { told } = watching();
    await pass(state === "complete" ? 0 : 10_000);
    load();
    set("cmplz_has_consent", () => true);
    await pass(249);
    expect(told).toEqual([]);
    await pass(1);
    expect(told).toEqual([true]);
  });

  it("is heard 1000 ms after a press on a plugin's button, too, which may store the choice late", async () => {
    CONSENT_PLUGINS["Cookie Notice"]?.install();
    const { told } = watching();
    pressPlugin({ id: "cookie-notice" });
    await pass(999);
    storeCookie("cookie_notice_accepted", "true");
    expect(told).toEqual([]);
    await pass(1);
    expect(told).toEqual([true]);
  });

  it("for a service may be given for always, on this page and later ones, and withdrawn", async () => {
    CONSENT_PLUGINS["Cookie Notice"]?.install();
    const context = contextWith();
    const { told, get } = watching(context);
    rememberPermission("youtube", true, context);
    expect([get(), told]).toEqual([true, [true]]);
    expect(watching().get()).toBe(true);
    expect(createConsent(context).get("marketing", "vimeo")).toBe(false);
    rememberPermission("youtube", false, context);
    expect([get(), told]).toEqual([false, [true, false]]);
  });

  it("for a service ends with what the visitor withdraws in the plugin", async () => {
    CONSENT_PLUGINS["WP Consent API"]?.install();
    const context = contextWith();
    const { get } = watching(context);
    rememberPermission("youtube", true, context);
    CONSENT_PLUGINS["WP Consent API"]?.choose(true);
    CONSENT_PLUGINS["WP Consent API"]?.choose(false);
    await pass(2_000);
    expect(get()).toBe(false);
  });

  it.each([
    ["facebook", "custom-facebook-feed"],
    ["instagram", "smash-balloon-social-photo-feed"],
  ])(
    "for %s needs that for its feed, where the plugin's list has the feed's own name only",
    async (service, feed) => {
      let isGiven = false;
      set("consentApi", {
        consent: (name: string) =>
          isGiven || name !== feed ? Promise.resolve() : Promise.reject(new Error("")),
      });
      watching();
      const get = () => createConsent(contextWith()).get("marketing", service);
      get();
      await pass(0);
      expect(get()).toBe(false);
      isGiven = true;
      emit("RCB/OptOut");
      get();
      await pass(0);
      expect(get()).toBe(true);
    },
  );

  it("of defaults for several regions needs all of them", () => {
    set("dataLayer", [
      ["consent", "default", { ad_storage: "granted" }],
      ["consent", "default", { ad_storage: "denied", region: ["DE"] }],
    ]);
    expect(watching().get()).toBe(false);
  });

  it.each([
    ["none where one is denied", [["default", { ...ADS, ad_user_data: "denied" }]], false],
    ["none where the other is denied", [["default", { ...ADS, ad_personalization: "denied" }]], false],
    ["given where both are granted", [["default", { ...ADS, ...DATA }]], true],
    ["given where nobody has said anything of them", [["default", ADS]], true],
    ["none where only they are granted", [["default", DATA]], false],
    ["none where one has no readable value", [["default", { ...ADS, ad_user_data: 1 }]], false],
    [
      "what the last update says",
      [
        ["default", { ...ADS, ...NO_DATA }],
        ["update", DATA],
      ],
      true,
    ],
    [
      "withdrawn by an update",
      [
        ["default", { ...ADS, ...DATA }],
        ["update", NO_DATA],
      ],
      false,
    ],
    [
      "none where an update leaves one as it was",
      [
        ["default", { ...ADS, ...NO_DATA }],
        ["update", ADS],
      ],
      false,
    ],
  ] as const)(
    "of the consent mode's second version, which also says what becomes of a visitor's data, is %s",
    (_, commands, expected) => {
      set(
        "dataLayer",
        commands.map((command) => ["consent", ...command]),
      );
      expect(watching().get()).toBe(expected);
    },
  );

  it("for statistics needs no word on a visitor's data", () => {
    set("dataLayer", [["consent", "default", { analytics_storage: "granted", ...NO_DATA }]]);
    expect(watching(contextWith(), "statistics").get()).toBe(true);
  });

  it("is not needed where the framework says that no law asks for it", () => {
    set("__tcfapi", (_: string, __: number, told: (...args: unknown[]) => void) =>
      told({ eventStatus: "tcloaded", gdprApplies: false }, true),
    );
    const { told } = watching();
    expect(told).toEqual([true]);
  });

  it("stays while the framework's window is open again, until the visitor has chosen anew", async () => {
    CONSENT_PLUGINS["IAB TCF"]?.install();
    const context = contextWith();
    const { told } = watching(context);
    CONSENT_PLUGINS["IAB TCF"]?.choose(true);
    rememberPermission("youtube", true, context);
    reopenTcf();
    await pass(2_000);
    expect(told).toEqual([true]);
    expect(watching().get()).toBe(true);
    CONSENT_PLUGINS["IAB TCF"]?.choose(false);
    await pass(2_000);
    expect(told).toEqual([true, false]);
  });

  it.each([
    ["no plugin speaks it", { wp_fallback_consent_type: "" }, undefined],
    [
      "a plugin still looks for the law that counts",
      { wp_fallback_consent_type: "", waitfor_consent_hook: "1" },
      false,
    ],
    [
      "a plugin has found one",
      { wp_fallback_consent_type: "", waitfor_consent_hook: "1", wp_consent_type: "optin" },
      true,
    ],
  ] as const)("of the WP Consent API, which allows everything, where %s, is %o", (_, types, expected) => {
    Object.assign(window, types, { wp_has_consent: () => true });
    expect(watching().get()).toBe(expected);
  });

  it("is asked of the framework where no plugin speaks the WP Consent API", () => {
    Object.assign(window, { wp_fallback_consent_type: "", wp_has_consent: () => true });
    CONSENT_PLUGINS["IAB TCF"]?.install();
    expect(watching().get()).toBe(false);
  });

  it("in WPConsent for what is neither statistics nor marketing comes with any choice", () => {
    set("WPConsent", { hasConsent: (category: string) => category === "essential" });
    const answers = (["functional", "preferences", "statistics", "marketing"] as const).map((category) =>
      watching(contextWith(), category).get(),
    );
    expect(answers).toEqual([true, true, false, false]);
  });

  it("in Complianz for a service that is refused is none, though its category is given", () => {
    set("cmplz_has_consent", () => true);
    expect(watching().get()).toBe(true);
    storeCookie("cmplz_consented_services", '{"youtube":false}');
    expect(watching().get()).toBe(false);
  });

  it("in Borlabs Cookie for no service is that of the group", () => {
    set("BorlabsCookie", {
      Consents: { hasConsentForServiceGroup: (group: string) => group === "marketing" },
    });
    expect(createConsent(contextWith()).get("marketing")).toBe(true);
    set("BorlabsCookie", { checkCookieGroupConsent: (group: string) => group === "statistics" });
    expect(createConsent(contextWith()).get("statistics")).toBe(true);
    expect(createConsent(contextWith()).get("marketing")).toBe(false);
  });

  it("in Real Cookie Banner for a service that its list lacks is given", () => {
    const told = { cookie: null, consentGiven: false, cookieOptIn: false };
    set("consentApi", { consentSync: () => told });
    expect(watching().get()).toBe(true);
  });

  it("gives the page its own data layer back", () => {
    const layer: unknown[] = [["consent", "default", { ad_storage: "denied" }]];
    set("dataLayer", layer);
    const { push } = layer;
    watching();
    expect(layer.push).not.toBe(push);
    life.abort();
    expect(layer.push).toBe(push);
  });
});

const thrower = () => {
  throw new Error("hostile");
};
const hostile = new Proxy({}, { get: thrower, has: thrower, getPrototypeOf: thrower, ownKeys: thrower });
const throwing = Object.fromEntries(
  ["hasConsent", "consent", "checkCookieConsent", "get", "consented"].map((name) => [name, thrower]),
);
const clobbered = Object.assign(document.createElement("form"), { hasConsent: () => true });
const values: [string, unknown][] = [
  ["a proxy that throws", hostile],
  ["methods that throw", throwing],
  ["a function that throws", thrower],
  ["an element", clobbered],
  ["an empty object", {}],
  ["text", "yes"],
  ["null", null],
  ["entries that throw", [hostile, null, 1, ["consent", "default", hostile]]],
];

describe.each(values)("a page whose objects are %s", (_, value) => {
  it.each(PLUGIN_NAMES)("gives no consent by %s, and breaks nothing", async (name) => {
    set(name, value);
    const { told, get } = watching();
    await pass(5_000);
    for (const type of ["CookiebotOnAccept", "RCB/OptOut", "cmplzAcceptAll", "storage"]) emit(type, window);
    await pass(5_000);
    expect(get()).not.toBe(true);
    expect(told).not.toContain(true);
  });
});

it.each([
  "%",
  "{",
  "%7B%22thirdparty%22",
  "null",
  "[]",
  '{"__proto__":{"thirdparty":"1"}}',
  "x".repeat(4_000),
])("a cookie that holds %s is no consent, and breaks nothing", (value) => {
  for (const name of PLUGIN_COOKIES) storeCookie(name, value);
  for (const name of ["CLI_Cookie", "cnArgs", "complianz", "moove_frontend_gdpr_scripts"]) {
    set(name, {});
    expect(watching().get()).toBe(false);
    Reflect.deleteProperty(window, name);
  }
});
