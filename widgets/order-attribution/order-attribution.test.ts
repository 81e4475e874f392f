import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { attributionGroups, getAttributionData } from "#shop/attribution/attribution-data.ts";
import { setOrderTracking } from "#shop/attribution/tracking.ts";
import { type CookieJar, createJar, useJar } from "#tests/support/cookie-jar.ts";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/order-attribution/fixture.html", "utf8");
const TAG = "wc-order-attribution-inputs";
const NAMES = [
  ...["source_type", "referrer", "utm_campaign", "utm_source", "utm_medium", "utm_content", "utm_id"],
  ...["utm_term", "utm_source_platform", "utm_creative_format", "utm_marketing_tactic", "session_entry"],
  ...["session_start_time", "session_pages", "session_count", "user_agent"],
];

let jar: CookieJar;
let visits = 0;
/** The visitor is on a page nobody has seen before. */
function open(search = "") {
  vi.stubGlobal("location", new URL(`https://www.shop.example/page-${++visits}/${search}`));
}

beforeEach(() => {
  jar = createJar();
  useJar(jar);
  open();
});
afterEach(() => {
  Reflect.deleteProperty(window, "wp_has_consent");
  Reflect.deleteProperty(window, "wp_consent_type");
});

const marked = (settings: object = {}, inside = `<form><${TAG}></${TAG}></form>`) =>
  `<div data-widget="order-attribution" data-settings='${JSON.stringify(settings)}'>${inside}</div>`;
async function mount(html: string, options?: Parameters<typeof mountMarkup>[1]) {
  const mounted = await mountMarkup(html, options);
  await rest(mounted.settled);
  return mounted;
}
async function rest(settled: () => Promise<void>) {
  await vi.dynamicImportSettled();
  await settled();
}
const elements = () => [...document.querySelectorAll<HTMLElement>(TAG)];
const inputs = () => [...document.querySelectorAll<HTMLInputElement>(`${TAG} input`)];
const valueOf = (name: string) => inputs().find((input) => input.name.endsWith(`_${name}`))?.value;
const consent = (detail: object) =>
  document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change", { detail }));

describe("the fields of an order", () => {
  it("order-attribution.4 are hidden inputs, each its prefix and name, with what is known of the visit", async () => {
    open("?utm_source=news&utm_id=77");
    const { stop, problems } = await mount(fixture);
    expect(inputs().map(({ name }) => name)).toEqual(NAMES.map((name) => `wc_order_attribution_${name}`));
    expect(new Set(inputs().map(({ type }) => type))).toEqual(new Set(["hidden"]));
    expect([valueOf("source_type"), valueOf("utm_source"), valueOf("utm_id")]).toEqual(["utm", "news", "77"]);
    expect(valueOf("session_entry")).toBe(location.href);
    expect(problems).toEqual([]);
    stop();
    expect(document.body.innerHTML.trim()).toBe(fixture.trim());
  });

  it("order-attribution.4 are sixteen, each with the value of its own name", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 31, 9, 5) });
    jar.write("sbjs_udata=vst%3D6;domain=.shop.example");
    vi.spyOn(document, "referrer", "get").mockReturnValue("https://blog.example/wool/");
    const campaign = {
      ...{
        utm_source: "news",
        utm_medium: "mail",
        utm_campaign: "sale",
        utm_content: "top",
        utm_term: "wool",
      },
      ...{
        utm_id: "77",
        utm_source_platform: "own",
        utm_creative_format: "video",
        utm_marketing_tactic: "reach",
      },
    };
    open(`?${new URLSearchParams(campaign)}`);
    await mount(fixture);
    expect(Object.fromEntries(NAMES.map((name) => [name, valueOf(name)]))).toEqual({
      source_type: "utm",
      referrer: "https://blog.example/wool/",
      ...campaign,
      session_entry: location.href,
      session_start_time: "2026-01-31 09:05:00",
      session_pages: "1",
      session_count: "7",
      user_agent: navigator.userAgent,
    });
  });

  it("order-attribution.4 have the prefix and the paths that the shop gives them", async () => {
    open("?utm_source=news");
    const fields = [
      { name: "from", path: "current.src" },
      { name: "odd", path: "__proto__.src" },
      { name: "none", path: "current" },
    ];
    await mount(marked({ prefix: "x_", fields }));
    expect(inputs().map(({ name, value }) => [name, value])).toEqual([
      ["x_from", "news"],
      ["x_odd", ""],
      ["x_none", ""],
    ]);
  });

  it("stand once in each form, and not outside where a form has them", async () => {
    const one = `<${TAG}></${TAG}>`;
    await mount(marked({}, `${one}<form id="a">${one}${one}</form><form id="b">${one}</form>`));
    expect(elements().map((element) => element.parentElement?.id)).toEqual(["a", "b"]);
  });

  it("come into elements that arrive late, and into those that empty their own", async () => {
    const { settled } = await mount(marked());
    const late = document.createElement(TAG);
    late.append("Theirs");
    const form = document.body.appendChild(document.createElement("form"));
    form.append(late);
    await rest(settled);
    await vi.waitFor(() => expect(late.querySelectorAll("input")).toHaveLength(16));
    expect(late.textContent).toBe("");
  });

  it("take the values that others set, before and after the code came, for their names only", async () => {
    document.body.innerHTML = "";
    const early = document.createElement(TAG);
    Object.assign(early, { values: { utm_source: "early", other: "x" } });
    const { settled } = await mount(marked({}, ""));
    document.body.appendChild(document.createElement("form")).append(early);
    await rest(settled);
    await vi.waitFor(() => expect(valueOf("source_type")).toBe("typein"));
    expect([valueOf("utm_source"), valueOf("other")]).toEqual(["early", undefined]);
    Object.assign(early, { values: { utm_source: "late" } });
    await rest(settled);
    expect(valueOf("utm_source")).toBe("late");
    consent({ marketing: "deny" });
    await rest(settled);
    expect(valueOf("utm_source")).toBe("");
  });

  it("order-attribution.11 one that is missing is warned of, once", async () => {
    const { problems, settled } = await mount(marked());
    inputs()[3]?.remove();
    for (const word of ["deny", "allow"]) {
      consent({ marketing: word });
      await rest(settled);
    }
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/order-attribution: The field utm_source is missing: .*probably manipulated/),
    ]);
  });

  it("are text: no control signs, at most 255 units", async () => {
    open(`?utm_source=${"y".repeat(400)}&utm_campaign=a%00%0Ab`);
    await mount(marked());
    expect(valueOf("utm_source")).toBe("y".repeat(255));
    expect(valueOf("utm_campaign")).toBe("ab");
  });
});

describe("tracking", () => {
  it("order-attribution.1 is on by default: half a year of 30 days, sessions of half an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    await mount(marked());
    const { "sbjs_first@.shop.example": first, "sbjs_session@.shop.example": session } = jar.all();
    expect([first?.expires, session?.expires]).toEqual([180 * 86_400_000, 1_800_000]);
  });

  it("order-attribution.1 takes the shop's lifetime, session and base64, and tells the time of UTC", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 31, 9, 5) });
    await mount(marked({ lifetime: "0.00001", session: 10, base64: "1" }));
    const { "sbjs_first@.shop.example": first, "sbjs_session@.shop.example": session } = jar.all();
    expect(first?.expires).toBeUndefined();
    expect((session?.expires ?? 0) - Date.now()).toBe(600_000);
    expect(first?.value).toMatch(/^[A-Za-z0-9+/]+$/);
    expect(attributionGroups()["current_add"]?.["fd"]).toBe("2026-01-31 09:05:00");
  });

  it.each([
    ["-10", 1],
    ["12.9", 0],
  ])("order-attribution.8 a session of %s minutes is one of 30", async (session, told) => {
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    const { problems } = await mount(marked({ session }));
    expect(jar.all()["sbjs_session@.shop.example"]?.expires).toBe(1_800_000);
    expect(problems.map(({ code }) => code)).toEqual(Array(told).fill("settings"));
  });

  it("order-attribution.2 off removes every cookie and empties the fields", async () => {
    jar.write("sbjs_first=typ%3Dutm;domain=.shop.example");
    await mount(marked({ allow_tracking: "" }));
    expect(jar.text()).toBe("");
    expect(inputs()).toHaveLength(16);
    expect(inputs().every(({ value }) => value === "")).toBe(true);
    expect(Object.values(getAttributionData())).toEqual(Array(16).fill(null));
  });

  it("order-attribution.2 follows consent as often as it changes, for its own category", async () => {
    const { settled } = await mount(marked({ consent_category: "statistics" }));
    for (const [word, isOn] of [
      ["deny", false],
      ["allow", true],
      ["deny", false],
      ["allow", true],
    ] as const) {
      consent({ statistics: word });
      consent({ marketing: isOn ? "deny" : "allow" });
      await rest(settled);
      expect(jar.text() !== "").toBe(isOn);
      expect(valueOf("source_type")).toBe(isOn ? "typein" : "");
    }
  });

  it("order-attribution.2 asks the consent banner, at the start and when it knows its kind", async () => {
    let isGiven = false;
    Object.assign(window, { wp_consent_type: "optin", wp_has_consent: () => isGiven });
    const { settled } = await mount(marked());
    expect(jar.text()).toBe("");
    isGiven = true;
    document.dispatchEvent(new Event("wp_consent_type_defined"));
    await rest(settled);
    expect(valueOf("source_type")).toBe("typein");
  });

  it("order-attribution.2 a banner that has consent is believed more than a page out of a cache", async () => {
    Object.assign(window, { wp_consent_type: "optin", wp_has_consent: () => true });
    await mount(marked({ allow_tracking: "no" }));
    expect(valueOf("source_type")).toBe("typein");
  });

  it("order-attribution.2 is off where the page's configuration says so", async () => {
    await mount(marked(), { config: { consent: { marketing: false } } });
    expect(jar.text()).toBe("");
  });

  it.each([null, "deny", 7, [], { marketing: 1 }])(
    "consent of a strange shape (%j) breaks nothing",
    async (detail) => {
      const { problems, settled } = await mount(marked());
      consent(detail as object);
      await rest(settled);
      expect(problems).toEqual([]);
    },
  );

  it("one page view counts once, however often tracking begins", async () => {
    const { stop } = await mount(marked());
    stop();
    await mount(marked());
    expect(attributionGroups()["session"]?.["pgs"]).toBe("1");
  });

  it("what other scripts ask of it before it runs is remembered", async () => {
    setOrderTracking(false);
    await mount(marked());
    expect(jar.text()).toBe("");
    setOrderTracking(true);
    await vi.dynamicImportSettled();
    expect(getAttributionData()["source_type"]).toBe("typein");
  });

  it("two markers are one tracking", async () => {
    await mount(marked() + marked());
    expect(attributionGroups()["session"]?.["pgs"]).toBe("1");
    expect(elements()).toHaveLength(2);
  });

  it("blocked cookies leave the fields empty and the form as it is", async () => {
    vi.spyOn(document, "cookie", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const { problems } = await mount(marked());
    expect(inputs()).toHaveLength(16);
    expect(valueOf("source_type")).toBe("");
    expect(problems).toEqual([]);
  });
});

it("F19 a source that another script records is only written into the forms", async () => {
  open("?utm_source=news");
  (await mount(marked())).stop();
  open("?utm_source=other");
  await mount(marked({ without: ["record"] }));
  expect(valueOf("utm_source")).toBe("news");
});
