import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "#widgets/catalogue.ts";
import { renderWidget } from "./render-widget.ts";

const END = 1_798_761_600;
const options = { id: "sale", renderedAt: END - 90_061 };

describe("renderWidget", () => {
  it("prints the marker with its settings, and the inside for the moment it was rendered", async () => {
    const html = await renderWidget("countdown", { end_date: END }, options);
    expect(html).toMatch(
      /^<div data-widget="countdown" data-settings="\{&#34;end_date&#34;:1798761600\}" data-widget-prerendered="sale@1798671539"><div class="islet-countdown">/,
    );
    expect(html.replace(/<[^>]*>/g, "")).toContain("01 Day 01 Hour 01 Minute 01 Second");
  });

  it("says that the third argument is missing", async () => {
    await expect(renderWidget("countdown", { end_date: END }, undefined as never)).rejects.toThrow(
      'countdown: the third argument must hold an id that is unique on the page: { id: "sale" }.',
    );
  });

  it("is the same for the same moment: a page may be cached", async () => {
    const print = () => renderWidget("countdown", { end_date: END }, options);
    expect(await print()).toBe(await print());
  });

  it("prints another element when asked to", async () => {
    expect(await renderWidget("countdown", { end_date: END }, { ...options, element: "section" })).toMatch(
      /^<section .*<\/section>$/s,
    );
  });

  it("draws as the page's configuration says: a date without zone is one of the site's time zone", async () => {
    const print = (timezone: string) =>
      renderWidget(
        "countdown",
        { end_date: "2099-12-31T10:00" },
        { id: "sale", renderedAt: Date.UTC(2099, 11, 31) / 1_000, page: { timezone } },
      );
    const words = async (timezone: string) => (await print(timezone)).replace(/<[^>]*>/g, "");
    expect(await words("Asia/Tokyo")).toContain("00 Days 01 Hour 00 Minutes 00 Seconds");
    expect(await words("UTC")).toContain("00 Days 10 Hours 00 Minutes 00 Seconds");
    await expect(words(9 as never)).rejects.toThrow(
      "countdown: the page's timezone must be of the kind string.",
    );
  });

  it("every island is printed, or refused in one plain sentence", async () => {
    const islands = Object.entries(catalogue).filter(([, { kind }]) => kind === "island");
    const answers = await Promise.all(
      islands.map(([name]) =>
        renderWidget(name, name === "countdown" ? { end_date: END } : {}, options).catch(String),
      ),
    );
    expect(
      answers.map((answer) => /^(<div data-widget=|Error: "[\w-]+" cannot be printed: )/.test(answer)),
    ).toEqual(islands.map(() => true));
  });

  it("text of an editor stays text, in the attribute and inside", async () => {
    const label = `"><img src=x onerror=alert(1)>'&`;
    const html = await renderWidget("countdown", { end_date: END, label_days: label }, options);
    expect(html).not.toContain("<img");
    expect(html).toContain("&#34;&#62;&#60;img src=x onerror=alert(1)&#62;");
  });

  it.each([
    ["nothing", {}, 'There is no widget "nothing".'],
    ["__proto__", {}, 'There is no widget "__proto__".'],
    [
      "mini-cart",
      {},
      '"mini-cart" cannot be printed: it depends on what the page holds. Print its marker with the CMS\'s own markup.',
    ],
    ["countdown", {}, "settings.end_date or settings.evergreen_interval must say when it ends"],
    ["countdown", null, "countdown: settings must be one JSON object in { }."],
    ["countdown", undefined, "countdown: settings must be one JSON object in { }."],
    ["countdown", [5], "countdown: settings must be one JSON object in { }."],
    ["countdown", '{"end_date":5}', "countdown: settings must be one JSON object in { }."],
    ["countdown", { end_date: new Date(NaN) }, "settings.end_date or settings.evergreen_interval"],
    ["countdown", { end_date: END * 1_000 }, "countdown: settings.end_date must be seconds since 1970"],
    ["countdown", { a: "x".repeat(262_144) }, "countdown: settings is longer than 256 KiB."],
    ["countdown", { a: Array(1_001).fill(0) }, "countdown: settings has a list of more than 1,000 entries."],
    [
      "sticky-header",
      {},
      '"sticky-header" is an enhancer: it draws no markup. It works on markup of your own: print its marker on that.',
    ],
    [
      "tabs",
      { items: [{ title: "Wash" }, { text: "No title." }], label: {} },
      "tabs: settings.items[1].title must be text of at most 200 characters.\ntabs: settings.label must be text of at most 200 characters.",
    ],
    ["accordion", { items: "none", duration: -1 }, "accordion: settings.items must be a list.\naccordion: "],
    [
      "countdown",
      { end_date: "soon", show_days: 7 },
      'countdown: settings.end_date must be seconds since 1970 or a date such as 2026-12-31T10:00.\ncountdown: settings.show_days must be true or false ("yes" or "").',
    ],
  ])("refuses %s %o", async (name, settings, message) => {
    await expect(renderWidget(name, settings as object, options)).rejects.toThrow(message);
  });

  it.each(["", "two words", "a@b", '"', undefined, 5])(
    "refuses the id %j, which no page could keep",
    async (id) => {
      await expect(renderWidget("countdown", { end_date: END }, { id: id as string })).rejects.toThrow(
        "countdown: id must be letters, digits, - and _",
      );
    },
  );

  it("refuses a time of printing in milliseconds", async () => {
    await expect(
      renderWidget("countdown", { end_date: END }, { id: "sale", renderedAt: END * 1_000 }),
    ).rejects.toThrow("countdown: renderedAt must be seconds since 1970, not 1798761600000.");
  });

  it("draws what the page reads: what JSON makes of the settings", async () => {
    const html = await renderWidget("countdown", { end_date: END, label_days: 7, junk: undefined }, options);
    expect(html).toContain('data-settings="{&#34;end_date&#34;:1798761600,&#34;label_days&#34;:7}"');
  });

  const items = [
    { title: "Wash", text: "By hand.\nIn <cold> water." },
    { title: "Dry", fragment: "dry", text: "Flat." },
  ];

  it("prints an enhancer from its template, with a marker and the settings that are no content", async () => {
    expect(await renderWidget("accordion", { items, exclusive: true }, options)).toBe(
      '<div data-widget="accordion" data-settings="{&#34;exclusive&#34;:true}">' +
        '<details id="sale-1"><summary>Wash</summary>\n<div><p>By hand.<br>\nIn &lt;cold&gt; water.</p></div></details>' +
        '<details id="dry"><summary>Dry</summary>\n<div><p>Flat.</p></div></details></div>',
    );
    expect(await renderWidget("tabs", { items }, { ...options, element: "section" })).toMatch(
      /^<section data-widget="tabs"><div role="tablist">.*<\/section>$/s,
    );
  });

  it("puts HTML of the caller's own in place of a row's text", async () => {
    const html = await renderWidget("accordion", { items }, { ...options, inner: { 1: "<b>Flat</b>" } });
    expect(html).toContain("<div><p>By hand.");
    expect(html).toContain("<summary>Dry</summary>\n<div><b>Flat</b></div>");
    const print = (inner: string | string[]) => renderWidget("accordion", { items }, { ...options, inner });
    await expect(print("<b>All</b>")).rejects.toThrow(
      "accordion: inner has HTML for the widget as a whole: give it by row.",
    );
    await expect(print(["", "", "<b>Third</b>"])).rejects.toThrow(
      "accordion: inner has HTML for row 2: there is none.",
    );
  });

  it("prints the page's texts, address and title", async () => {
    const html = await renderWidget(
      "share-buttons",
      { items: [{ network: "email" }] },
      {
        ...{ ...options, url: "https://shop.example/a?b=1&c", title: "Hats & caps" },
        page: { i18n: { share_email: "Per Mail <teilen>" } },
      },
    );
    expect(html).toContain(
      "mailto:?subject=Hats%20%26%20caps&amp;body=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1%26c",
    );
    expect(html).toContain(">Per Mail &lt;teilen&gt;</a>");
  });

  it("every enhancer is printed, or refused in one plain sentence", async () => {
    const enhancers = Object.entries(catalogue).filter(([, { kind }]) => kind === "enhancer");
    const needs: Readonly<Record<string, object>> = { counter: { to_value: 9 } };
    const answers = await Promise.all(
      enhancers.map(async ([name]) => {
        const answer = await renderWidget(name, needs[name] ?? {}, options).catch(String);
        return answer.startsWith("<div data-widget=") ? name : answer.replace(/"[\w-]+"/, "NAME");
      }),
    );
    expect([...new Set(answers)].toSorted()).toEqual([
      "Error: NAME is an enhancer: it draws no markup. It works on markup of your own: print its marker on that.",
      ...enhancers.flatMap(([name]) => (existsSync(`widgets/${name}/markup.liquid`) ? name : [])).toSorted(),
    ]);
  });
});
