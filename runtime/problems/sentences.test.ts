import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { missing } from "../widget.ts";
import { nearestName } from "./nearest-name.ts";
import type { FieldIssue, Problem, ProblemDetail } from "./problems.ts";
import { describe as inWords, report } from "./sentences.ts";

const element = Object.assign(document.createElement("div"), { id: "sale" });
const known = ["countdown", "sticky-header", "mini-cart"];

const field = (given: unknown, isMended: boolean, path = "settings.end_date") => ({
  path,
  expected: "seconds since 1970 or a date such as 2026-12-31T10:00",
  given,
  isMended,
});
const settings = (...issues: FieldIssue[]): Problem => ({
  code: "settings",
  widget: "countdown",
  issues,
  element,
});
const syntax = (text: string, reason = "syntax"): Problem => ({
  code: "settings-syntax",
  widget: "countdown",
  source: "data-settings",
  text,
  reason,
  element,
});

const SENTENCES: [string, Problem, string][] = [
  [
    "runtime.3 a required field that is wrong",
    settings(field("soon", false)),
    '[islet] countdown: settings.end_date must be seconds since 1970 or a date such as 2026-12-31T10:00, not "soon" (it has no default) (div#sale). The server markup stays.',
  ],
  [
    "runtime.3 a wrong field whose default holds",
    settings({ path: "settings.show_days", expected: "true or false", given: 7, isMended: true }),
    "[islet] countdown: settings.show_days must be true or false, not 7 (div#sale). The widget runs with the defaults.",
  ],
  [
    "runtime.3 several wrong fields at once",
    settings(field("soon", false), {
      path: "settings.offset",
      expected: "a number",
      given: [],
      isMended: true,
    }),
    '[islet] countdown: settings.end_date must be seconds since 1970 or a date such as 2026-12-31T10:00, not "soon" (it has no default); settings.offset must be a number, not [] (div#sale). The server markup stays.',
  ],
  [
    "a setting by its former name",
    settings({
      ...{ path: "settings.per_row", expected: "settings.columns", given: 2, isMended: true },
      until: "0.4.0",
    }),
    "[islet] countdown: settings.per_row is settings.columns now, and is not read from version 0.4.0 on (div#sale). The widget runs with it.",
  ],
  [
    "runtime.3 a required field that is absent",
    settings({ path: "settings.id", expected: "text", given: undefined, isMended: false }),
    "[islet] countdown: settings.id is required: text (div#sale). The server markup stays.",
  ],
  [
    "runtime.2 JSON with a mistake: the marker, the attribute and the place",
    syntax('{"end_date":1,\n "show_days": yes}'),
    '[islet] countdown: data-settings is not valid JSON at line 2, column 15, near "yes}" (div#sale). The server markup stays.',
  ],
  [
    "runtime.2 JSON that ends too early",
    syntax('{"end_date":1'),
    "[islet] countdown: data-settings is not valid JSON at line 1, column 14, near the end (div#sale). The server markup stays. Encode quotes inside an attribute: &quot; and &#39;.",
  ],
  [
    "runtime.2 JSON that is no object",
    syntax("[1]", "root"),
    "[islet] countdown: data-settings must be one JSON object in { } (div#sale). The server markup stays.",
  ],
  [
    "settings that are too long",
    syntax("", "size"),
    "[islet] countdown: data-settings is longer than 256 KiB (div#sale). The server markup stays.",
  ],
  [
    "settings that are too deep",
    syntax("", "depth"),
    "[islet] countdown: data-settings is nested deeper than 32 levels (div#sale). The server markup stays.",
  ],
  [
    "settings with too long a list",
    syntax("", "items"),
    "[islet] countdown: data-settings has a list of more than 1,000 entries (div#sale). The server markup stays.",
  ],
  [
    "settings with too many fields",
    syntax("", "keys"),
    "[islet] countdown: data-settings has an object of more than 500 fields (div#sale). The server markup stays.",
  ],
  [
    "runtime.4 an unknown name with a near one",
    { code: "unknown-widget", widget: "count-down", known, element },
    '[islet] count-down: no widget has this name; did you mean "countdown"? (div#sale). The server markup stays.',
  ],
  [
    "runtime.4 an unknown name like no other",
    { code: "unknown-widget", widget: "weather-forecast-7", known, element },
    "[islet] weather-forecast-7: no widget has this name (div#sale). The server markup stays.",
  ],
  [
    "an island on the page itself",
    { code: "unfit-host", widget: "countdown", reason: "page", element: document.body },
    "[islet] countdown: it would draw in place of all that <body> holds (body). The server markup stays. Put data-widget on a separate element.",
  ],
  [
    "an island around other widgets",
    { code: "unfit-host", widget: "countdown", reason: "widgets", element },
    "[islet] countdown: it would draw in place of all that its element holds, and with it of other widgets (div#sale). The server markup stays. Put data-widget on a separate element.",
  ],
  [
    "an island in an element that shows nothing inside",
    {
      code: "unfit-host",
      widget: "countdown",
      reason: "no-inside",
      element: document.createElement("iframe"),
    },
    "[islet] countdown: it draws inside its element, and <iframe> shows nothing inside (iframe). The server markup stays. Put data-widget on a separate element.",
  ],
  [
    "a media query without brackets",
    { code: "unknown-strategy", widget: "countdown", word: "media min-width: 800px", element },
    '[islet] countdown: data-widget-on must be made of load, idle, visible, interaction and media (…), not "media min-width: 800px"; did you mean "media (min-width: 800px)"? (div#sale). The word is ignored.',
  ],
  [
    "a page configuration with another id",
    { code: "config-tag", id: "islet_config" },
    '[islet] the page configuration has the id "islet_config". It is read. Write islet-config.',
  ],
  [
    "a page configuration without its type",
    { code: "config-tag", id: "islet-config" },
    '[islet] #islet-config lacks its type, so the browser runs it as a script. It is read. Add type="application/json".',
  ],
  [
    "a text in place of a list in the page configuration",
    { code: "config", path: "presets", expected: "array", given: "woocommerce" },
    '[islet] #islet-config: presets must be a list in [ ], such as ["woocommerce"], not "woocommerce". The default holds.',
  ],
  [
    "an address in place of a host",
    { code: "config", path: "allowed_hosts", expected: "host", given: "https://www.youtube.com/embed" },
    '[islet] #islet-config: allowed_hosts must be a host alone, such as "www.youtube.com", not "https://www.youtube.com/embed". It allows nothing.',
  ],
  [
    "styles that the page's policy refuses",
    {
      code: "chunk",
      widget: "countdown",
      error: Object.assign(new Error("Loading chunk countdown failed."), {
        request: "/islet/countdown.css",
        directive: "style-src-elem",
      }),
      element,
    },
    "[islet] countdown: the page's Content-Security-Policy refuses its file /islet/countdown.css (div#sale). The server markup stays. Allow the folder of islet.js in style-src-elem.",
  ],
  [
    "two islands on one host",
    { code: "two-islands", widget: "popup", other: "countdown", element },
    '[islet] popup: only one island can draw in an element, and "countdown" already does (div#sale). Put it on a separate element.',
  ],
  [
    "an unknown word for when",
    { code: "unknown-strategy", widget: "countdown", word: "hover", element },
    '[islet] countdown: data-widget-on must be made of load, idle, visible, interaction and media (…), not "hover" (div#sale). The word is ignored.',
  ],
  [
    "runtime.6 code that did not arrive",
    {
      code: "chunk",
      widget: "countdown",
      error: new Error(
        "Loading chunk countdown-AB failed.\n(missing: https://shop.example/islet/chunks/countdown-AB.js)",
      ),
      element,
    },
    "[islet] countdown: its code did not arrive: Loading chunk countdown-AB failed.\n(missing: https://shop.example/islet/chunks/countdown-AB.js) (div#sale). The server markup stays.",
  ],
  [
    "F4 code of another build",
    {
      code: "chunk",
      widget: "countdown",
      error: Object.assign(
        new Error("Loading chunk countdown failed.", { cause: new SyntaxError("no such export") }),
        {
          name: "ChunkLoadError",
        },
      ),
      element,
    },
    "[islet] countdown: its code did not arrive: Loading chunk countdown failed (div#sale). It may be of another version than this page: reload the page. The server markup stays.",
  ],
  [
    "runtime.6 code that arrived and cannot run",
    {
      code: "chunk",
      widget: "countdown",
      error: Object.assign(
        new Error("Loading chunk countdown failed.", { cause: new TypeError("x.y is not a function") }),
        {
          name: "ChunkLoadError",
        },
      ),
      element,
    },
    "[islet] countdown: its code cannot run on this page: x.y is not a function (div#sale). The server markup stays.",
  ],
  [
    "a widget that throws",
    { code: "crash", widget: "countdown", error: new TypeError("x is not a function."), element },
    "[islet] countdown: failed: x is not a function (div#sale). Every other widget goes on.",
  ],
  [
    "a widget that throws something that is no error",
    { code: "crash", widget: "countdown", error: { code: 7 }, element },
    '[islet] countdown: failed: {"code":7} (div#sale). Every other widget goes on.',
  ],
  [
    "server markup that does not fit",
    { code: "hydration", widget: "countdown", error: new Error("Text differs"), element },
    "[islet] countdown: the server printed something else than these settings draw: Text differs (div#sale). It was drawn again.",
  ],
  [
    "a widget's own warning",
    { code: "widget", widget: "countdown", message: "settings.id must be unique", element },
    "[islet] countdown: settings.id must be unique (div#sale).",
  ],
  [
    "what a widget leaves out",
    { code: "withheld", widget: "background-media", message: "the video is not loaded", element },
    "[islet] background-media: the video is not loaded (div#sale).",
  ],
  [
    "a wrong field of the page configuration",
    { code: "config", path: "nonces", expected: "object", given: "x" },
    '[islet] #islet-config: nonces must be an object in { }, not "x". The default holds.',
  ],
  [
    "a page configuration that is no JSON",
    { code: "config", path: "", expected: "", given: '{\n  "cart_url": /cart/\n}' },
    '[islet] #islet-config is not valid JSON at line 2, column 15, near "/cart/\\n}". The defaults hold.',
  ],
  [
    "a page configuration that is a list",
    { code: "config", path: "", expected: "", given: "[1]" },
    "[islet] #islet-config must be one JSON object in { }. The defaults hold.",
  ],
  [
    "a page configuration that is too long",
    { code: "config", path: "", expected: "", given: `{"a":"${"b".repeat(262_144)}"}` },
    "[islet] #islet-config is longer than 256 KiB. The defaults hold.",
  ],
  [
    "names parted by commas",
    { code: "unknown-widget", widget: "countdown,popup", known: ["countdown", "popup"], element },
    "[islet] countdown,popup: names are separated by spaces, not by commas (div#sale). The server markup stays.",
  ],
  [
    "what the page lacks, without the words for a crash",
    { code: "crash", widget: "mini-cart", error: missing("its element must hold a.cart-contents"), element },
    "[islet] mini-cart: its element must hold a.cart-contents (div#sale). The server markup stays.",
  ],
  [
    "a date in milliseconds",
    settings(field(1_798_761_600_000, false)),
    "[islet] countdown: settings.end_date must be seconds since 1970 or a date such as 2026-12-31T10:00, not 1798761600000, which looks like milliseconds (it has no default) (div#sale). The server markup stays.",
  ],
  [
    "a marker whose selector does not parse",
    { code: "marker", selector: "p:first(", error: new Error("no") },
    '[islet] #islet-config: markers: "p:first(" is not a selector. It marks nothing.',
  ],
  [
    "a preset that has something to say",
    { code: "preset", name: "woocommerce", reason: "the shop's own script runs" },
    '[islet] preset "woocommerce": the shop\'s own script runs.',
  ],
  [
    "F19 a job that is left to a stock script",
    { code: "left", name: "woocommerce", reason: "the script wc runs here, so cart is left to it" },
    '[islet] preset "woocommerce": the script wc runs here, so cart is left to it.',
  ],
  [
    "a listener of the page that throws",
    { code: "page-script", error: new Error("not mine") },
    "[islet] a listener of the page failed: not mine. Every other goes on.",
  ],
  [
    "a second copy",
    { code: "second-copy", version: "1.2.0", other: "1.0.0" },
    "[islet] this page has two copies, version 1.0.0 and version 1.2.0: the newer major runs, or else the first. Keep one script tag.",
  ],
];

describe("a problem in one sentence: who, what, expected, given, where, consequence", () => {
  it.each(SENTENCES)("%s", (_title, problem, sentence) => {
    expect(inWords(problem)).toBe(sentence);
  });

  it("long values are cut, values that cannot be shown do not break it", () => {
    const circle: Record<string, unknown> = {};
    circle["me"] = circle;
    const [long, odd] = [settings(field("x".repeat(200), true)), settings(field(circle, true))].map(inWords);
    expect(long).toContain(`not "${"x".repeat(56)}… (div`);
    expect(odd).toContain("not [object Object]");
  });

  it("an element without id is named by its first class, or by its tag alone", () => {
    const byClass = Object.assign(document.createElement("section"), { className: "hero big" });
    const bare = document.createElement("nav");
    const at = (place: Element) =>
      inWords({ code: "widget", widget: "a", message: "b", element: place }).slice("[islet] a: b ".length);
    expect([at(byClass), at(bare)]).toEqual(["(section.hero).", "(nav)."]);
  });
});

describe("settings that are no JSON: what to do", () => {
  it.each([
    ["{", "Encode quotes inside an attribute: &quot; and &#39;."],
    ['{"title":"it', "Encode quotes inside an attribute: &quot; and &#39;."],
    ["{'title':1}", 'JSON needs the plain double quote, ".'],
    ["{“title”:1}", 'JSON needs the plain double quote, ".'],
    ['{"title":1,}', "Leave out the comma before it."],
    ["{title:1}", "JSON needs double quotes around names."],
    ['{"title":1 /* x */}', "JSON has no comments."],
    ["{&quot;title&quot;:1}", "It is encoded twice: encode it once."],
  ])("%s", (text, advice) => {
    expect(inWords(syntax(text)).endsWith(advice)).toBe(true);
  });
});

it("a name that this build leaves out is told as such", () => {
  vi.stubGlobal("__ISLET_LEFT_OUT__", ["accordion", "tabs"]);
  expect(
    inWords({ code: "unknown-widget", widget: "accordion", known: ["countdown", "popup"], element }),
  ).toBe(
    "[islet] accordion: this build leaves it out (div#sale). The server markup stays. Build with --only countdown,popup,accordion.",
  );
  vi.unstubAllGlobals();
});

describe("runtime.4 the nearest known name", () => {
  it.each([
    ["countdwon", "countdown"],
    ["Countdown", "countdown"],
    ["sticky_header", "sticky-header"],
    ["minicart", "mini-cart"],
    ["cart", undefined],
    ["__proto__", undefined],
    ["x".repeat(100_000), undefined],
  ])("%.20s → %s", (wrong, nearest) => {
    expect(nearestName(wrong, known)).toBe(nearest);
  });

  it("no known names, no proposal", () => {
    expect(nearestName("countdown", [])).toBeUndefined();
  });
});

describe("report", () => {
  beforeEach(() => document.body.append(element));
  const heard: ProblemDetail[] = [];
  const hear = (isCancelled: boolean) => (event: Event) => {
    heard.push((event as CustomEvent<ProblemDetail>).detail);
    if (isCancelled) event.preventDefault();
  };

  it("goes to the element, bubbles, and is kept from the console by preventDefault", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    document.body.addEventListener("islet:problem", hear(true), { once: true });
    report(settings(field("soon", false)));
    expect(heard.splice(0)).toMatchObject([
      {
        code: "settings",
        widget: "countdown",
        element,
        message: expect.stringContaining("[islet] countdown:"),
      },
    ]);
    expect(log).not.toHaveBeenCalled();
  });

  it("goes to the console, with the error itself, when nobody cancels it", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const error = new Error("boom");
    report({ code: "crash", widget: "countdown", error, element });
    expect(log.mock.calls).toEqual([
      ["[islet] countdown: failed: boom (div#sale). Every other widget goes on.", error],
    ]);
  });

  it("F40 is told by its event on a page that has taken the console away, and throws nothing", () => {
    const error = new Error("boom");
    document.addEventListener("islet:problem", hear(false), { once: true });
    vi.stubGlobal("console", undefined);
    expect(() => report({ code: "crash", widget: "countdown", error, element })).not.toThrow();
    vi.unstubAllGlobals();
    expect(heard.splice(0)).toMatchObject([{ code: "crash" }]);
  });

  it("order-attribution.11 is a warning on the console where a widget warns, and no error", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    report({ code: "widget", widget: "order-attribution", message: "The field id is missing.", element });
    expect(warn.mock.calls).toEqual([["[islet] order-attribution: The field id is missing (div#sale)."]]);
    report({ code: "widget", widget: "countdown", message: "b", element });
    expect(warn).toHaveBeenCalledTimes(2);
    expect(log).not.toHaveBeenCalled();
  });

  it("F19 that is none, as a job that is left to a stock script or what the page does not allow, is information", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const info = vi.spyOn(console, "info").mockImplementation(() => {});
    report({ code: "left", name: "woocommerce", reason: "the script wc runs here, so cart is left to it" });
    report({ code: "withheld", widget: "background-media", message: "the video is not loaded", element });
    expect(error).not.toHaveBeenCalled();
    expect(info).toHaveBeenCalledTimes(2);
  });

  it("shows no stack for what the page lacks", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    report({ code: "crash", widget: "mini-cart", error: missing("its element must hold a form"), element });
    expect(log.mock.calls).toEqual([
      ["[islet] mini-cart: its element must hold a form (div#sale). The server markup stays."],
    ]);
  });

  it("adds hosts that are written as addresses where a widget misses one, once", () => {
    const told: string[] = [];
    const hear = (event: Event) => {
      event.preventDefault();
      told.push((event as CustomEvent<ProblemDetail>).detail.message);
    };
    document.head.innerHTML = `<script type="application/json" id="islet-config">{"allowed_hosts":["https://a.example/","b.example:80"]}</script>`;
    document.addEventListener("islet:problem", hear);
    const problem = { code: "withheld", widget: "video", element } as const;
    report({ ...problem, message: "allowed_hosts of #islet-config does not name a.example" });
    report({ ...problem, message: "allowed_hosts of #islet-config does not name c.example" });
    document.removeEventListener("islet:problem", hear);
    expect(told.filter((message) => message.startsWith("[islet] #islet-config"))).toEqual([
      '[islet] #islet-config: allowed_hosts must be a host alone, such as "a.example", not "https://a.example/". It allows nothing.',
    ]);
  });

  it("is told to nobody where a widget warns of an element that an editor has just replaced", () => {
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
    element.remove();
    const listen = hear(false);
    document.addEventListener("islet:problem", listen);
    for (const code of ["widget", "withheld"] as const)
      report({ code, widget: "feed", message: "settings.sources[0] must be a list of posts", element });
    document.removeEventListener("islet:problem", listen);
    expect(heard.splice(0)).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });

  it("goes to the document where the element has left the page or there is none", () => {
    element.remove();
    document.addEventListener("islet:problem", hear(true), { once: true });
    report(settings(field("soon", false)));
    document.addEventListener("islet:problem", hear(true), { once: true });
    report({ code: "preset", name: "a", reason: "b" });
    expect(heard.splice(0).map(({ code }) => code)).toEqual(["settings", "preset"]);
  });
});

describe("code that a widget imports on use and does not get", () => {
  const problem: Problem = {
    code: "crash",
    widget: "countdown",
    error: new TypeError("Importing a module script failed."),
    element,
  };

  /** Reports it, and counts the events. */
  function reportRefused() {
    vi.useFakeTimers();
    const heard = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener("islet:problem", heard, { once: true });
    report(problem);
    return heard;
  }

  afterEach(() => vi.useRealTimers());

  it("is no problem if the visitor is leaving: browsers refuse the files of such a page", () => {
    const heard = reportRefused();
    dispatchEvent(new Event("pagehide"));
    vi.advanceTimersByTime(60_000);
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener("islet:problem", heard);
  });

  it("is told to a visitor who stays", () => {
    const heard = reportRefused();
    expect(heard).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
