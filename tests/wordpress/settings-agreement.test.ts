import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkSettings } from "#runtime/check-settings.ts";
import { readSettings, settingsFor } from "../../src/outputs/wordpress/editor/settings-for.ts";
import { settingsText } from "../../src/outputs/wordpress/editor/settings-text.ts";
import { givenSettings } from "./given-settings.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { callPhp, hasPhp } from "./php.ts";
import { codeOf, placedWidgets } from "./placed-widgets.ts";

const widgets = Object.values(placedWidgets);
const perWidget = Math.ceil(10_000 / widgets.length);

const read = (name: string, settings: unknown) => checkSettings(codeOf(name).settings, settings);

/** Whether the browser reads a text as a selector. */
function isReadable(selector: unknown): boolean {
  try {
    document.createDocumentFragment().querySelector(String(selector));
    return true;
  } catch {
    return false;
  }
}

describe("what an editor gave and what stands in data-settings", () => {
  it.each(widgets)("$name: the runtime reads it without a problem and to the same values", (widget) => {
    const { right } = givenSettings(widget, hostileTexts);
    const keys = new Map(widget.controls.map(({ name, key }) => [name, key]));
    fc.assert(
      fc.property(right, (given) => {
        const byKey = Object.fromEntries(
          Object.entries(given).map(([key, value]) => [keys.get(key) ?? key, value]),
        );
        const expected = read(widget.name, byKey);
        const printed = readSettings(widget, settingsFor(widget, given));
        expect(expected.issues).toEqual([]);
        expect(read(widget.name, JSON.parse(settingsText(printed)))).toEqual(expected);
      }),
    );
  });

  it.each(widgets)(
    "$name: of anything given, what is printed is right, but for selectors that no browser reads",
    (widget) => {
      const { any } = givenSettings(widget, hostileTexts);
      const required = widget.controls
        .filter((control) => control.required)
        .map(({ key }) => `settings.${key}`);
      fc.assert(
        fc.property(any, (given) => {
          const { issues } = read(widget.name, readSettings(widget, settingsFor(widget, given)));
          // A server cannot tell which selectors a browser reads.
          const wrong = issues.filter(
            ({ expected, given: value }) => !expected.includes("CSS selector") || isReadable(value),
          );
          expect(wrong.filter(({ path }) => !required.includes(path))).toEqual([]);
        }),
      );
    },
  );

  it.runIf(hasPhp)("is the same in PHP and in TypeScript by former names", () => {
    const formerly = [{ key: "per_row", until: "0.4.0" }];
    const columns = { key: "columns", name: "columns", control: "count", title: "Columns", default: 3 };
    const [widget] = widgets.map((one) => ({
      ...one,
      controls: [{ ...columns, responsive: true as const, formerly }],
    }));
    if (!widget) throw new Error("There are no widgets.");
    const cases = [
      { per_row: "5", per_row_tablet: 2 },
      { columns: 3, per_row: 5 },
      { columns: 4, per_row: 5, columns_tablet: 1, per_row_tablet: 2 },
      { per_row: 3 },
      { per_row: "many" },
    ];
    const answers = callPhp(
      { [widget.name]: widget },
      cases.map((given) => ["settings", widget.name, given]),
    );
    expect(answers).toEqual(cases.map((given) => settingsText(settingsFor(widget, given))));
    expect(settingsFor(widget, cases[1] ?? {})).toEqual({ columns: 5 });
  });

  it.runIf(hasPhp)("is the same in PHP and in TypeScript, for 10,000 settings", () => {
    const cases = widgets.flatMap((widget) => {
      const { right, any } = givenSettings(widget, hostileTexts);
      return fc.sample(fc.oneof(right, any, any), perWidget).map((given) => ({ widget, given }));
    });
    expect(cases.length).toBeGreaterThanOrEqual(10_000);
    const answers = callPhp(
      placedWidgets,
      cases.map(({ widget, given }) => ["settings", widget.name, given]),
    );
    const different = cases.flatMap(({ widget, given }, index) => {
      const here = settingsFor(widget, given);
      const there = answers[index] ?? "";
      // PHP writes exponents otherwise.
      const isSame =
        settingsText(here) === there || JSON.stringify(here) === JSON.stringify(JSON.parse(there));
      return isSame ? [] : [{ widget: widget.name, given, here: settingsText(here), there }];
    });
    expect(different.slice(0, 3)).toEqual([]);
  });
});
