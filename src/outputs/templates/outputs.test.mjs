import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Liquid } from "liquidjs";
import nunjucks from "nunjucks";
import { describe, expect, it } from "vitest";
import { camel } from "#runtime/page.ts";
import { evaluate } from "#runtime/template/evaluate.ts";
import { htmlOf } from "#runtime/template/html.ts";
import { hasPhp, runPhp } from "#tests/wordpress/run-php.ts";
import { controlsOf } from "../../build/bundle/widgets/controls-of.ts";
import { root } from "../../build/root.mjs";
import { readTemplate } from "../../build/templates/read-template.mjs";
import { hasRows } from "../shopify/settings.mjs";
import { nunjucksFile } from "./nunjucks.mjs";
import { phpTemplate } from "./php.mjs";
import { ADDRESS_SNIPPET, shopifyTemplate } from "./shopify.mjs";
import { twigFile } from "./twig.mjs";

/** @import { EditorControl } from "#outputs/controls/editor-widget.ts" */

/** All widgets with a template. */
const NAMES = readdirSync(`${root}widgets`).filter((name) =>
  existsSync(`${root}widgets/${name}/markup.liquid`),
);
const CASES = 10_000;
/** What Nunjucks is given for dates. */
const DATES = {
  date: (/** @type {unknown} */ moment) => dateOf(moment, "date"),
  iso: (/** @type {unknown} */ moment) => dateOf(moment, "iso"),
};
const PAGE = { url: "https://shop.example/a?b=1&c", title: 'A "title" & more', search: "/find?a=1&b" };
const TEXTS = { share_copy: "Link <kopieren>" };

/** @type {Record<string, { name: string, about: string, template: import("#runtime/template/template.ts").Template, controls: EditorControl[] }>} */
const widgets = Object.fromEntries(
  await Promise.all(
    NAMES.map(async (name) => {
      const hasContent = existsSync(`${root}widgets/${name}/content.ts`);
      const shape = hasContent ? (await import(`../../../widgets/${name}/content.ts`)).content.shape : {};
      const { settings } = await import(`../../../widgets/${name}/settings.ts`);
      const { editor } = await import(`../../../widgets/${name}/editor.ts`);
      const printed = new Set(Object.keys(shape));
      const controls = controlsOf({ ...shape, ...settings.shape }, {}).map((control) =>
        printed.has(camel(control.key))
          ? {
              ...control,
              printed: /** @type {const} */ (true),
              from: editor.settings[camel(control.key)].from,
            }
          : control,
      );
      const file = `widgets/${name}/markup.liquid`;
      return [
        name,
        {
          name,
          about: "",
          controls,
          template: readTemplate(readFileSync(root + file, "utf8"), { file, controls }),
        },
      ];
    }),
  ),
);

const HARMLESS = [
  "",
  "Wash",
  "By hand",
  "care-1",
  "https://ok.example/?a=1&b=2",
  "/relative/ä",
  "mailto:a@b.example",
  "ünï — 😀",
  "#x",
];
/** What a text of several lines may offer to choose. */
const CHOICES = "large = Large [if: amount > 2]\n\n Small [chosen] \r\n= 1";
const HOSTILE = [
  ...HARMLESS,
  ...[
    'a "quote" & <b>bold</b>',
    "'><img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "JaVa\tScript:alert(1)",
  ],
  ...[
    " data:text/html,<script>",
    "{{ 7*7 }}",
    "{% raw %}",
    "<?php echo 1 ?>",
    "\u2028",
    "0",
    "//host.example",
    "  ",
  ],
  ...[
    "#{1}",
    "\\",
    "</div>",
    "vbscript:x",
    ":",
    "a:b",
    "http:",
    "two\nlines",
    "(*)!'",
    "a = b = c [if: x] [if: y]\n\ta =\n = b\nc [if: 0\nd [if: ] e]\n0\n [chosen]\ne [if: f] [chosen] [chosen]",
    "%00",
    "{# x #}",
    "-->",
  ],
];

let seed = 7;

/** A whole number from 0 on, by Marsaglia's xorshift: the same ones at every run. @param {number} below */
function random(below) {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) % below;
}

/** @template Item @param {readonly Item[]} list */
const oneOf = (list) => /** @type {Item} */ (list[random(list.length)]);

/** @param {EditorControl} control @param {readonly string[]} texts @returns {unknown} */
function valueFor({ control, options, fields = [], max = 1_000, item }, texts) {
  if (control === "list" && !item) return Array.from({ length: random(4) }, () => settingsFor(fields, texts));
  if (control === "group") return settingsFor(fields, texts);
  if (control === "toggle") return random(2) === 1;
  // What is no date reaches no template.
  if (control === "date-time") return oneOf(["", 0, 1_772_442_000]);
  if (options) return oneOf(options).value;
  if (control === "multiline") return oneOf([...texts, CHOICES, CHOICES]);
  return ["count", "pixels", "percent", "seconds", "milliseconds"].includes(control)
    ? oneOf([0, 1, 2.5, 0.000_001, random(max)])
    : oneOf(texts);
}

/** @param {readonly EditorControl[]} controls @param {readonly string[]} texts */
const settingsFor = (controls, texts) =>
  Object.fromEntries(
    controls
      .filter(({ responsive }) => !responsive)
      .map((control) => [control.key, valueFor(control, texts)]),
  );

/** @param {unknown} value @returns {unknown} */
function inCamelCase(value) {
  if (Array.isArray(value)) return value.map(inCamelCase);
  return typeof value === "object" && value
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [camel(key), inCamelCase(inner)]))
    : value;
}

const cases = Array.from({ length: CASES }, (_, index) => {
  const name = NAMES[index % NAMES.length] ?? "";
  const isHostile = Math.floor(index / NAMES.length) % 2 === 1;
  const texts = isHostile ? HOSTILE : HARMLESS;
  return { name, id: `w${index}`, isHostile, settings: settingsFor(widgets[name]?.controls ?? [], texts) };
});

/** A moment as all outputs of this test write dates; each site has its own way. @param {unknown} moment @param {unknown} format */
function dateOf(moment, format) {
  const iso = new Date(Number(moment) * 1_000).toISOString();
  return format === "iso" ? `${iso.slice(0, 19)}+00:00` : iso.slice(0, 16).replace("T", " ");
}

/** What the runtime prints. @param {typeof cases[number]} one */
function inJavaScript({ name, settings, id }) {
  const values = /** @type {Record<string, unknown>} */ (inCamelCase(settings));
  const text = (/** @type {string} */ key, /** @type {string} */ english) =>
    /** @type {Record<string, string>} */ (TEXTS)[key] ?? english;
  return htmlOf(evaluate(widgets[name]?.template ?? [], values, { id, page: PAGE, text, date: dateOf }));
}

const expected = cases.map(inJavaScript);

/** The first case of which another language prints something else. @param {(string | null | undefined)[]} printed @param {string[]} wanted */
const difference = (printed, wanted) =>
  wanted
    .map((html, index) => ({ settings: cases[index]?.settings, wanted: html, printed: printed[index] }))
    .find(({ wanted: html, printed: other }) => html !== other);

/** @param {(widget: typeof widgets[string]) => string} print */
const byName = (print) =>
  Object.fromEntries(Object.entries(widgets).map(([name, widget]) => [name, print(widget)]));

const hasTwig = hasPhp && existsSync("/usr/share/php/Twig/autoload.php");

function inPhp() {
  const templates = {
    php: byName(({ template }) => phpTemplate(template)),
    twig: byName((widget) => twigFile(widget)),
  };
  const lines = [templates, ...cases.map(({ name, settings, id }) => [name, settings, id])];
  const input = `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
  return runPhp(["tests/templates/print.php"], { cwd: root, input })
    .trimEnd()
    .split("\n")
    .map((line) => /** @type {[string, string | null]} */ (JSON.parse(line)));
}

describe("what a template prints for 10,000 settings, half of them hostile", () => {
  const answers = hasPhp ? inPhp() : [];

  it("leaves no value outside of its place", () => {
    const outside = expected.find((html) =>
      /<img src=x|<script|<b>|(?:href|src)="\s*(?:java|data|vb)/i.test(html),
    );
    expect([cases.length, outside]).toEqual([CASES, undefined]);
  });

  it.runIf(hasPhp)("is the same in PHP, byte by byte", () => {
    expect(
      difference(
        answers.map(([html]) => html),
        expected,
      ),
    ).toBeUndefined();
  });

  it.runIf(hasTwig)("is the same in Twig, byte by byte", () => {
    expect(
      difference(
        answers.map(([, html]) => html),
        expected,
      ),
    ).toBeUndefined();
  });

  it("is the same in Nunjucks, but for how it writes an apostrophe, a backslash and !'()* in addresses", () => {
    const environment = new nunjucks.Environment(null, { autoescape: true });
    const macros = byName((widget) => nunjucksFile(widget));
    const compiled = Object.fromEntries(
      Object.entries(macros).map(([name, file]) => [
        name,
        nunjucks.compile(
          `${file}{{ inside(settings, settings, id, none, texts, page, dates) }}`,
          environment,
        ),
      ]),
    );
    const printed = cases.map(({ name, settings, id }) =>
      compiled[name]?.render({ settings, id, texts: TEXTS, page: PAGE, dates: DATES }).trim(),
    );
    const plain = (/** @type {string} */ html) =>
      html
        .replaceAll("&#39;", "&#039;")
        .replaceAll("&#92;", "\\")
        .replaceAll(/%2[1789A]/g, (code) => decodeURIComponent(code).replace("'", "&#039;"));
    expect(
      difference(
        printed.map((html) => html && plain(html)),
        expected.map(plain),
      ),
    ).toBeUndefined();
  });

  it("stands in the widget's element, with its settings, in Nunjucks", () => {
    const macros = nunjucksFile(widgets["tabs"] ?? { name: "", about: "", controls: [] });
    const given = { content: { items: [{ title: "<Wash>" }] }, settings: { a: "\"'<" } };
    const html = nunjucks.renderString(`${macros}{{ widget(content, settings, "care") }}`, given).trim();
    expect(html).toMatch(
      /^<div data-widget="tabs" data-settings="\{&quot;a&quot;:[^"<>]*\}"><div role="tablist">/,
    );
    expect(html).toContain("&lt;Wash&gt;");
    expect(html.endsWith("</div></div>")).toBe(true);
  });

  it("is the same in a Shopify section of harmless addresses, and hostile ones run nothing", () => {
    const engine = new Liquid({ templates: { "islet-address": ADDRESS_SNIPPET }, jsTruthy: false });
    engine.registerFilter("image_url", (/** @type {unknown} */ address) => address);
    engine.registerFilter("date", (/** @type {unknown} */ moment, /** @type {unknown} */ format) =>
      dateOf(moment, typeof format === "string" ? "iso" : "date"),
    );
    const sections = byName(({ template, controls }) => shopifyTemplate(template, controls));
    const parsed = Object.fromEntries(
      Object.entries(sections).map(([name, code]) => [name, engine.parse(code)]),
    );
    const printed = cases.map(({ name, settings, id }) =>
      engine.renderSync(parsed[name] ?? [], {
        ...{ canonical_url: PAGE.url, page_title: PAGE.title, routes: { search_url: PAGE.search } },
        section: sectionOf(settings, id, widgets[name] ?? { controls: [], template: [] }),
      }),
    );
    const english = (/** @type {string} */ html) => html.replaceAll("Link &lt;kopieren&gt;", "Copy the link");
    const isComparable = cases.map(({ isHostile }) => !isHostile);
    const plain = printed.map((html, index) =>
      isComparable[index] ? html.replaceAll("&#39;", "&#039;") : "",
    );
    expect(
      difference(
        plain,
        expected.map((html, index) => (isComparable[index] ? english(html) : "")),
      ),
    ).toBeUndefined();
    expect(
      printed.find((html) => /<img src=x|<script|<b>|(?:href|src)="\s*(?:java|data|vb)/i.test(html)),
    ).toBeUndefined();
  });
});

/**
 * Settings as Shopify gives them: groups have no level, rows are blocks, whose text is HTML.
 * @param {Record<string, unknown>} settings @param {string} id @param {Pick<typeof widgets[string], "controls" | "template">} widget
 */
function sectionOf(settings, id, { controls, template }) {
  // Other texts are printed as they are.
  const withHtml = JSON.stringify(template).includes('"inner"') ? textAsHtml : unchanged;
  const lists = controls.filter(hasRows);
  const menus = controls.filter(({ from }) => from === "menu").map(({ key }) => key);
  const blocks = lists.flatMap(({ key: type }) =>
    /** @type {Record<string, unknown>[]} */ (settings[type]).map((row) => ({
      type,
      settings: withHtml(row),
    })),
  );
  const groups = controls
    .filter(({ control }) => control === "group")
    .flatMap(({ key, fields = [] }) =>
      fields.map((field) => [
        `${key}_${field.key}`,
        /** @type {Record<string, Record<string, unknown>>} */ (settings)[key]?.[field.key],
      ]),
    );
  const links = Object.fromEntries(menus.map((key) => [key, { links: linksOf(settings[key]) }]));
  return { id, settings: { ...withHtml(settings), ...links, ...Object.fromEntries(groups) }, blocks };
}

/** Items of a menu as Shopify gives links. @param {unknown} items @returns {unknown} */
const linksOf = (items) =>
  Array.isArray(items)
    ? items.map(({ title, link, current, items: below }) => ({
        title,
        url: link,
        current,
        links: linksOf(below),
      }))
    : [];

/** Values whose text a merchant writes as HTML. @param {Record<string, unknown>} values */
const textAsHtml = ({ text, ...values }) => ({
  ...values,
  text: htmlOf([{ inner: 0, text: typeof text === "string" ? text : "" }]),
});

/** @param {Record<string, unknown>} values */
const unchanged = (values) => values;
