import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hasPhp, runPhp } from "./run-php.ts";

const manifest = {
  names: ["countdown", "tabs"],
  jobs: [{ id: "woocommerce-cart", preset: "woocommerce" }],
  presets: { woocommerce: {} },
};
const TODAY = "2026-11-30";

/** What a function of the plugin makes of a value; its names, and what else can be given: vitals.php. */
function answer(call: string, value: unknown = null, more: object = {}): unknown {
  const input = JSON.stringify({ call, value, manifest, today: TODAY, ...more });
  return JSON.parse(runPhp(["tests/wordpress/vitals.php"], { input }));
}

const report = (fields: object = {}) => ({
  page: "product",
  variant: "islet",
  device: "mobile",
  connection: "4g",
  metrics: { LCP: { value: 2_601, rating: "needs-improvement" }, CLS: { value: 0, rating: "good" } },
  problems: [{ code: "crash", widget: "tabs" }],
  ...fields,
});
const countsOf = (...reports: readonly unknown[]) =>
  answer(
    "counts",
    reports.map((given) => (typeof given === "string" ? given : JSON.stringify(given))),
  ) as string[][];

describe.runIf(hasPhp)("a report", () => {
  it("counts once for each metric and each problem", () => {
    expect(countsOf(report())).toEqual([
      ["islet.product.phone.LCP.8", "islet.product.phone.CLS.0", "problem.crash.tabs"],
    ]);
  });

  it("that is none counts for nothing", () => {
    const wrong = [
      ...["", "{", "[]", "7", "null", '"x"', "[[[[[[1]]]]]]"],
      ...[
        { page: "../etc" },
        { page: ["product"] },
        { variant: "x" },
        { device: "watch" },
        { device: null },
      ].map(report),
      report({ filler: "x".repeat(5_000) }),
    ];
    expect(countsOf(...wrong).flat()).toEqual([]);
  });

  it("counts only with values that a page can have, of metrics and problems that there are", () => {
    const metrics = {
      LCP: { value: "2601" },
      INP: { value: -1 },
      CLS: { value: 101 },
      FCP: 900,
      TTFB: { value: 600_001 },
      SQL: { value: 1 },
    };
    const problems = [
      ...[null, "crash", [], { code: "x", widget: "tabs" }, { code: 7 }],
      ...[{ code: "crash", widget: "<b>" }, { code: "crash" }, { code: "settings", widget: "countdown" }],
    ];
    expect(countsOf(report({ metrics, problems }))).toEqual([
      ["problem.crash.", "problem.settings.countdown"],
    ]);
    expect(countsOf(report({ metrics: "x", problems: 7 }))).toEqual([[]]);
  });

  it("counts for ten problems at most", () => {
    const problems = Array.from({ length: 12 }, (_, at) => ({ code: at < 10 ? "crash" : "chunk" }));
    expect(countsOf(report({ metrics: {}, problems }))).toEqual([["problem.crash."]]);
  });

  it("knows phones from wider devices", () => {
    const devices = ["mobile", "mobile_extra", "tablet", "desktop", "widescreen"];
    const counts = countsOf(...devices.map((device) => report({ device, metrics: { CLS: { value: 0 } } })));
    expect(counts.map(([first]) => first?.split(".")[2])).toEqual([
      ...["phone", "phone", "desktop", "desktop", "desktop"],
    ]);
  });
});

describe.runIf(hasPhp)("counts by bucket", () => {
  type Bounds = Readonly<Record<string, number[]>>;
  const known = () => answer("limits") as [limits: Bounds, bounds: Bounds, codes: string[]];
  it("have twenty buckets, in order, none of which holds two ratings", () => {
    const [limits, bounds] = known();
    expect(Object.keys(bounds)).toHaveLength(5);
    for (const [metric, ofMetric] of Object.entries(bounds)) {
      expect([metric, ofMetric.length]).toEqual([metric, 19]);
      expect(ofMetric.toSorted((a, b) => a - b)).toEqual(ofMetric);
      expect(ofMetric).toEqual(expect.arrayContaining(limits[metric] ?? []));
    }
  });

  it("have every problem that is a fault", () => {
    const [, , codes] = known();
    const source = readFileSync("runtime/problems/problems.ts", "utf8").split("export interface Refused")[0];
    const all = new Set(
      [...(source ?? "").matchAll(/readonly code: "([\w-]+)"/g)].map(([, code = ""]) => code),
    );
    expect([...all].filter((code) => code !== "left" && code !== "withheld").toSorted()).toEqual(
      codes.toSorted(),
    );
  });

  it("tell what three of four views did not exceed, to within their bucket", () => {
    const hundred = Array.from({ length: 100 }, (_, at) => (at + 1) * 40);
    const cases = [
      ["LCP", []],
      ["LCP", hundred],
      ["INP", [100, 100, 100, 900]],
      ["CLS", [0, 0, 0, 0.3]],
      ["CLS", [0.2, 0.2, 0.2, 0.2]],
      ["TTFB", [9_000]],
    ];
    const [none, lcp, inp, cls, shifting, slow] = answer("percentile", cases) as ([number, string] | null)[];
    expect(none).toBeNull();
    expect(lcp?.[0]).toBeGreaterThan(2_750);
    expect(lcp?.[0]).toBeLessThanOrEqual(3_000);
    expect(lcp?.[1]).toBe("needs-improvement");
    expect(inp).toEqual([100, "good"]);
    expect(cls).toEqual([0, "good"]);
    expect(shifting?.[1]).toBe("needs-improvement");
    expect(slow).toEqual([8_000, "poor"]);
  });
});

describe.runIf(hasPhp)("the settings screen", () => {
  const on = { islet: { vitals: { on: "1" } } };
  const day = (name: string, views: number, at = TODAY) => [at, name, views];
  const rows = (html: string) =>
    [...html.matchAll(/<tr><th scope="row">(?:<code>)?([\w-]+).*?<\/th>(.*?)<\/tr>/g)].map(
      ([, name, cells = ""]) => [name, ...[...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, text]) => text)],
    );

  it("is off at first, with a tenth of all views", () => {
    const html = answer("screen") as string;
    expect(html).not.toContain("checked");
    expect(html).toContain('<option value="10" selected>');
    expect(html).toContain("There are no numbers. Switch this on");
    expect(answer("screen", null, { stored: on })).toContain("There are no numbers yet.");
  });

  it("sends a switch and one of the shares; anything else is the default", () => {
    expect(answer("read", { on: "1", share: "25" })).toEqual({ on: "1", share: 25 });
    for (const share of ["10", "7", "x", ["1"], null])
      expect(answer("read", { on: "1", share })).toEqual({ on: "1" });
    for (const given of [null, "x", [], { on: "" }]) expect(answer("read", given)).toEqual([]);
  });

  it("shows the last 28 days while Islet does no job", () => {
    const counts = [
      day("stock.home.phone.LCP.7", 30),
      day("stock.list.phone.LCP.7", 10, "2026-11-03"),
      day("stock.list.phone.LCP.18", 900, "2026-11-02"),
      day("islet.list.phone.LCP.18", 900),
      day("views", 40),
      day("problem.crash.tabs", 3),
      day("problem.config.", 5),
    ];
    const html = answer("screen", null, { stored: on, counts }) as string;
    const [phone] = rows(html).filter(([name]) => name === "LCP");
    expect(phone).toEqual(["LCP", "2.4 s, good (40 views)"]);
    expect(rows(html).filter(([name]) => name === "config" || name === "crash")).toEqual([
      ["config", "", "5"],
      ["crash", "tabs", "3"],
    ]);
    expect(rows(html)).toContainEqual(["INP", "No views"]);
  });

  it("shows what was before the hand-over beside what is since", () => {
    const counts = [
      day("stock.home.desktop.LCP.12", 8, "2026-11-19"),
      day("stock.home.desktop.LCP.12", 1, "2026-11-20"),
      day("stock.home.desktop.LCP.0", 900, "2026-10-20"),
      day("islet.home.desktop.LCP.5", 1, "2026-11-20"),
      day("islet.home.desktop.CLS.19", 7),
    ];
    const stored = { ...on, islet_handed_over: "2026-11-20" };
    const html = answer("screen", null, { stored, counts }) as string;
    expect(html).toContain("28 days before Islet took over (2026-11-20)");
    const desktop = rows(html).slice(5);
    expect(desktop).toContainEqual(["LCP", "4.4 s, poor (9 views)", "1.9 s, good (1 view)"]);
    expect(desktop).toContainEqual(["CLS", "No views", "1.000 or more, poor (7 views)"]);
  });
});

describe.runIf(hasPhp)("the day of the hand-over", () => {
  const taken = { presets: ["woocommerce"], jobs: ["woocommerce-cart"] };
  const since = (options: object, stored: object = {}) => answer("hand-over", options, { stored });

  it("is that of the first job, and stays until the last is given back", () => {
    expect(since({})).toBe("");
    expect(since(taken)).toBe(TODAY);
    expect(since(taken, { islet_handed_over: "2026-11-20" })).toBe("2026-11-20");
    expect(since({ ...taken, presets: [] }, { islet_handed_over: "2026-11-20" })).toBe("");
  });

  it("is not that of choices which an administrator tries alone, nor ends with them", () => {
    const saved = (options: object, tried: object, stored: object = {}) =>
      answer("hand-over", options, { stored, tried, capabilities: ["manage_options"] });
    expect(saved({}, taken)).toBe("");
    expect(saved(taken, { presets: [], jobs: [] }, { islet_handed_over: "2026-11-20" })).toBe("2026-11-20");
  });
});

describe.runIf(hasPhp)("a page", () => {
  interface Marker {
    readonly selector: string;
    readonly settings: Readonly<Record<string, unknown>>;
  }
  const markers = (more: object) => answer("markers", null, more) as Marker[];
  const on = { islet: { vitals: { on: "1", share: 50 } } };

  it("is measured once somebody has switched it on, with its kind and the variant", () => {
    expect(markers({})).toEqual([]);
    expect(markers({ stored: on, conditions: ["single", "product"] })).toEqual([
      {
        selector: "head",
        widget: "web-vitals",
        settings: { url: "/wp-json/islet/v1/vitals", sample: 0.5, page_kind: "product", variant: "stock" },
      },
    ]);
    const taken = { presets: ["woocommerce"], jobs: ["woocommerce-cart"] };
    const [marker] = markers({ stored: { islet: { ...on.islet, ...taken } } });
    expect(marker?.settings).toMatchObject({ page_kind: "other", variant: "islet" });
  });

  it.each([
    ["of the home page", ["front_page", "page"], "home"],
    ["of a page", ["page"], "page"],
    ["of a post", ["single"], "post"],
    ["of posts", ["home"], "posts"],
    ["of an archive", ["archive"], "posts"],
    ["of found posts", ["search"], "other"],
    ["of the shop's lists", ["archive", "shop"], "list"],
    ["of the cart", ["page", "cart"], "cart"],
    ["of the checkout", ["page", "checkout"], "checkout"],
    ["of the account", ["page", "account_page"], "account"],
  ])("%s is of a kind", (_, conditions, kind) => {
    expect(markers({ stored: on, conditions })[0]?.settings["page_kind"]).toBe(kind);
  });

  it("is not measured for people who write on the site, in previews, in editors, and where a marker does it already", () => {
    const marked = { islet: { ...on.islet, markers: [{ selector: "head", widget: "web-vitals" }] } };
    for (const more of [
      { capabilities: ["edit_posts"] },
      { conditions: ["preview"] },
      { is_editor: true },
      { stored: marked },
    ])
      expect(markers({ stored: on, ...more })).toEqual([]);
  });
});
