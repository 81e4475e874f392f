// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBuilt } from "#runtime/built-settings.ts";
import { checkSettings } from "#runtime/check-settings.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { builtOf } from "../src/build/bundle/built-fields.ts";

/** The settings of the elements of a fixture that have this widget. */
function settingsIn(name: string): Record<string, unknown>[] {
  document.body.innerHTML = readFileSync(`widgets/${name}/fixture.html`, "utf8");
  return [...document.querySelectorAll<HTMLElement>(`[data-widget~="${name}"]`)].map(
    ({ dataset }) => JSON.parse(dataset["settings"] ?? "{}") as Record<string, unknown>,
  );
}

describe("settings as the example of a widget prints them", () => {
  it.each(Object.entries(catalogue))("of %s are read without zod, as zod reads them", async (name, entry) => {
    const { default: widget } = await entry.load();
    for (const given of settingsIn(name)) {
      const settings = readBuilt(builtOf(widget.settings), given);
      expect({ settings, issues: [] }).toEqual(checkSettings(widget.settings, given));
    }
  });
});
