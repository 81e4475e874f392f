import { describe, expect, it } from "vitest";
import type { EditorWidget } from "../../src/outputs/controls/editor-widget.ts";
import { settingsFor } from "../../src/outputs/wordpress/editor/settings-for.ts";
import { callPhp, hasPhp } from "./php.ts";
import { placedWidgets } from "./placed-widgets.ts";

const WORDS = { "Day|Days": "Tago|Tagoj", "Hour|Hours": "Horo|Horoj", Ends: "Finas" };

const countdown = placedWidgets["countdown"] as EditorWidget;
const inEditor: EditorWidget = {
  ...countdown,
  controls: countdown.controls.map((control) => {
    const local = new Map(Object.entries(WORDS)).get(String(control.default));
    return local ? { ...control, localDefault: local } : control;
  }),
};

const cases = [
  [{}, { label_days: "Tago|Tagoj", label_hours: "Horo|Horoj" }],
  // Typed words are nobody's default, in whatever language.
  [{ label_days: "Day|Days", label_hours: "Tago|Tagoj" }, { label_hours: "Tago|Tagoj" }],
  [
    { label_days: "", label_hours: "Ends" },
    { label_days: "", label_hours: "Ends" },
  ],
] as const;

describe("a default that visitors read", () => {
  it.each(cases)(
    "of %j, the canvas has the words of the site's language where nobody has typed",
    (given, expected) => {
      expect(settingsFor(inEditor, given)).toEqual(expected);
    },
  );

  it.runIf(hasPhp)("is on the page in its language, and what somebody has typed is left alone", () => {
    const calls = cases.map(([given]) => ["settings", "countdown", given] as const);
    const printed = callPhp(placedWidgets, calls, WORDS).map((text) => JSON.parse(text) as unknown);
    expect(printed).toEqual(cases.map(([, expected]) => expected));
  });

  it.runIf(hasPhp)("is not printed in English, which the runtime knows", () => {
    expect(callPhp(placedWidgets, [["settings", "countdown", {}]])).toEqual(["{}"]);
  });

  it.runIf(hasPhp)("is what Elementor's panel begins with", () => {
    const [panel = ""] = callPhp(placedWidgets, [["panel", "countdown"]], WORDS);
    const { islet_section_countdown_labels: labels } = JSON.parse(panel) as Record<
      string,
      { controls: Record<string, { default?: unknown }> }
    >;
    expect(labels?.controls["islet_label_days"]?.default).toBe("Tago|Tagoj");
    expect(labels?.controls["islet_label_minutes"]?.default).toBe("Minute|Minutes");
  });
});
