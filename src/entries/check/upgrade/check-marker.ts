import { checkSettings } from "#runtime/check-settings.ts";
import { camel } from "#runtime/page.ts";
import { fieldWords } from "#runtime/problems/field-words.ts";
import { ignoredField, nearestName } from "#runtime/problems/nearest-name.ts";
import type { FieldIssue } from "#runtime/problems/problems.ts";
import { namesByMode, withPresentNames } from "#runtime/settings/present-names.ts";
import { formerNamesOf, type Shape } from "#runtime/settings/schema.ts";
import { snakeCase } from "#runtime/settings/snake-case.ts";
import type { Catalogue, SettingsSchema } from "#runtime/widget.ts";
import type { TemplateMarker } from "./find-markers.ts";

/** The attributes that a page may have, and those that Islet writes. */
const ATTRIBUTES = "on state key prerendered marked added was shown problem"
  .split(" ")
  .map((end) => `data-widget-${end}`);

/** A widget's settings, and all names that may stand beside them on its element. */
interface KnownSettings {
  readonly settings: SettingsSchema;
  readonly shapes: readonly Shape[];
}

/** @param met names of widgets that are known already: two may join each other */
async function knownSettings(
  name: string,
  catalogue: Catalogue,
  met = new Set<string>(),
): Promise<KnownSettings | undefined> {
  const entry = Object.hasOwn(catalogue, name) && !met.has(name) ? catalogue[name] : undefined;
  if (!entry) return undefined;
  met.add(name);
  const { default: widget } = await entry.load();
  const printed = "printed" in widget ? await widget.printed?.() : undefined;
  const joined = await Promise.all((widget.joins ?? []).map((other) => knownSettings(other, catalogue, met)));
  const shapes = [widget.settings.shape, printed?.content?.shape ?? {}];
  return {
    settings: widget.settings,
    shapes: [...shapes, ...joined.flatMap((other) => other?.shapes ?? [])],
  };
}

/** All names that stand for a setting, in camelCase. */
const namesOf = (shape: Shape) =>
  Object.entries(shape).flatMap(([name, schema]) =>
    [name, ...formerNamesOf(schema).map((former) => former.name)].flatMap((one) => namesByMode(one, schema)),
  );

function issuesOf({ settings }: KnownSettings, marker: TemplateMarker): FieldIssue[] {
  // What is missing may stand in the page configuration.
  if (!marker.isBlock && !marker.isPartial)
    return checkSettings(settings, marker.settings).issues.filter(({ given }) => given !== undefined);
  const issues: FieldIssue[] = [];
  const path = marker.isBlock ? "attributes" : "settings";
  withPresentNames(settings.shape, marker.settings, { path, issues });
  return issues;
}

function unreadNames(all: readonly KnownSettings[], { settings, isBlock }: TemplateMarker): string[] {
  // Attributes of a block have names of outputs, and WordPress's own are beside them.
  if (isBlock || all.length === 0) return [];
  const known = all.flatMap(({ shapes }) => shapes.flatMap(namesOf));
  return Object.keys(settings)
    .filter((key) => !known.includes(camel(key)))
    .map((key) => ignoredField(`settings.${key}`, snakeCase(key), known.map(snakeCase)));
}

const didYouMean = (name: string, known: readonly string[]) => {
  const nearest = nearestName(name, known);
  return nearest ? `; did you mean "${nearest}"?` : "";
};

/** What this version does not read of a marker, or reads for now only; a sentence each, without a full stop. */
export async function checkMarker(marker: TemplateMarker, catalogue: Catalogue): Promise<string[]> {
  const { widgets, attributes, isBlock } = marker;
  const found = await Promise.all(
    widgets.map(async (name) => [name, await knownSettings(name, catalogue)] as const),
  );
  const known = found.flatMap(([, settings]) => settings ?? []);
  return [
    // Rows of a widget are blocks, too.
    ...found.flatMap(([name, settings]) =>
      settings || isBlock
        ? []
        : [`${name}: no widget has this name${didYouMean(name, Object.keys(catalogue))}`],
    ),
    ...attributes
      .filter((name) => !ATTRIBUTES.includes(name))
      .map((name) => `${name} is no attribute of Islet's${didYouMean(name, ATTRIBUTES)}`),
    ...found.flatMap(([name, settings]) =>
      settings ? issuesOf(settings, marker).map((issue) => `${name}: ${fieldWords(issue)}`) : [],
    ),
    ...unreadNames(known, marker).map((words) => `${widgets.join(" ")}: ${words}`),
  ];
}
