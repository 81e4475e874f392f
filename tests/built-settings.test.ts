// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import elementor from "#presets/elementor/index.ts";
import { usedLater } from "#presets/elementor/markers/used-later.ts";
import { checkSettings, withParts } from "#runtime/check-settings.ts";
import { completePage } from "#runtime/page.ts";
import { readBuilt } from "#runtime/settings/read-fields.ts";
import type { CatalogueEntry } from "#runtime/widget.ts";
import { testSignal } from "#tests/support/test-signal.ts";
import { catalogue } from "#widgets/catalogue.ts";
import { builtOf } from "../src/build/bundle/widgets/built-fields.ts";

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
      const settings = readBuilt(builtOf(withParts(widget.settings, widget.parts)), given);
      expect({ settings, issues: [] }).toEqual(checkSettings(widget.settings, given, widget.parts));
    }
  });
});

const RECORDED = "fixtures/native/builder/pages/";
const widgets: Readonly<Record<string, CatalogueEntry>> = catalogue;
const page = completePage(
  {},
  () => 1280,
  () => {},
);

/** Each element of the document that the preset of the builder marks, with its widget and settings. */
async function markedElements() {
  const markers = await elementor.markers(page, () => {}, { signal: testSignal() });
  return [...markers, ...usedLater]
    .filter(({ widget }) => widget)
    .flatMap(({ selector, widget, settings }) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((host) => ({
        widget,
        given: ((typeof settings === "function" ? settings(host) : settings) ?? {}) as Record<
          string,
          unknown
        >,
      })),
    );
}

describe("settings that the builder's preset gives", () => {
  it.each(readdirSync(RECORDED))(
    "to the widgets of %s are read without zod, as zod reads them",
    async (file) => {
      // The body alone: frames of the whole document would be fetched.
      document.body.innerHTML = new DOMParser().parseFromString(
        readFileSync(RECORDED + file, "utf8").replaceAll("<iframe", "<i"),
        "text/html",
      ).body.innerHTML;
      const marked = await Promise.all(
        (await markedElements()).map(async ({ widget: name, given }) => {
          const { default: widget } = await (widgets[name] as CatalogueEntry).load();
          const built = builtOf(withParts(widget.settings, widget.parts));
          const read = { settings: readBuilt(built, given), issues: [] };
          const checked = checkSettings(widget.settings, given, widget.parts);
          return { built: { name, ...read }, checked: { name, ...checked } };
        }),
      );
      expect(marked.map(({ built }) => built)).toEqual(marked.map(({ checked }) => checked));
    },
  );
});
