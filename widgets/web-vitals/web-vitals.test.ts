import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";
import type { Measured, MetricName } from "./measure.ts";

/** What the library tells its listeners; they stay as long as the file's window. */
const library = vi.hoisted(() => {
  const listeners = new Map<string, ((metric: unknown) => void)[]>();
  const follow = (name: string) => (listener: (metric: unknown) => void) => {
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  };
  return { listeners, follow };
});
vi.mock("web-vitals", () =>
  Object.fromEntries(["CLS", "FCP", "INP", "LCP", "TTFB"].map((name) => [`on${name}`, library.follow(name)])),
);
const tell = (name: MetricName, value: number, rating: Measured["rating"] = "good") => {
  for (const listener of library.listeners.get(name) ?? []) listener({ name, value, rating });
};

const fixture = readFileSync("widgets/web-vitals/fixture.html", "utf8");

interface Beacon {
  readonly address: string;
  readonly report: Readonly<Record<string, unknown>>;
}
let beacons: Beacon[] = [];
let accepts = true;
let visibility: DocumentVisibilityState = "visible";

beforeEach(() => {
  beacons = [];
  accepts = true;
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  navigator.sendBeacon = (address, body) => {
    if (accepts)
      beacons.push({
        address: String(address),
        report: JSON.parse(body as string) as object as Beacon["report"],
      });
    return accepts;
  };
  restore();
});
afterEach(() => vi.restoreAllMocks());

function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
}
const leave = () => show("hidden");
/** The page comes out of the back/forward cache. */
function restore() {
  dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  show("visible");
}

/** The page with these settings in its configuration, measured. */
async function open(settings: object, config: object = {}, html = "<main><h1>Wool</h1></main>") {
  const markers = [{ selector: "head", widget: "web-vitals", settings }];
  const page = await mountMarkup(html, { config: { markers, ...config } });
  await idle();
  await page.settled();
  return page;
}
const idle = () =>
  new Promise<void>((resolve) => void (window.requestIdleCallback ?? setTimeout)(() => resolve()));

const ALL = { url: "/vitals", sample: 1 };

describe("a view that is left", () => {
  it("web-vitals.1 is one report of its last values, with what the page configuration says of it", async () => {
    setDevice({ width: 400 });
    Object.assign(navigator, { connection: { effectiveType: "3g" } });
    const { problems } = await open({ ...ALL, page_kind: "product", variant: "islet" });
    tell("TTFB", 180.4);
    tell("FCP", 900.2);
    tell("LCP", 2600.7, "needs-improvement");
    tell("CLS", 0.01234567);
    tell("INP", 520, "poor");
    expect(beacons).toEqual([]);
    leave();
    expect(beacons).toEqual([
      {
        address: `${location.origin}/vitals`,
        report: {
          page: "product",
          variant: "islet",
          device: "mobile",
          connection: "3g",
          metrics: {
            TTFB: { value: 180, rating: "good" },
            FCP: { value: 900, rating: "good" },
            LCP: { value: 2601, rating: "needs-improvement" },
            CLS: { value: 0.0123, rating: "good" },
            INP: { value: 520, rating: "poor" },
          },
          problems: [],
        },
      },
    ]);
    Reflect.deleteProperty(navigator, "connection");
    expect(problems).toEqual([]);
  });

  it("is not reported again when it is shown and left once more, with later values", async () => {
    await open(ALL);
    tell("CLS", 0);
    leave();
    show("visible");
    tell("CLS", 0.4, "poor");
    leave();
    expect(beacons).toHaveLength(1);
  });

  it("web-vitals.2 counts anew after it came back from the back/forward cache", async () => {
    await open(ALL);
    tell("LCP", 2_000);
    leave();
    restore();
    tell("LCP", 20);
    leave();
    expect(beacons.map(({ report }) => report["metrics"])).toEqual([
      { LCP: { value: 2_000, rating: "good" } },
      { LCP: { value: 20, rating: "good" } },
    ]);
  });

  it("is not reported if nothing was measured: the browser cannot", async () => {
    const { problems } = await open(ALL);
    leave();
    expect([beacons, problems]).toEqual([[], []]);
  });

  it("is sent by a request that outlives the page if the browser takes no beacon", async () => {
    accepts = false;
    const send = vi.spyOn(window, "fetch").mockResolvedValue(new Response());
    await open(ALL);
    tell("FCP", 700);
    leave();
    const [address, init] = send.mock.calls[0] ?? [];
    expect([address, init]).toEqual([
      `${location.origin}/vitals`,
      expect.objectContaining({ method: "POST", keepalive: true, credentials: "omit" }),
    ]);
  });
});

describe("web-vitals.3 nothing is measured", () => {
  it.each([
    ["without an address", {}],
    ["of a view that is not in the sample", { url: "/vitals", sample: 0 }],
  ])("%s", async (_, settings) => {
    const { problems } = await open(settings);
    tell("FCP", 700);
    leave();
    expect([beacons, problems]).toEqual([[], []]);
  });

  it("of a page that was not in the sample, whatever settings come later", async () => {
    vi.spyOn(Math, "random").mockReturnValueOnce(0.5).mockReturnValue(0);
    const { settled } = await mountMarkup(fixture, {
      config: { widget_settings: { "web-vitals": { url: "/vitals", sample: 0.5 } } },
    });
    document.querySelector("[data-widget]")?.setAttribute("data-settings", '{"problems":false}');
    await settled();
    await idle();
    await settled();
    tell("FCP", 700);
    leave();
    expect(beacons).toEqual([]);
  });

  it("by an attribute, which a contributor may write", async () => {
    const html = `<p data-widget="web-vitals" data-settings='{"url":"/theirs","sample":1}'>Wool</p>`;
    const { problems, settled } = await mountMarkup(html);
    await idle();
    await settled();
    tell("FCP", 700);
    leave();
    expect(beacons).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(["settings"]);
  });

  it("for a host that the page configuration does not allow, which is told", async () => {
    const { problems } = await open({ url: "https://other.example/vitals", sample: 1 });
    tell("FCP", 700);
    leave();
    expect(beacons).toEqual([]);
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ["withheld", expect.stringContaining("allowed_hosts")],
    ]);
  });

  it("once the widget has ended", async () => {
    const { stop } = await open(ALL);
    tell("FCP", 700);
    stop();
    leave();
    expect(beacons).toEqual([]);
  });

  it("on a page in an editor", async () => {
    await open(ALL, { is_editor: true });
    tell("FCP", 700);
    leave();
    expect(beacons).toEqual([]);
  });
});

it("reports to a host that the page configuration allows", async () => {
  await open({ url: "https://other.example/vitals", sample: 1 }, { allowed_hosts: ["other.example"] });
  tell("FCP", 700);
  leave();
  expect(beacons.map(({ address }) => address)).toEqual(["https://other.example/vitals"]);
});

it("reports a view once, although several elements are marked", async () => {
  const config = { widget_settings: { "web-vitals": ALL } };
  const { settled } = await mountMarkup(fixture + fixture, { config });
  await idle();
  await settled();
  tell("FCP", 700);
  leave();
  expect(beacons).toHaveLength(1);
});

describe("consent", () => {
  it.each([
    [true, 1],
    [false, 0],
    [undefined, 1],
  ])("web-vitals.4 where the page's answer is %s, %d reports are sent", async (statistics, count) => {
    await open({ ...ALL, consent: "statistics" }, { consent: { statistics } });
    tell("FCP", 700);
    leave();
    expect(beacons).toHaveLength(count);
  });

  it("is not asked for unless the page configuration says so", async () => {
    await open(ALL, { consent: { statistics: false } });
    tell("FCP", 700);
    leave();
    expect(beacons).toHaveLength(1);
  });
});

describe("problems", () => {
  const wrong = '<div data-widget="countdown" data-settings=\'{"end_date":"my secret"}\'></div>';
  const reportedProblems = () => beacons.flatMap(({ report }) => report["problems"]);

  it("web-vitals.5 are reported by code and widget, also those from before it came, each kind once", async () => {
    const { settled } = await open(ALL, {}, `${wrong}${wrong}<div data-widget="Ada's secret"></div>`);
    document.body.insertAdjacentHTML("beforeend", '<div data-widget="tabs" data-settings="secret"></div>');
    await settled();
    leave();
    expect(reportedProblems()).toEqual([
      { code: "unknown-widget", widget: "" },
      { code: "unknown-widget", widget: "secret" },
      { code: "settings", widget: "countdown" },
      { code: "settings-syntax", widget: "tabs" },
    ]);
    expect(JSON.stringify(beacons)).not.toMatch(/my secret|Ada/);
  });

  it("are at most ten, and those of the view", async () => {
    const names = Array.from({ length: 12 }, (_, at) => `none-${at}`);
    await open(ALL, {}, names.map((name) => `<div data-widget="${name}"></div>`).join(""));
    leave();
    expect(reportedProblems()).toHaveLength(10);
    restore();
    tell("FCP", 9);
    leave();
    expect(beacons.at(-1)?.report["problems"]).toEqual([]);
  });

  it("are left out if the page configuration says so", async () => {
    await open({ ...ALL, problems: false }, {}, wrong);
    tell("FCP", 700);
    leave();
    expect(reportedProblems()).toEqual([]);
  });
});

it("web-vitals.6 stores nothing, and leaves the address and the visitor out of the report", async () => {
  const stored = vi.spyOn(Storage.prototype, "setItem");
  const cookie = vi.spyOn(document, "cookie", "set");
  vi.stubGlobal("location", new URL("https://www.shop.example/private/?token=secret"));
  await open(ALL);
  tell("FCP", 700);
  leave();
  expect(JSON.stringify(beacons[0]?.report)).not.toMatch(/private|secret|shop\.example/);
  expect(JSON.stringify(beacons[0]?.report)).not.toContain(navigator.userAgent);
  expect([stored.mock.calls, cookie.mock.calls]).toEqual([[], []]);
});
