import type * as z from "zod/mini";
import { withParts } from "../check-settings.ts";
import { ATTRIBUTE } from "../markup.ts";
import type { WidgetInstance } from "../mount/instance.ts";
import type { BuiltSettings } from "../mount/settings-reader.ts";
import { camel, type Page } from "../page.ts";
import { isRecord, parseJson } from "../parse-json.ts";
import { ignoredField } from "../problems/nearest-name.ts";
import { queryWithin } from "../query.ts";
import { namesByMode } from "../settings/present-names.ts";
import { baseOf, formerNamesOf, infoOf, itemOf, type Shape, shapeOf } from "../settings/schema.ts";
import { snakeCase } from "../settings/snake-case.ts";
import type { Catalogue, SettingsSchema, Widget } from "../widget.ts";

type Schema = z.core.$ZodType;

/** True for one that can be read: any other is reported as a wrong value. */
function isWithoutMatch(selector: string): boolean {
  try {
    return queryWithin(document, selector).length === 0;
  } catch {
    return false;
  }
}

const withoutMatch = (path: string, selector: string) =>
  `${path}: "${selector}" matches nothing on this page now`;

/** A tag; an editor's text holds none. */
const TAG = /<\/?[a-z][^<>]*>/i;

/** The keys that a group reads, and the schema of each; a responsive setting has one for each device mode. */
const fieldsOf = (shape: Shape): ReadonlyMap<string, Schema> =>
  new Map(
    Object.entries(shape).flatMap(([name, schema]) =>
      namesByMode(name, schema).map((one) => [one, baseOf(schema) ?? schema] as const),
    ),
  );

/** What is probably a mistake: a setting that nothing reads, a selector that finds nothing, HTML in a text. */
export interface Oversight {
  readonly kind: "unread" | "selector" | "html";
  readonly message: string;
}

interface Group {
  readonly given: Readonly<Record<string, unknown>>;
  readonly path: string;
  /** Of every widget that reads the group. */
  readonly shapes: readonly Shape[];
  /** What widgets read only where they print themselves. */
  readonly unused?: Shape;
}

/** Also in groups inside. */
function oversightsOf({ given, path, shapes, unused = {} }: Group): Oversight[] {
  const fields = new Map(shapes.flatMap((shape) => [...fieldsOf(shape)]));
  const known = [...fields.keys()].map(snakeCase);
  const renamed = shapes.flatMap((shape) =>
    Object.values(shape).flatMap((schema) =>
      formerNamesOf(schema).flatMap(({ name }) => namesByMode(name, schema)),
    ),
  );
  return Object.entries(given).flatMap(([key, value]): Oversight[] => {
    const schema = fields.get(camel(key));
    const here = `${path}.${key}`;
    // The check of settings reports a former name.
    if (renamed.includes(camel(key))) return [];
    if (!schema && Object.hasOwn(unused, camel(key)))
      return [{ kind: "unread", message: `${here} is not used: the element already has markup` }];
    if (!schema) return [{ kind: "unread", message: ignoredField(here, snakeCase(key), known) }];
    const own = typeof value === "string" && value ? oversightOfText(here, schema, value) : undefined;
    if (own) return [own];
    const item = itemOf(schema);
    const shape = shapeOf(item ?? schema);
    const values: readonly unknown[] = item && Array.isArray(value) ? value : [value];
    return values.flatMap((one, index) =>
      shape && isRecord(one)
        ? oversightsOf({ given: one, path: item ? `${here}[${index}]` : here, shapes: [shape] })
        : [],
    );
  });
}

function oversightOfText(path: string, schema: Schema, text: string): Oversight | undefined {
  const control = infoOf(schema)?.control;
  if (control === "selector" && isWithoutMatch(text))
    return { kind: "selector", message: withoutMatch(path, text) };
  if ((control === "text" || control === "multiline") && TAG.test(text))
    return { kind: "html", message: `${path} shows its tags as text: write it without HTML` };
}

/** What the widgets on an element print besides settings. */
async function loadContents(instances: readonly WidgetInstance[], catalogue: Catalogue): Promise<Shape> {
  const shapes = await Promise.all(
    instances.map(async ({ placement: { name } }) => {
      const { default: widget } = (await catalogue[name]?.load()) ?? {};
      const printed = widget && "printed" in widget ? await widget.printed?.() : undefined;
      return printed?.content && schemaOf(name, printed.content);
    }),
  );
  return Object.assign({}, ...shapes.map((schema) => schema && shapeOf(schema))) as Shape;
}

/** The settings of a widget, and of those that it adds to its element; a built enhancer has them in a file of its own. */
async function loadShapes(name: string, catalogue: Catalogue, met = new Set<string>()): Promise<Shape[]> {
  const entry = met.has(name) ? undefined : catalogue[name];
  if (!entry) return [];
  met.add(name);
  const { default: widget } = await entry.load();
  const joined = await Promise.all((widget.joins ?? []).map((other) => loadShapes(other, catalogue, met)));
  return [...(await shapesOf(name, widget)), ...joined.flat()];
}

async function shapesOf(name: string, { settings, parts }: Widget): Promise<Shape[]> {
  const schema = await schemaOf(name, settings);
  return schema ? [shapeOf(withParts(schema, parts)) ?? {}] : [];
}

async function schemaOf(name: string, settings: SettingsSchema | BuiltSettings) {
  if (!("defaults" in settings)) return settings;
  const isEmpty = !Object.keys({ ...settings.defaults, ...settings.fields }).length;
  const { schemas } = isEmpty ? {} : await settings.loadCheck();
  return schemas?.[name];
}

/** Attributes cannot give parts. */
const withoutParts = (shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([name]) => name !== "parts"));

function recordOf(settings: unknown) {
  const parsed = typeof settings === "string" ? parseJson(settings) : { ok: true as const, value: settings };
  return parsed.ok && isRecord(parsed.value) ? parsed.value : undefined;
}

/**
 * What is probably a mistake in the settings of one element, though the page works. One sentence each.
 * @param instances the widgets on the element that share these settings
 */
export async function findOversights(
  instances: readonly WidgetInstance[],
  catalogue: Catalogue,
): Promise<Oversight[]> {
  const [first] = instances;
  const given = first && recordOf(first.placement.settings);
  if (!given) return [];
  const shapes = await Promise.all(instances.map(({ placement }) => loadShapes(placement.name, catalogue)));
  const content = await loadContents(instances, catalogue);
  const isPrinted = instances.some(({ printed }) => printed?.id);
  const read = isPrinted ? [...shapes.flat(), content] : shapes.flat();
  const { source } = first.placement;
  const isAttribute = source === ATTRIBUTE.settings;
  const path = isAttribute ? "settings" : `${source}: settings`;
  return oversightsOf({
    ...{ given, path, unused: content },
    shapes: isAttribute ? read.map(withoutParts) : read,
  });
}

/** Of the page configuration: markers that mark nothing. */
export const findConfigOversights = ({ markers }: Page): string[] =>
  markers
    .filter(({ selector }) => typeof selector === "string" && selector && isWithoutMatch(selector))
    .map(({ selector }) => `[islet] ${withoutMatch("#islet-config: markers", selector)}`);
