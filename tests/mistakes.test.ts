import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publicPath, scriptUrlOf } from "#runtime/load/public-path.ts";
import { whyMissing } from "#runtime/load/why-missing.ts";
import { earlierMessages, describe as inWords } from "#runtime/problems/sentences.ts";
import { readConfig } from "#runtime/start/read-config.ts";
import { claimPage, registerCopy } from "#runtime/start/single-copy.ts";
import { mountMarkup, startOnPage } from "./support/mount.ts";

// What beginners do wrong, in the order in which they meet it: the markup, the script, the settings, the page. Each title
// is the mistake and what the console tells of it: the widget and its element, the setting, what it must be and is, and what
// happens now. e2e/runtime/mistakes.spec.ts makes in a browser those that the browser takes part in.

/** Where a mistake is told. */
interface Mistake {
  readonly markup: string;
  readonly config?: Readonly<Record<string, unknown>>;
  /** The sentences, without `[islet] ` before them. */
  readonly told: readonly string[];
  /** The settings that a panel can show it at. */
  readonly paths?: readonly string[];
}

const countdown = (settings: string, attributes = "") =>
  `<div id="sale" data-widget="countdown" data-settings='${settings}' ${attributes}><p>Ends soon.</p></div>`;
const END = '"end_date":9999999999';
const named = (name: string) => `<div id="sale" data-widget="${name}"><p>Ends soon.</p></div>`;
const TABS = `<div id="care" data-widget="tabs"><div role="tablist">
  <button role="tab" aria-controls="wash">Wash</button><button role="tab" aria-controls="dry">Dry</button></div>
  <div role="tabpanel" id="wash">By hand.</div><div role="tabpanel" id="dry">On a towel.</div></div>`;
const ACCORDION = `<div id="care" data-widget="accordion">
  <h3><button aria-controls="wash">Wash</button></h3><div id="wash">By hand.</div>
  <h3><button aria-controls="dry">Dry</button></h3><div id="dry">On a towel.</div></div>`;
const REDIRECT = `{"end_date":5,"expire_actions":[{"type":"redirect","redirect_url":"https://other.example/"}]}`;
const DATE = "seconds since 1970 or a date such as 2026-12-31T10:00";
const WORDS = "data-widget-on must be made of load, idle, visible, interaction and media (…)";

const MISTAKES: Readonly<Record<string, Mistake>> = {
  "1 a misspelt name": {
    markup: named("coutdown"),
    told: [
      'coutdown: no widget has this name; did you mean "countdown"? (div#sale). The server markup stays.',
    ],
  },
  "1 a name with a capital": {
    markup: named("Countdown"),
    told: [
      'Countdown: no widget has this name; did you mean "countdown"? (div#sale). The server markup stays.',
    ],
  },
  "1 names with a comma": {
    markup: named("countdown,sticky"),
    told: [
      "countdown,sticky: names are separated by spaces, not by commas (div#sale). The server markup stays.",
    ],
  },
  "2 a misspelt setting in place of a required one": {
    markup: countdown('{"end_dat":9999999999}'),
    told: [
      "countdown: settings.end_date or settings.evergreen_interval must say when it ends (div#sale). The server markup stays.",
      'countdown: settings.end_dat is ignored: nothing reads it; did you mean "end_date"? (div#sale).',
    ],
    paths: ["end_date", "evergreen_interval", "end_dat"],
  },
  "2 a setting in kebab-case": {
    markup: countdown('{"end-date":9999999999}'),
    told: [
      "countdown: settings.end_date or settings.evergreen_interval must say when it ends (div#sale). The server markup stays.",
      'countdown: settings.end-date is ignored: nothing reads it; did you mean "end_date"? (div#sale).',
    ],
    paths: ["end_date", "evergreen_interval", "end-date"],
  },
  "3 a value of the wrong type": {
    markup: countdown(`{${END},"show_days":"nein"}`),
    told: [
      'countdown: settings.show_days must be true or false ("yes" or ""), not "nein" (div#sale). The widget runs with the defaults.',
    ],
    paths: ["show_days"],
  },
  "4 double quotes inside double quotes": {
    markup: `<div id="sale" data-widget="countdown" data-settings="{"end_date":5}"><p>Ends soon.</p></div>`,
    told: [
      "countdown: data-settings is not valid JSON at line 1, column 2, near the end (div#sale). The server markup stays. Encode quotes inside an attribute: &quot; and &#39;.",
    ],
  },
  "4 single quotes in JSON": {
    markup: `<div id="sale" data-widget="countdown" data-settings="{'end_date':5}"><p>Ends soon.</p></div>`,
    told: [
      `countdown: data-settings is not valid JSON at line 1, column 2, near "'end_date':5" (div#sale). The server markup stays. JSON needs the plain double quote, ".`,
    ],
  },
  "11 allowed hosts with a scheme, or with a wildcard": {
    markup: `<script type="application/json" id="islet-config">{"allowed_hosts":["https://other.example/","*.example.com"]}</script>${countdown(REDIRECT)}`,
    config: { allowed_hosts: ["https://other.example/", "*.example.com"] },
    told: [
      '#islet-config: allowed_hosts must be a host alone, such as "other.example", not "https://other.example/". It allows nothing.',
      '#islet-config: allowed_hosts must be a host alone, such as "www.example.com", not "*.example.com". It allows nothing.',
      'countdown: settings.expire_actions: redirect_url must be an address of this site or of allowed_hosts, not "https://other.example/". Nothing is opened (div#sale).',
    ],
    paths: ["expire_actions"],
  },
  "11 a redirect to another host": {
    markup: countdown(REDIRECT),
    told: [
      'countdown: settings.expire_actions: redirect_url must be an address of this site or of allowed_hosts, not "https://other.example/". Nothing is opened (div#sale).',
    ],
    paths: ["expire_actions"],
  },
  "12 panels without ids": {
    markup: TABS.replaceAll(/ id="(?:wash|dry)"/g, ""),
    told: [
      "tabs: each of its tabs must name the id of its panel in aria-controls (div#care). The server markup stays.",
    ],
  },
  "12 one panel without its id": {
    markup: TABS.replace(' id="dry"', ""),
    told: [
      'tabs: "Dry" must name the id of its panel in aria-controls, not "dry", which no panel here has; it opens nothing (div#care).',
    ],
  },
  "12 one title of an accordion with a wrong id": {
    markup: ACCORDION.replace('aria-controls="dry"', 'aria-controls="drying"'),
    told: [
      'accordion: "Dry" must name the id of its panel in aria-controls, not "drying", which no panel here has; it opens nothing (div#care).',
    ],
  },
  "13 a selector that finds nothing": {
    markup: `<header id="top" data-widget="sticky-header" data-settings='{"marker":".absent"}'>Shop</header>`,
    told: [
      'sticky-header: settings.marker must be the selector of an element of this page, not ".absent"; the header\'s own place counts (header#top).',
    ],
    paths: ["marker"],
  },
  "13 a selector that the browser cannot read": {
    markup: `<header id="top" data-widget="sticky-header" data-settings='{"marker":"..x"}'>Shop</header>`,
    told: [
      'sticky-header: settings.marker must be a CSS selector, not "..x" (header#top). The widget runs with the defaults.',
    ],
    paths: ["marker"],
  },
  "13 an unreadable selector in a list": {
    markup: `<div id="toc" data-widget="table-of-contents" data-settings='{"exclude_headings_by_selector":[".ad","..x"]}'></div>`,
    told: [
      'table-of-contents: settings.exclude_headings_by_selector must be a list of CSS selectors, not [".ad","..x"] (div#toc). The widget runs with the defaults.',
    ],
    paths: ["exclude_headings_by_selector"],
  },
  "14 a date of another country": {
    markup: countdown('{"end_date":"31.12.2026"}'),
    told: [
      `countdown: settings.end_date must be ${DATE}, not "31.12.2026" (it has no default) (div#sale). The server markup stays.`,
    ],
    paths: ["end_date"],
  },
  "15 a negative number": {
    markup: `<div id="years" data-widget="counter" data-settings='{"to_value":30,"duration":-5}'>30</div>`,
    told: [
      "counter: settings.duration must be a number from 0 to 60 s, not -5 (div#years). The widget runs with the defaults.",
    ],
    paths: ["duration"],
  },
  "16 milliseconds in place of seconds": {
    markup: countdown('{"end_date":1798761600000}'),
    told: [
      `countdown: settings.end_date must be ${DATE}, not 1798761600000, which looks like milliseconds (it has no default) (div#sale). The server markup stays.`,
    ],
    paths: ["end_date"],
  },
  "17 a list in place of an object": {
    markup: countdown("[1]"),
    told: ["countdown: data-settings must be one JSON object in { } (div#sale). The server markup stays."],
  },
  "17 PHP's empty list": {
    markup:
      '<div id="care" data-widget="accordion" data-settings="[]"><details><summary>A</summary><p>a</p></details></div>',
    told: [],
  },
  "18 HTML in a text": {
    markup: countdown(`{${END},"label_days":"<b>days</b>"}`),
    told: ["countdown: settings.label_days shows its tags as text: write it without HTML (div#sale)."],
    paths: ["label_days"],
  },
  "21 an island on main": {
    markup: `<main id="page" data-widget="countdown" data-settings='{${END}}'><h1>Shop</h1></main>`,
    told: [
      "countdown: it would draw in place of all that <main> holds (main#page). The server markup stays. Put data-widget on a separate element.",
    ],
  },
  "22 an island around another": {
    markup: `<div id="outer" data-widget="countdown" data-settings='{${END}}'>${countdown(`{${END}}`)}</div>`,
    told: [
      "countdown: it would draw in place of all that its element holds, and with it of other widgets (div#outer). The server markup stays. Put data-widget on a separate element.",
    ],
  },
  "22 two islands on one element": {
    markup: `<div id="sale" data-widget="countdown table-of-contents" data-settings='{${END}}'><p>Ends soon.</p></div>`,
    told: [
      'table-of-contents: only one island can draw in an element, and "countdown" already does (div#sale). Put it on a separate element.',
    ],
  },
  "23 an id that two panels of an accordion have": {
    markup: ACCORDION.replaceAll('"dry"', '"wash"'),
    told: [
      'accordion: the id "wash" is there twice, so one panel never opens: give each panel its own id (div#care).',
    ],
  },
  "23 an id that two panels of tabs have": {
    markup: TABS.replaceAll('"dry"', '"wash"'),
    told: [
      'tabs: the id "wash" is there twice, so one panel never opens: give each panel its own id (div#care).',
    ],
  },
  "23 an id that two panels beside the page have": {
    markup: `<a href="#menu">Menu</a>${'<div id="menu" data-widget="off-canvas"><h2>Menu</h2></div>'.repeat(2)}`,
    told: Array(2).fill(
      'off-canvas: two panels have the id "menu", so a link to it opens both: give each its own id (div#menu).',
    ),
  },
  "24 a misspelt word for when": {
    markup: countdown(`{${END}}`, 'data-widget-on="visble"'),
    told: [`countdown: ${WORDS}, not "visble" (div#sale). The word is ignored.`],
  },
  "24 a word that there is not": {
    markup: countdown(`{${END}}`, 'data-widget-on="hover"'),
    told: [`countdown: ${WORDS}, not "hover" (div#sale). The word is ignored.`],
  },
  "24 media without brackets": {
    markup: countdown(`{${END}}`, 'data-widget-on="media min-width: 800px"'),
    told: [
      `countdown: ${WORDS}, not "media min-width: 800px"; did you mean "media (min-width: 800px)"? (div#sale). The word is ignored.`,
    ],
  },
  "24 a misspelt feature of media": {
    markup: countdown(`{${END}}`, 'data-widget-on="media screen and (min-widht: 800px)"'),
    told: [
      "countdown: data-widget-on waits for (min-widht: 800px), which this browser does not know, so the server markup stays (div#sale).",
    ],
  },
  "25 a misspelt field of the page configuration": {
    markup: countdown(`{${END}}`),
    config: { time_zone: "Europe/Berlin" },
    told: ['#islet-config: time_zone is ignored: nothing reads it; did you mean "timezone"?'],
  },
  "25 a text in place of a list": {
    markup: countdown(`{${END}}`),
    config: { presets: "woocommerce" },
    told: [
      '#islet-config: presets must be a list in [ ], such as ["woocommerce"], not "woocommerce". The default holds.',
    ],
  },
  "25 a misspelt time zone": {
    markup: countdown('{"end_date":"2099-12-31"}'),
    config: { timezone: "Europe/Berln" },
    told: [
      'countdown: timezone of #islet-config must be a name such as Europe/Berlin or an offset such as +02:00, not "Europe/Berln"; the visitor\'s own zone counts (div#sale).',
    ],
  },
  "27 and 29 a preset that there is not": {
    markup: countdown(`{${END}}`),
    config: { presets: ["woocomerce"] },
    told: [
      'preset "woocomerce": there is none of this name; known are: woocommerce, elementor, pojo, smash-balloon. It marks nothing.',
    ],
  },
  "28 no jQuery": { markup: countdown(`{${END}}`), told: [] },
  "30 an island on a frame": {
    markup: `<iframe id="map" data-widget="countdown" data-settings='{${END}}'></iframe>`,
    told: [
      "countdown: it draws inside its element, and <iframe> shows nothing inside (iframe#map). The server markup stays. Put data-widget on a separate element.",
    ],
  },
  "30 an island on a field": {
    markup: `<input id="mail" data-widget="countdown" data-settings='{${END}}'>`,
    told: [
      "countdown: it draws inside its element, and <input> shows nothing inside (input#mail). The server markup stays. Put data-widget on a separate element.",
    ],
  },
  "30 an island on a rule": {
    markup: `<hr id="line" data-widget="countdown" data-settings='{${END}}'>`,
    told: [
      "countdown: it draws inside its element, and <hr> shows nothing inside (hr#line). The server markup stays. Put data-widget on a separate element.",
    ],
  },
};

/** As browsers answer to a feature that they do not know: neither it nor its opposite matches. */
function answerMediaQueries(): void {
  const { matchMedia } = window;
  vi.stubGlobal("matchMedia", (query: string) =>
    matchMedia(query.includes("widht") ? "(min-width: 99999px)" : query),
  );
}

const tell = (sentences: readonly string[]) =>
  sentences.length ? sentences.join(" · ") : "nothing, because it works";

describe("a typical mistake, and what the console tells of it", () => {
  beforeEach(answerMediaQueries);

  for (const [mistake, { markup, config = {}, told, paths = [] }] of Object.entries(MISTAKES))
    it(`${mistake}: ${tell(told)}`, async () => {
      const page = await mountMarkup(markup, { config });
      await page.settled();
      expect(page.problems.map(({ message }) => message)).toEqual(told.map((line) => `[islet] ${line}`));
      expect(page.problems.flatMap((problem) => problem.paths ?? [])).toEqual(paths);
    });
});

describe("what may be meant, ?islet-debug alone tells", () => {
  beforeEach(() => void (earlierMessages.length = 0));
  afterEach(() => history.replaceState(null, "", "/"));

  it.each([
    [
      "2 a misspelt setting without which the widget runs: another widget of the element may read it",
      countdown(`{${END},"show-days":false}`),
      'countdown: settings.show-days is ignored: nothing reads it; did you mean "show_days"? (div#sale).',
    ],
    [
      "13 a selector that finds nothing now: its element may come later",
      '<div id="toc" data-widget="table-of-contents" data-settings=\'{"container":".absent"}\'></div>',
      'table-of-contents: settings.container: ".absent" matches nothing on this page now (div#toc).',
    ],
  ])("%s", async (_mistake, markup, sentence) => {
    history.replaceState(null, "", "/?islet-debug");
    const { problems, settled } = await mountMarkup(markup);
    await settled();
    expect(problems).toEqual([]);
    const told = [...document.querySelectorAll("#islet-debug ul li")].map(({ textContent }) => textContent);
    expect(told).toEqual([`[islet] ${sentence}`]);
  });
});

describe("a mistake with the script or its files, and what the console tells of it", () => {
  it("6 a classic script, named by the theme's tag: nothing, because it finds its folder all the same", () => {
    const stack = "start@https://shop.example/islet/islet.js?ver=6:1:20";
    expect(publicPath(scriptUrlOf(stack), false)).toBe("https://shop.example/islet/");
  });

  it("7 the page configuration last in the body: nothing, because it is read when the document is", async () => {
    document.body.innerHTML = `${countdown('{"end_date":"2099-12-31"}')}
      <script type="application/json" id="islet-config">{"timezone":"Asia/Jerusalem"}</script>`;
    const { element, fields } = readConfig();
    const page = await startOnPage({ config: fields, element: element ?? undefined });
    expect([page.islet.page.timezone, page.problems]).toEqual(["Asia/Jerusalem", []]);
  });

  it("8 two copies: this page has two copies, version 0.0.0-test and version 0.1.0: the newer major runs, or else the first. Keep one script tag.", async () => {
    const { islet } = await mountMarkup(countdown(`{${END}}`));
    const told: string[] = [];
    registerCopy(islet);
    claimPage("0.1.0", (problem) => told.push(problem.code === "refused" ? "" : inWords(problem)));
    expect(told).toEqual([
      "[islet] this page has two copies, version 0.0.0-test and version 0.1.0: the newer major runs, or else the first. Keep one script tag.",
    ]);
  });

  const BASE = "https://cdn.example/islet/chunks/AB12/";
  const serve = (found: readonly string[]) => (address: string) => {
    const ok = found.includes(new URL(address).pathname);
    return Promise.resolve({ ok, status: ok ? 200 : 404 });
  };
  const refuse = (_: string, { mode }: RequestInit = {}) =>
    mode === "no-cors" ? Promise.resolve({ ok: false, status: 0 }) : Promise.reject(new TypeError());

  it.each([
    ["5 the folder chunks/ is missing", "is missing: copy all of dist/", serve(["/islet/islet.js"]), ""],
    ["9 public_path is wrong", "is missing: correct public_path", serve([]), "/x/"],
    [
      "20 chunks/ is of another version",
      "is missing: chunks/ is of another version",
      serve(["/islet/islet.js", "/islet/chunks/react-9.js"]),
      "",
    ],
    ["20 the other host does not share its files", "needs Access-Control-Allow-Origin: *", refuse, ""],
  ])("%s: %s", async (...row) => {
    const [, cause, answer, configured] = row;
    vi.stubGlobal("fetch", answer);
    expect(await whyMissing(BASE, "core ../react-9 islands", configured)).toBe(`[islet] ${BASE} ${cause}`);
  });

  it("10 a policy that refuses a file: its address, and the directive to change", () => {
    const element = Object.assign(document.createElement("div"), { id: "sale" });
    const error = Object.assign(new Error(), {
      request: "/islet/countdown.css",
      directive: "style-src-elem",
    });
    expect(inWords({ code: "chunk", widget: "countdown", error, element })).toBe(
      "[islet] countdown: the page's Content-Security-Policy refuses its file /islet/countdown.css (div#sale). The server markup stays. Allow the folder of islet.js in style-src-elem.",
    );
  });

  it("19 no style sheet: nothing, because each widget loads its own", async () => {
    document.head.replaceChildren();
    const { problems } = await mountMarkup(countdown(`{${END}}`));
    expect([problems, document.querySelector("#sale")?.getAttribute("data-widget-state")]).toEqual([
      [],
      "mounted",
    ]);
  });

  it.each([
    [
      "26 the id islet_config",
      { id: "islet_config", type: "application/json" },
      'the page configuration has the id "islet_config". It is read. Write islet-config.',
    ],
    [
      "26 a page configuration without its type",
      { id: "islet-config" },
      '#islet-config lacks its type, so the browser runs it as a script. It is read. Add type="application/json".',
    ],
  ])("%s is read, and told", async (_mistake, attributes, sentence) => {
    const script = Object.assign(document.createElement("script"), attributes);
    script.textContent = '{"timezone":"Asia/Jerusalem"}';
    document.body.innerHTML = countdown(`{${END}}`);
    // In the document, happy-dom would run the one without a type.
    vi.spyOn(HTMLDocument.prototype, "querySelector").mockReturnValueOnce(script);
    const { element, fields } = readConfig();
    const page = await startOnPage({ config: fields, element: element ?? undefined });
    expect(page.problems.map(({ message }) => message)).toEqual([`[islet] ${sentence}`]);
    expect(page.islet.page.timezone).toBe("Asia/Jerusalem");
  });
});
