import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBus } from "#runtime/bus.ts";
import { type ConsentAnswer, type ConsentCategory, type ConsentContext, createConsent } from "./consent.ts";
import { rememberPermission } from "./permissions.ts";

const set = (name: string, value: unknown) => Reflect.set(window, name, value);
const cookie = (name: string, value: string) =>
  // oxlint-disable-next-line no-restricted-properties -- what a plugin does
  void (document.cookie = `${name}=${value}; path=/`);
const emit = (type: string, target: EventTarget = document) => target.dispatchEvent(new Event(type));
function press(className: string, id = "") {
  const button = Object.assign(document.createElement("button"), { className, id });
  document.body.append(button);
  button.click();
}

const NAMES = [
  "WPConsent",
  "cookieyes",
  "CLI_Cookie",
  "cnArgs",
  "complianz",
  "cmplz_has_consent",
  "Cookiebot",
  "BorlabsCookie",
  "moove_frontend_gdpr_scripts",
  "consentApi",
  "wp_has_consent",
  "__tcfapi",
  "dataLayer",
];
const COOKIES = [
  "viewed_cookie_policy",
  "cookielawinfo-checkbox-non-necessary",
  "cookielawinfo-checkbox-necessary",
  "cookie_notice_accepted",
  "cmplz_marketing",
  "cmplz_consent_status",
  "moove_gdpr_popup",
];

/** A plugin as a page has it. */
interface Plugin {
  /** Puts it on the page, without a choice. */
  install(): void;
  /** Stores a choice, and tells of it as the plugin does. */
  choose(isGiven: boolean): void;
}

/** Keeps a choice for methods that are asked for it. */
let chosen: boolean | undefined;
let kept: (() => void)[] = [];
let tcfListeners = new Map<number, (data: object, isKnown: boolean) => void>();
const tcData = () => ({
  eventStatus: chosen === undefined ? "cmpuishown" : "useractioncomplete",
  gdprApplies: true,
  purpose: { consents: { 1: chosen === true, 3: chosen === true, 4: chosen === true } },
});

const plugins: Readonly<Record<string, Plugin>> = {
  WPConsent: {
    install: () =>
      set("WPConsent", { hasConsent: (category: string) => chosen === true && category === "marketing" }),
    choose: (isGiven) => {
      chosen = isGiven;
      emit("wpconsent_consent_updated", window);
    },
  },
  CookieYes: {
    install: () => set("cookieyes", { _ckyConsentStore: new Map() }),
    choose: (isGiven) => {
      set("cookieyes", { _ckyConsentStore: new Map([["functional", isGiven ? "yes" : "no"]]) });
      press("cky-notice");
    },
  },
  "GDPR Cookie Consent": {
    install() {
      set("CLI_Cookie", {});
      // The editor's default before a choice.
      cookie("cookielawinfo-checkbox-non-necessary", "yes");
      cookie("cookielawinfo-checkbox-necessary", "yes");
    },
    choose: (isGiven) => {
      cookie("viewed_cookie_policy", isGiven ? "yes" : "no");
      cookie("cookielawinfo-checkbox-non-necessary", isGiven ? "yes" : "no");
      press("cli-user-preference-checkbox");
    },
  },
  "Cookie Notice": {
    install: () => set("cnArgs", {}),
    choose: (isGiven) => {
      cookie("cookie_notice_accepted", String(isGiven));
      press("", "cookie-notice");
    },
  },
  "Complianz, its cookie": {
    install: () => set("complianz", {}),
    choose: (isGiven) => {
      cookie("cmplz_consent_status", "allow");
      cookie("cmplz_marketing", isGiven ? "allow" : "deny");
      emit("cmplz_status_change");
    },
  },
  "Complianz, its function": {
    install: () =>
      set("cmplz_has_consent", (category: string) => chosen === true && category === "marketing"),
    choose: (isGiven) => {
      chosen = isGiven;
      emit(isGiven ? "cmplzAcceptAll" : "cmplzRevoke");
    },
  },
  Cookiebot: {
    install: () => set("Cookiebot", { consented: false, consent: { marketing: false } }),
    choose: (isGiven) => {
      // Whoever accepts statistics alone has consented, but not to this.
      set("Cookiebot", { consented: true, consent: { marketing: isGiven, statistics: true } });
      emit("CookiebotOnAccept", window);
    },
  },
  "Cookiebot without categories": {
    install: () => set("Cookiebot", { consented: false }),
    choose: (isGiven) => {
      set("Cookiebot", { consented: isGiven });
      emit(isGiven ? "CookiebotOnAccept" : "CookiebotOnDecline", window);
    },
  },
  "Borlabs Cookie 2": {
    install: () =>
      set("BorlabsCookie", { checkCookieConsent: (name: string) => chosen === true && name === "youtube" }),
    choose: (isGiven) => {
      chosen = isGiven;
      emit("borlabs-cookie-consent-saved");
    },
  },
  "Borlabs Cookie 3": {
    install: () =>
      set("BorlabsCookie", {
        Consents: { hasConsent: (name: string) => chosen === true && name === "youtube" },
      }),
    choose: (isGiven) => {
      chosen = isGiven;
      emit("borlabs-cookie-consent-saved", window);
    },
  },
  "Moove GDPR": {
    install: () => set("moove_frontend_gdpr_scripts", {}),
    choose: (isGiven) => {
      cookie(
        "moove_gdpr_popup",
        encodeURIComponent(JSON.stringify({ strict: "1", thirdparty: isGiven ? "1" : "0" })),
      );
      press("moove-gdpr-infobar-allow-all");
    },
  },
  "Real Cookie Banner": {
    install: () =>
      set("consentApi", {
        consent: (name: string) =>
          new Promise<void>((resolve) => {
            if (name !== "youtube") return;
            if (chosen === true) resolve();
            else kept.push(resolve);
          }),
      }),
    choose: (isGiven) => {
      chosen = isGiven;
      if (isGiven) for (const keep of kept.splice(0)) keep();
      emit(isGiven ? "RCB/OptIn" : "RCB/OptOut");
    },
  },
  "WP Consent API": {
    install: () => set("wp_has_consent", (category: string) => chosen === true && category === "marketing"),
    choose: (isGiven) => {
      chosen = isGiven;
      emit("wp_listen_for_consent_change");
    },
  },
  "IAB TCF": {
    install() {
      let id = 0;
      set(
        "__tcfapi",
        (command: string, _version: number, told: (...args: unknown[]) => void, listener: number) => {
          if (command === "removeEventListener") return void tcfListeners.delete(listener);
          const listenerId = ++id;
          tcfListeners.set(listenerId, (data) => told({ ...data, listenerId }, true));
          told({ ...tcData(), listenerId }, true);
        },
      );
    },
    choose: (isGiven) => {
      chosen = isGiven;
      for (const tell of tcfListeners.values()) tell(tcData(), true);
    },
  },
  "Google consent mode": {
    install: () => set("dataLayer", [["consent", "default", { ad_storage: "denied" }]]),
    choose: (isGiven) => {
      (Reflect.get(window, "dataLayer") as unknown[]).push({
        0: "consent",
        1: "update",
        2: { ad_storage: isGiven ? "granted" : "denied" },
        length: 3,
      });
    },
  },
};

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
  chosen = undefined;
  kept = [];
  tcfListeners = new Map();
});
afterEach(() => {
  life.abort();
  for (const name of NAMES) Reflect.deleteProperty(window, name);
  // oxlint-disable-next-line no-restricted-properties -- as the browser does
  for (const name of COOKIES) document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
});

describe.each(Object.entries(plugins))("social-feed.10 consent by %s", (_, plugin) => {
  it("is none before the visitor has chosen, and none where the visitor refuses", async () => {
    plugin.install();
    const { told, get } = watching();
    expect(get()).toBe(false);
    plugin.choose(false);
    await pass(2_000);
    expect([get(), told]).toEqual([false, []]);
  });

  it("is there at once where it was given on another page", async () => {
    plugin.install();
    plugin.choose(true);
    const { told, get } = watching();
    await pass(2_000);
    expect(get()).toBe(true);
    expect(told.filter((answer) => answer !== true)).toEqual([]);
  });

  it("is told once when it is given late, and once when it is withdrawn", async () => {
    plugin.install();
    const { told, get } = watching();
    await pass(5_000);
    plugin.choose(true);
    await pass(2_000);
    expect([get(), told]).toEqual([true, [true]]);
    plugin.choose(false);
    await pass(2_000);
    expect([get(), told]).toEqual([false, [true, false]]);
    plugin.choose(true);
    await pass(2_000);
    expect(told).toEqual([true, false, true]);
  });

  it("is found by a plugin that comes after the widget", async () => {
    const { told } = watching();
    plugin.install();
    await pass(250);
    expect(told).toEqual([false]);
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
    expect(tcfListeners.size).toBe(0);
  });
});

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
    plugins["Cookiebot"]?.install();
    expect(watching(contextWith({ marketing: true })).get()).toBe(false);
  });

  it("is asked of the first plugin in the list that the page has", () => {
    const names = Object.keys(plugins);
    for (const name of names) plugins[name]?.install();
    const { get } = watching();
    chosen = true;
    expect(get()).toBe(true);
    Reflect.deleteProperty(window, "WPConsent");
    // The next one has no choice yet, though those after it have.
    expect(get()).toBe(false);
  });

  it("is heard 1000 ms after a press on a plugin's button, too, which may store the choice late", async () => {
    plugins["Cookie Notice"]?.install();
    const { told } = watching();
    press("", "cookie-notice");
    await pass(999);
    cookie("cookie_notice_accepted", "true");
    expect(told).toEqual([]);
    await pass(1);
    expect(told).toEqual([true]);
  });

  it("for a service may be given for always, on this page and later ones, and withdrawn", async () => {
    plugins["Cookie Notice"]?.install();
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
    plugins["WP Consent API"]?.install();
    const context = contextWith();
    const { get } = watching(context);
    rememberPermission("youtube", true, context);
    plugins["WP Consent API"]?.choose(true);
    plugins["WP Consent API"]?.choose(false);
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

  it("is not needed where the framework says that no law asks for it", () => {
    set("__tcfapi", (_: string, __: number, told: (...args: unknown[]) => void) =>
      told({ eventStatus: "tcloaded", gdprApplies: false }, true),
    );
    const { told } = watching();
    expect(told).toEqual([true]);
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
  it.each(NAMES)("gives no consent by %s, and breaks nothing", async (name) => {
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
  for (const name of COOKIES) cookie(name, value);
  for (const name of ["CLI_Cookie", "cnArgs", "complianz", "moove_frontend_gdpr_scripts"]) {
    set(name, {});
    expect(watching().get()).toBe(false);
    Reflect.deleteProperty(window, name);
  }
});
