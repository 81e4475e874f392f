import type * as z from "zod/mini";
import { baseOf, infoOf, itemOf } from "../controls.ts";
import { attributeOf } from "../markup.ts";
import type { WidgetInstance } from "../mount/interfaces.ts";
import { camel, DEVICE_MODES, type Page } from "../page.ts";
import { isRecord, parseJson } from "../parse-json.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { nameOfElement } from "../problems/sentences.ts";
import { within } from "../query.ts";
import type { BuiltSettings } from "../settings.ts";
import type { SettingsSchema } from "../widget.ts";
import type { Config } from "./read-config.ts";
import { snakeCase } from "../snake-case.ts";

type Schema = z.core.$ZodType;
type Shape = Readonly<Record<string, Schema>>;

const shapeOf = (schema: Schema | undefined) => (schema?._zod.def as { shape?: Shape } | undefined)?.shape;

const isMatched = (selector: string) => {
  try {
    return within(document, selector).length > 0;
  } catch {
    return false;
  }
};

/** `key is no setting`, with the known key that is most like it. */
function unknownKey(path: string, key: string, known: readonly string[]): string {
  const nearest = nearestName(snakeCase(key), known);
  return `${path} is ignored: nothing reads it${nearest ? `; did you mean "${nearest}"?` : ""}`;
}

/** The keys that a group reads, and the schema of each; a responsive setting has one for each device mode. */
const fieldsOf = (shape: Shape): ReadonlyMap<string, Schema> =>
  new Map(
    Object.entries(shape).flatMap(([name, schema]): [string, Schema][] => {
      const base = baseOf(schema);
      return base
        ? [[name, base], ...DEVICE_MODES.map((mode): [string, Schema] => [name + camel(`_${mode}`), base])]
        : [[name, schema]];
    }),
  );

interface Group {
  readonly given: Readonly<Record<string, unknown>>;
  readonly path: string;
  /** Of every widget that reads the group. */
  readonly shapes: readonly Shape[];
}

/** Unknown keys and selectors without a match, also in groups inside. */
function oversightsOf({ given, path, shapes }: Group): string[] {
  const fields = new Map(shapes.flatMap((shape) => [...fieldsOf(shape)]));
  const known = [...fields.keys()].map(snakeCase);
  return Object.entries(given).flatMap(([key, value]) => {
    const schema = fields.get(camel(key));
    const here = `${path}.${key}`;
    if (!schema) return [unknownKey(here, key, known)];
    if (infoOf(schema)?.control === "selector" && typeof value === "string" && value && !isMatched(value))
      return [`${here}: "${value}" matches nothing on this page now`];
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

/** A widget's schema; a built enhancer has it in a file of its own, or none if it has no settings. */
async function loadSchema({ entry, placement }: WidgetInstance): Promise<SettingsSchema | undefined> {
  const { default: widget } = await entry.load();
  const settings = widget.settings as SettingsSchema | BuiltSettings;
  if (!("defaults" in settings)) return settings;
  const isEmpty = Object.keys({ ...settings.defaults, ...settings.fields }).length === 0;
  const { schemas } = isEmpty ? {} : await settings.loadCheck();
  return schemas?.[placement.name];
}

function recordOf(settings: unknown) {
  const parsed = typeof settings === "string" ? parseJson(settings) : { ok: true as const, value: settings };
  return parsed.ok && isRecord(parsed.value) ? parsed.value : undefined;
}

/**
 * What is probably a mistake in the settings of one element, though the page works: keys that nothing reads, and selectors
 * that match nothing. One sentence each.
 * @param instances the widgets on the element that share these settings
 */
export async function findOversights(instances: readonly WidgetInstance[]): Promise<string[]> {
  const [first] = instances;
  const given = first && recordOf(first.placement.settings);
  if (!given) return [];
  const schemas = await Promise.all(instances.map(loadSchema));
  const shapes = schemas.map((schema) => shapeOf(schema) ?? {});
  const names = instances.map(({ placement }) => placement.name).join(" ");
  const { host } = first.placement;
  const where = `${nameOfElement(host)}${attributeOf(host, "data-settings") === null ? ", by a marker" : ""}`;
  return oversightsOf({ given, path: "settings", shapes }).map(
    (oversight) => `[islet] ${names}: ${oversight} (${where})`,
  );
}

/** The same for the page configuration: fields that nothing reads, and markers that mark nothing. */
export function findConfigOversights(config: Config, page: Page): string[] {
  const known = Object.entries(page)
    .filter(([, value]) => typeof value !== "function")
    .map(([key]) => snakeCase(key));
  const unknown = Object.keys(config).filter((key) => !known.includes(key));
  const markers = page.markers.filter(
    ({ selector }) => typeof selector === "string" && selector && !isMatched(selector),
  );
  return [
    ...unknown.map((key) => `[islet] #islet-config: ${unknownKey(key, key, known)}`),
    ...markers.map(
      ({ selector }) => `[islet] #islet-config: markers: "${selector}" matches nothing on this page now`,
    ),
  ];
}
