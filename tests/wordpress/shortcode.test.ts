import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import {
  attributesOf,
  readShortcode,
  shortcodeOf,
} from "../../src/outputs/wordpress/editor/blocks/shortcode.ts";
import { readSettings, settingsFor } from "../../src/outputs/wordpress/editor/settings-for.ts";
import { settingsText } from "../../src/outputs/wordpress/editor/settings-text.ts";
import { imitateBlockEditor } from "../support/block-editor.ts";
import { givenSettings } from "./given-settings.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { type Call, callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

const widgets = Object.values(placedWidgets).filter(({ place }) => place === "element");
const RUNS = 100;

beforeEach(imitateBlockEditor);

const cases = widgets.flatMap((widget) => {
  const { right } = givenSettings(widget, hostileTexts);
  return fc.sample(right, { numRuns: RUNS, seed: 1 }).map((given) => ({ widget, given }));
});
const shortcodes = () => cases.map(({ widget, given }) => shortcodeOf(widget, given));

describe("the shortcode of a block", () => {
  it("is one shortcode, whatever stands in its settings, and becomes the same block again", () => {
    const different = cases.filter(({ widget, given }) => {
      const read = readShortcode(shortcodeOf(widget, given));
      const again = read ? settingsFor(widget, attributesOf(widget, read)) : undefined;
      return JSON.stringify(again) !== JSON.stringify(settingsFor(widget, given));
    });
    expect(different.slice(0, 3)).toEqual([]);
  });

  it("has no line's end and no backslash, which WordPress would change", () => {
    expect(shortcodes().filter((text) => /[\n\r\t\\<>]/.test(text))).toEqual([]);
  });

  it.runIf(hasPhp)("prints what the block prints", () => {
    const read = shortcodes().map(
      (text) => window.wp.shortcode.next("islet", text)?.shortcode.attrs.named ?? {},
    );
    const calls = cases.flatMap(({ widget, given }, index): Call[] => [
      ["shortcode", read[index], ""],
      ["marker", widget.name, given],
    ]);
    const printed = callPhp(placedWidgets, calls, {}, { file: "shop-parts.php" }).map((html) =>
      html.replaceAll(/islet-\d+/g, "islet-N"),
    );
    const different = cases.flatMap(({ widget, given }, index) => {
      const [html = "", ofBlock] = printed.slice(index * 2);
      const body = new DOMParser().parseFromString(html, "text/html").body;
      const there = body.firstElementChild?.getAttribute("data-settings") ?? "{}";
      const here = settingsText(readSettings(widget, settingsFor(widget, given)));
      // PHP writes exponents otherwise.
      const isSame = here === there || here === settingsText(JSON.parse(there));
      return isSame && html === ofBlock ? [] : [{ widget: widget.name, given, here, html, ofBlock }];
    });
    expect(different.slice(0, 3)).toEqual([]);
  });
});

describe("a setting that was renamed", () => {
  const [countdown] = widgets.filter(({ name }) => name === "countdown");
  if (!countdown) throw new Error("There is no countdown.");
  const renamed = {
    ...countdown,
    controls: countdown.controls.map((control) =>
      control.key === "show_days"
        ? { ...control, formerly: [{ key: "with_days", until: "0.4.0" }] }
        : control,
    ),
  };
  const former = '[islet widget="countdown" with_days="no"]';

  it("is read by its former name where a shortcode becomes a block", () => {
    const read = readShortcode(former);
    expect(read && attributesOf(renamed, read)).toEqual({ show_days: false });
  });

  it.runIf(hasPhp)("is read by its former name where a shortcode is printed", () => {
    const widgetsWith = { ...placedWidgets, countdown: renamed };
    const [html = ""] = callPhp(widgetsWith, [["shortcode", { widget: "countdown", with_days: "no" }, ""]]);
    const { body } = new DOMParser().parseFromString(html, "text/html");
    expect(body.firstElementChild?.getAttribute("data-settings")).toBe('{"show_days":false}');
  });
});

it("a text that holds more than the shortcode is none", () => {
  expect(readShortcode('[islet widget="video"]')?.widget).toBe("video");
  expect(readShortcode('Look: [islet widget="video"]')).toBeUndefined();
  expect(readShortcode("")).toBeUndefined();
});

describe.runIf(hasPhp)("rows between the tags of a shortcode", () => {
  const print = (widget: string, content: string, more: object = {}) => {
    const [html = ""] = callPhp(placedWidgets, [["shortcode", { widget, ...more }, content]]);
    return new DOMParser().parseFromString(html, "text/html").body;
  };
  const panels = (body: Element) =>
    [...body.querySelectorAll("[role=tabpanel]")].map((panel) => panel.innerHTML);

  it("are the rows of its widget, with HTML inside, and what stands between them is not printed", () => {
    const body = print(
      "tabs",
      // As WordPress leaves paragraphs around the tags.
      '<br />\n[islet_item title="Wash"]</p>\n<p>By <b>hand</b>.</p>\n<p>[/islet_item]<br />\nStray [islet_item title="Iron &amp; fold" fragment="iron"]<ul><li>Cool</li></ul>[/islet_item]\n',
    );
    expect([...body.querySelectorAll("[role=tab]")].map((tab) => tab.textContent)).toEqual([
      "Wash",
      "Iron & fold",
    ]);
    expect(panels(body)).toEqual(["<p>By <b>hand</b>.</p>", "<ul><li>Cool</li></ul>"]);
    expect(body.querySelector("[role=tabpanel]:last-child")?.id).toBe("iron");
    expect(body.textContent).not.toContain("Stray");
  });

  it("leave out one that lacks what a row needs, with its HTML", () => {
    const body = print(
      "tabs",
      '[islet_item]No title[/islet_item][islet_item title="A"]<p>a</p>[/islet_item]',
    );
    expect(panels(body)).toEqual(["<p>a</p>"]);
  });

  it("hold a widget with rows of its own", () => {
    const inner = '[islet widget="accordion"][islet_item title="One"]1[/islet_item][/islet]';
    const outer = '[islet widget="tabs"][islet_item title="A"][nested][/islet_item][/islet]';
    const [rows = ""] = callPhp(placedWidgets, [["nested", outer, inner]]);
    const body = new DOMParser().parseFromString(rows, "text/html").body;
    expect(panels(body)).toHaveLength(1);
    expect(body.querySelector("[role=tabpanel] details summary")?.textContent).toBe("One");
  });

  it("are nothing but their HTML in a widget without rows", () => {
    expect(print("popup", '[islet_item title="A"]<p>a</p>[/islet_item]').firstElementChild?.innerHTML).toBe(
      "<p>a</p>",
    );
  });

  it("stand in an attribute as JSON, too", () => {
    const items = "({ &quot;title&quot;: &quot;A&quot;, &quot;text&quot;: &quot;&lt;i&gt;&quot; })";
    expect(panels(print("tabs", "", { items }))).toEqual(["<p>&lt;i&gt;</p>"]);
  });
});
