import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { checkSettings } from "#runtime/check-settings.ts";
import { completePage, type Page } from "#runtime/page.ts";
import { type CorpusItem, corpus } from "#tests/corpora/corpus.ts";
import { settings } from "#widgets/popup-triggers/settings.ts";
import type { Timing, Visit } from "./rule.ts";

const DAY_MS = 86_400_000;

const warn = vi.fn<(message: string) => void>();
const inform = vi.fn<(message: string) => void>();
const visitOf = (popupId: string, page: Page, referrerPatterns: readonly string[] = []): Visit => ({
  popupId,
  page,
  referrerPatterns,
  warn,
  inform,
});

/** The rules as a new page view loads them. */
async function passes(timing: object, config: object = {}, widthPx = 1280): Promise<boolean> {
  vi.resetModules();
  const { passesRules } = await import("./check-rules.ts");
  return passesRules(timingOf(timing), visitOf("7", pageOf(config, widthPx)));
}

/** The rule for visitors whose last address matches the pattern, on a page whose configuration lists some patterns. */
async function passesPattern(pattern: string, listed: readonly string[]): Promise<boolean> {
  const { passesRules } = await import("./check-rules.ts");
  const timing = timingOf({ url: "yes", url_action: "regex", url_url: pattern });
  return passesRules(timing, visitOf("7", pageOf({}), listed));
}

const timingOf = (timing: object): Timing => {
  const checked = checkSettings(settings, { timing });
  expect(checked.issues).toEqual([]);
  return (checked.settings as { timing: Timing }).timing;
};

const pageOf = (config: object, widthPx = 1280) =>
  completePage(
    config as Record<string, unknown>,
    () => widthPx,
    () => {},
  );

const comeFrom = (referrer: string) => vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
const storedFields = () => JSON.parse(localStorage.getItem("elementor") ?? "{}") as Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 5, 15, 10), toFake: ["Date"] });
  warn.mockClear();
  inform.mockClear();
});

describe("popup.10 display rules are all checked together", () => {
  const anonymousOnPhone = { devices: "yes", devices_devices: ["mobile"], logged_in: "yes" };

  it("popup.10 no rule switched on lets every popup through, an empty list of settings too", async () => {
    expect(await passes([])).toBe(true);
    expect(await passes({ devices_devices: ["mobile"] })).toBe(true);
  });

  it("popup.10 all must hold", async () => {
    expect(await passes(anonymousOnPhone, {}, 360)).toBe(true);
    expect(await passes(anonymousOnPhone, {}, 1280)).toBe(false);
    expect(await passes(anonymousOnPhone, { user: { logged_in: true } }, 360)).toBe(false);
  });

  it("popup.10 a rule that counts from its first check is asked even when another has refused", async () => {
    expect(await passes({ ...anonymousOnPhone, page_views: "yes", sessions: "yes" })).toBe(false);
    expect(storedFields()).toMatchObject({
      pageViews: 1,
      popup_7_page_views_initialPageViews: 1,
      sessions: 1,
      popup_7_sessions_initialSessions: 1,
    });
  });
});

describe("popup.11 page views and sessions", () => {
  it("popup.11 three page views after the first check: first shown on the fourth", async () => {
    const views = [];
    for (let view = 1; view <= 5; view++)
      views.push(await passes({ page_views: "yes", page_views_views: "3" }));
    expect(views).toEqual([false, false, false, true, true]);
  });

  it("popup.11 two sessions after the first check: first shown in the third", async () => {
    const shown = [];
    for (let session = 1; session <= 4; session++) {
      sessionStorage.clear();
      shown.push(await passes({ sessions: "yes" }), await passes({ sessions: "yes" }));
    }
    expect(shown).toEqual([false, false, false, false, true, true, true, true]);
  });

  it("popup.11 counts once per page view, however many popups ask, and only where one asks", async () => {
    await passes({ devices: "yes" });
    expect(storedFields()).toEqual({});
    await passes({ page_views: "yes", sessions: "yes" });
    const { passesRules } = await import("./check-rules.ts");
    await passesRules(timingOf({ page_views: "yes" }), visitOf("8", pageOf({})));
    expect(storedFields()).toMatchObject({ pageViews: 1, sessions: 1 });
  });

  it("popup.11 goes on from what a returning visitor's storage holds, and survives what is no number", async () => {
    localStorage.setItem("elementor", '{"pageViews":41,"popup_7_page_views_initialPageViews":39}');
    expect(await passes({ page_views: "yes" })).toBe(true);
    localStorage.setItem("elementor", '{"pageViews":"many","popup_7_page_views_initialPageViews":{}}');
    expect(await passes({ page_views: "yes" })).toBe(false);
    localStorage.setItem("elementor", "{corrupt");
    expect(await passes({ page_views: "yes" })).toBe(false);
  });

  it.each(["is_editor", "is_preview"])("popup.11 %s leaves no trace", async (mode) => {
    await passes({ page_views: "yes", sessions: "yes" }, { [mode]: true });
    expect(localStorage.getItem("elementor")).toBeNull();
    expect(sessionStorage.getItem("elementor")).toBeNull();
  });
});

describe("popup.12 the address the visitor comes from", () => {
  const from = "https://example.org/sale?utm_source=letter";
  it.each([
    ["show", "utm_source=letter", true],
    ["show", "elsewhere", false],
    ["show", "", true],
    ["hide", "utm_source=letter", false],
    ["hide", "elsewhere", true],
  ])("popup.12 %s %s: %s", async (urlAction, urlUrl, expected) => {
    comeFrom(from);
    expect(await passes({ url: "yes", url_action: urlAction, url_url: urlUrl })).toBe(expected);
  });

  it.each([
    ["utm_source=(letter|post)", true],
    ["^https://example\\.org/sale", true],
    ["^https://(?!shop)", true],
    ["^http://", false],
    ["", true],
  ])(
    "popup.12 an expression that the page configuration lists, such as %s: %s",
    async (pattern, expected) => {
      comeFrom(from);
      expect(await passesPattern(pattern, ["another", pattern])).toBe(expected);
      expect([inform, warn].flatMap(({ mock }) => mock.calls)).toEqual([]);
    },
  );

  it("popup.12 an expression that it does not list is not met, and the developer reads what lists it", async () => {
    comeFrom(from);
    expect(await passesPattern("utm_source", ["utm_sourc.", "UTM_SOURCE", "utm_source "])).toBe(false);
    expect(inform.mock.calls).toEqual([
      [
        "no trigger opens the popup, because settings.timing.url_url is a regular expression that referrer_patterns of widget_settings in #islet-config does not list",
      ],
    ]);
  });

  it.each(["(unclosed", "*", "[z-a]"])("popup.12 the invalid expression %s is never met", async (pattern) => {
    comeFrom(from);
    expect(await passesPattern(pattern, [pattern])).toBe(false);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`no regular expression: "${pattern}"`)]]);
  });

  it("popup.12 looks at the first 2,048 characters of the address", async () => {
    comeFrom(`${"a".repeat(2_047)}bc`);
    expect(await passesPattern("b", ["b"])).toBe(true);
    expect(await passesPattern("c", ["c"])).toBe(false);
  });

  it("popup.12 of the dangerous patterns none runs that only the popup's markup asks for", async () => {
    const attackOf = ({ attack }: CorpusItem) => {
      const { repeat, times, tail } = attack as { repeat: string; times: number; tail: string };
      return repeat.repeat(times) + tail;
    };
    const patterns = corpus("redos", "pattern").filter(({ text }) => text.length <= 2_000);
    const compiled = vi.spyOn(globalThis, "RegExp");
    for (const item of patterns) {
      comeFrom(attackOf(item));
      expect([item.id, await passesPattern(item.text, ["^https://example"])]).toEqual([item.id, false]);
    }
    expect(patterns.length).toBeGreaterThan(20);
    expect(compiled).not.toHaveBeenCalled();
    compiled.mockRestore();
  });
});

describe("popup.13 sources", () => {
  const all = ["search", "external", "internal"];
  const own = `${location.origin}/shop/`;
  it.each([
    [all, own, true],
    [all, "https://example.org/", true],
    [all, "", true],
    [["internal"], own, true],
    [["internal"], own.replace("//", "//www."), true],
    [["internal"], "https://www.google.com/", false],
    [["internal"], "", false],
    [["search"], own, false],
    [["search"], "https://www.google.com/", true],
    [["search"], "https://m.google.co.il/search?q=wool", true],
    [["search"], "https://search.yahoo.com/", true],
    [["search"], "https://www.bing.com/", true],
    [["search"], "https://yandex.com.tr/", true],
    [["search"], "https://www.baidu.com/", true],
    [["search"], "https://google.evil.example/", false],
    [["search"], "https://notgoogle.com/", false],
    [["search"], "https://example.org/?google.com", false],
    [["search"], "", false],
    [["external"], own, false],
    [["external"], "https://www.google.com/", true],
    [["external"], "https://example.org/", false],
    [["external"], "", false],
    [["search", "internal"], "https://example.org/", false],
    ["search", "https://www.google.com/", true],
  ])("popup.13 %s from %s: %s", async (wanted, referrer, expected) => {
    comeFrom(referrer);
    expect(await passes({ sources: "yes", sources_sources: wanted })).toBe(expected);
  });
});

describe("popup.14 logged in", () => {
  const editor = { user: { logged_in: true, roles: ["editor"] } };
  it.each([
    [{}, {}, true],
    [{ logged_in_users: "custom", logged_in_roles: ["editor"] }, {}, true],
    [{}, editor, false],
    [{ logged_in_users: "all", logged_in_roles: ["shop_manager"] }, editor, false],
    [{ logged_in_users: "custom", logged_in_roles: ["editor"] }, editor, false],
    [{ logged_in_users: "custom", logged_in_roles: ["shop_manager"] }, editor, true],
    [{ logged_in_users: "custom" }, editor, true],
    [{}, { user: { roles: ["editor"] } }, false],
    [{}, { user: { logged_in: false, roles: ["editor"] } }, true],
  ])("popup.14 %o for %o: %s", async (timing, config, expected) => {
    expect(await passes({ logged_in: "yes", ...timing }, config)).toBe(expected);
  });

  it("popup.14 a page that does not say who the visitor is asks the server, once", async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() =>
      Promise.resolve(new Response('{"user":{"logged_in":true,"roles":["editor"]}}')),
    );
    vi.stubGlobal("fetch", fetch);
    const config = { session_url: "/session", user: {} };
    expect(await passes({ logged_in: "yes" }, config)).toBe(false);
    expect(await passes({ logged_in: "yes" }, { ...config, user: { logged_in: false } })).toBe(true);
    expect(await passes({}, config)).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});

describe("popup.15 devices", () => {
  it.each([
    [["desktop"], 1280, true],
    [["desktop"], 800, false],
    [["tablet", "mobile"], 800, true],
    [["mobile"], 360, true],
    [["mobile"], 768, false],
  ])("popup.15 %s at %i px: %s", async (devices, widthPx, expected) => {
    expect(await passes({ devices: "yes", devices_devices: devices }, {}, widthPx)).toBe(expected);
  });

  it("popup.15 each device mode that a site has is one of its own", async () => {
    const breakpoints = { mobile: 480, mobile_extra: 767, tablet: 900, tablet_extra: 1024, laptop: 1366 };
    const config = { breakpoints: { ...breakpoints, widescreen: 2400 } };
    const modes = [...Object.entries(breakpoints), ["desktop", 2399] as const, ["widescreen", 2400] as const];
    for (const [mode, widthPx] of modes) {
      const inModes = (devices_devices: string[]) =>
        passes({ devices: "yes", devices_devices }, config, widthPx);
      const others = modes.flatMap(([name]) => (name === mode ? [] : name));
      expect([mode, await inModes([mode]), await inModes(others)]).toEqual([mode, true, false]);
    }
  });
});

describe("popup.16 browsers", () => {
  const webkit = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)";
  const agents = {
    chrome: `${webkit} Chrome/138.0.0.0 Safari/537.36`,
    edge: `${webkit} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
    safari: "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    firefox: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    ie: "Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko",
    opera: `${webkit} Chrome/138.0.0.0 Safari/537.36 OPR/120.0.0.0`,
  };
  const names = ["ie", "chrome", "edge", "firefox", "safari"];

  it.each(Object.entries(agents))(
    "popup.16 all lets %s through, a list only if it names it",
    async (name, agent) => {
      vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
      expect(await passes({ browsers: "yes", browsers_browsers: "all" })).toBe(true);
      const custom = (options: string[]) =>
        passes({ browsers: "yes", browsers_browsers: "custom", browsers_browsers_options: options });
      expect(await custom([name].filter((one) => names.includes(one)))).toBe(name !== "opera");
      expect(await custom(names.filter((one) => one !== name))).toBe(false);
    },
  );
});

describe("popup.17 times", () => {
  async function show(timing: object) {
    vi.resetModules();
    const { countImpression } = await import("./rules/times.ts");
    countImpression("7", timingOf(timing));
  }
  const twice = (period: string) => ({ times: "yes", times_times: 2, times_period: period });
  const fields = {
    "": "popup_7_times",
    day: "popup-7-impressions-count",
    week: "popup-7-impressions-count",
    month: "popup-7-impressions-count",
  };

  it.each(Object.entries(fields))(
    "popup.17 period '%s' counts in %s up to the limit",
    async (period, field) => {
      const answers = [];
      for (let time = 0; time < 3; time++) {
        answers.push(await passes(twice(period)));
        await show(twice(period));
      }
      expect(answers).toEqual([true, true, false]);
      expect(storedFields()[field]).toBe(3);
    },
  );

  it.each([
    ["day", 86_400],
    ["week", 604_800],
    ["month", 2_628_288],
  ])("popup.17 a %s lasts %i s from the first impression, and does not slide", async (period, lifetime) => {
    await show(twice(period));
    vi.setSystemTime(Date.now() + (lifetime - 1) * 1_000);
    await show(twice(period));
    expect(await passes(twice(period))).toBe(false);
    vi.setSystemTime(Date.now() + 1_000);
    expect(await passes(twice(period))).toBe(true);
    await show(twice(period));
    vi.setSystemTime(Date.now() + (lifetime - 1) * 1_000);
    await show(twice(period));
    expect(await passes(twice(period))).toBe(false);
  });

  it("popup.17 three times are allowed, unless another number is set", async () => {
    const answers = [];
    for (let time = 0; time < 4; time++) {
      answers.push(await passes({ times: "yes" }));
      await show({ times: "yes" });
    }
    expect(answers).toEqual([true, true, true, false]);
  });

  it("popup.17 without a period the count has no end", async () => {
    await show(twice(""));
    await show(twice(""));
    vi.setSystemTime(Date.now() + 10_000 * DAY_MS);
    expect(await passes(twice(""))).toBe(false);
  });

  it("popup.17 a session counts in session storage", async () => {
    await show(twice("session"));
    await show(twice("session"));
    expect(sessionStorage.getItem("popup-7-impressions-count")).toBe("2");
    expect(await passes(twice("session"))).toBe(false);
    sessionStorage.clear();
    expect(await passes(twice("session"))).toBe(true);
  });

  it("popup.17 a count that somebody has spoilt is none", async () => {
    localStorage.setItem("elementor", '{"popup_7_times":"lots"}');
    sessionStorage.setItem("popup-7-impressions-count", "NaN");
    expect(await passes(twice(""))).toBe(true);
    expect(await passes(twice("session"))).toBe(true);
  });

  it("popup.17 however often it was shown, it is shown again exactly while the count is below the limit", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(6), fc.nat(6), async (limit, shown) => {
        localStorage.clear();
        const timing = { times: "yes", times_times: limit };
        for (let time = 0; time < shown; time++) await show(timing);
        expect(await passes(timing)).toBe(shown < limit);
      }),
      { numRuns: 20 },
    );
  });
});

describe("popup.18 schedule", () => {
  const jerusalem = { timezone: "Asia/Jerusalem" };
  // The clock stands at 10:00 UTC, 13:00 in Jerusalem.
  it.each([
    [{}, true],
    [{ schedule_start_date: "2025-06-15 13:00" }, true],
    [{ schedule_start_date: "2025-06-15 13:01" }, false],
    [{ schedule_end_date: "2025-06-15 13:00" }, true],
    [{ schedule_end_date: "2025-06-15 12:59" }, false],
    [{ schedule_start_date: "2025-06-01 00:00", schedule_end_date: "2025-07-01 00:00" }, true],
    [{ schedule_start_date: "", schedule_end_date: "" }, true],
  ])("popup.18 %o by the site's clock: %s", async (dates, expected) => {
    expect(await passes({ schedule: "yes", schedule_timezone: "site", ...dates }, jerusalem)).toBe(expected);
  });

  it("popup.18 by the visitor's clock the site's zone does not matter", async () => {
    const now = new Date();
    const local = (minutes: number) => {
      const at = new Date(now.getTime() + minutes * 60_000 - now.getTimezoneOffset() * 60_000);
      return at.toISOString().slice(0, 16).replace("T", " ");
    };
    const visitor = (dates: object) =>
      passes({ schedule: "yes", schedule_timezone: "visitor", ...dates }, { timezone: "Pacific/Apia" });
    expect(await visitor({ schedule_start_date: local(-1), schedule_end_date: local(1) })).toBe(true);
    expect(await visitor({ schedule_start_date: local(1) })).toBe(false);
    expect(await visitor({ schedule_end_date: local(-1) })).toBe(false);
  });

  it("popup.18 a cached page's old server time does not hold the clock; a visitor's clock that is behind it counts as it", async () => {
    const at = (schedule_server_datetime: string) =>
      passes(
        { schedule: "yes", schedule_start_date: "2025-06-15 12:30", schedule_server_datetime },
        jerusalem,
      );
    expect(await at("2025-06-01 09:00:00")).toBe(true);
    vi.setSystemTime(Date.UTC(2020, 0, 1));
    expect(await at("2025-06-15 12:31:00")).toBe(true);
    expect(await at("2025-06-15 12:29:00")).toBe(false);
  });
});
