import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { attributesOf, readShortcode, shortcodeOf } from "../../src/wordpress/editor/blocks/shortcode.ts";
import { settingsFor } from "../../src/wordpress/editor/settings-for.ts";
import { settingsText } from "../../src/wordpress/editor/settings-text.ts";
import { imitateBlockEditor } from "../block-editor.ts";
import { givenSettings } from "./given-settings.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { callPhp, hasPhp } from "./php.ts";
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
    const printed = callPhp(
      placedWidgets,
      read.map((attributes) => ["shortcode", attributes, "Inside"]),
    );
    const different = cases.flatMap(({ widget, given }, index) => {
      const body = new DOMParser().parseFromString(printed[index] ?? "", "text/html").body;
      const there = body.firstElementChild?.getAttribute("data-settings") ?? "{}";
      const here = settingsText(settingsFor(widget, given));
      // PHP writes exponents otherwise.
      const isSame = here === there || here === settingsText(JSON.parse(there));
      return isSame ? [] : [{ widget: widget.name, given, here, there }];
    });
    expect(different.slice(0, 3)).toEqual([]);
  });
});

it("a text that holds more than the shortcode is none", () => {
  expect(readShortcode('[islet widget="video"]')?.widget).toBe("video");
  expect(readShortcode('Look: [islet widget="video"]')).toBeUndefined();
  expect(readShortcode("")).toBeUndefined();
});
