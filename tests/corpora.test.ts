import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { createSettingsReader } from "#runtime/mount/settings-reader.ts";
import type { Problem } from "#runtime/problems/problems.ts";
import { describe as sentenceOf } from "#runtime/problems/sentences.ts";
import { valueOf } from "#runtime/settings/read-value.ts";
import { infoOf, shapeOf } from "#runtime/settings/schema.ts";
import { snakeCase } from "#runtime/settings/snake-case.ts";
import type { CatalogueEntry } from "#runtime/widget.ts";
import { corpus, thirdPartyCorpus } from "#tests/corpora/corpus.ts";
import { catalogue } from "#widgets/catalogue.ts";

const widgets = Object.entries(catalogue as Readonly<Record<string, CatalogueEntry>>);
const texts = corpus("settings", "raw");

/** All that e2e/runtime/corpora.exhaustive.spec.ts tries in settings that may be text. */
const fieldTexts = [
  ...["xss", "url", "selectors", "hashes"].flatMap((name) => corpus(name)),
  ...corpus("redos", "pattern"),
  ...["xss", "url"].flatMap((name) => thirdPartyCorpus(name) ?? []),
].filter(({ text }) => text.length < 100_000);

/** The text in every setting that takes text, but not this one; `undefined` where all take it. */
function refusedFields(schema: z.core.$ZodType, text: string): unknown {
  const shape = shapeOf(schema);
  if (!shape) {
    const { kind } = infoOf(schema) ?? {};
    const isTextual = kind && ["text", "selector", "classNames"].includes(kind[0]);
    return isTextual && valueOf(kind, text) === undefined ? text : undefined;
  }
  const fields = Object.entries(shape)
    .map(([key, field]) => [snakeCase(key), refusedFields(field, text)] as const)
    .filter(([, value]) => value !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

describe.each(widgets)("texts that no setting of %s takes", (name, { load }) => {
  it("leave the defaults, or keep it from running: it never hears of one", async () => {
    const { default: widget } = await load();
    const schema = widget.settings as z.core.$ZodType;
    const reader = createSettingsReader(() => {});
    await reader.loadCheck(widget);
    const host = document.createElement("div");
    const read = (fields: unknown) =>
      reader.read(widget, {
        host,
        name,
        settings: JSON.stringify(fields),
        source: "data-settings",
        on: null,
      });
    const defaults = read({});
    const isHeard = (settings: unknown) => settings !== null && !isDeepStrictEqual(settings, defaults);
    const heard = fieldTexts
      .map(({ text }) => refusedFields(schema, text))
      .filter((fields) => fields && isHeard(read(fields)))
      .map((fields) => JSON.stringify(fields).slice(0, 200));
    expect(heard).toEqual([]);
  });
});

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
