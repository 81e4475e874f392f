import { describe, expect, it } from "vitest";
import { corpus } from "#tests/corpora/corpus.ts";
import type { CatalogueEntry } from "#runtime/catalogue.ts";
import type { Problem } from "#runtime/problems/problems.ts";
import { describe as sentenceOf } from "#runtime/problems/sentences.ts";
import { createSettingsReader } from "#runtime/settings.ts";
import { catalogue } from "#widgets/catalogue.ts";

const widgets = Object.entries(catalogue as Readonly<Record<string, CatalogueEntry>>);
const texts = corpus("settings", "raw");

describe.each(widgets)("hostile settings of %s", (name, { load }) => {
  it("have settings or one problem each, in one short sentence; no prototype is touched", async () => {
    const { default: widget } = await load();
    const before = Object.getOwnPropertyNames(Object.prototype);
    const failures: unknown[] = [];
    for (const { id, text } of texts) {
      const problems: Problem[] = [];
      const placement = {
        host: document.createElement("div"),
        name,
        settings: text,
        source: "data-settings",
        on: null,
      };
      const reader = createSettingsReader((problem) => problems.push(problem));
      await reader.loadCheck(widget);
      const settings = reader.read(widget, placement);
      const isReported = problems.length === 1 || (problems.length === 0 && settings !== null);
      const isShort = problems.every((problem) => sentenceOf(problem).length < 4_000);
      const isClean = settings === null || Object.getPrototypeOf(settings) === Object.prototype;
      if (!(isReported && isShort && isClean))
        failures.push({ id, problems: problems.length, isShort, isClean });
    }
    expect(failures).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  });
});
