import { camel, DEVICE_MODES } from "../page.ts";
import { isRecord } from "../parse-json.ts";
import type { FieldIssue } from "../problems/problems.ts";
import { baseOf, formerNamesOf, itemOf, type Shape, shapeOf } from "./schema.ts";
import { snakeCase } from "./snake-case.ts";

type Given = Readonly<Record<string, unknown>>;

/** A setting's present name by a former one, both in camelCase. */
interface Renaming {
  readonly now: string;
  readonly until: string;
}

/** A setting's name, and those of its values for device modes if it has some, in camelCase. */
export const namesByMode = (name: string, schema: Shape[string]): string[] => [
  name,
  ...(baseOf(schema) ? DEVICE_MODES.map((mode) => name + camel(`_${mode}`)) : []),
];

function renamingsOf(shape: Shape): ReadonlyMap<string, Renaming> {
  const renamings = new Map<string, Renaming>();
  for (const [now, schema] of Object.entries(shape))
    for (const { name, until } of formerNamesOf(schema))
      for (const former of namesByMode(name, schema))
        renamings.set(former, { now: now + former.slice(name.length), until });
  return renamings;
}

/** Where settings stand, as the page spells it, and what is reported of them. */
interface Place {
  readonly path: string;
  readonly issues: FieldIssue[];
}

/**
 * Settings by their present names. What has a former name counts if the present one is not there, also in groups and lists.
 * Each former name is added to the issues of the place.
 */
export function withPresentNames(shape: Shape, given: Given, { path, issues }: Place): Given {
  const renamings = renamingsOf(shape);
  const named = new Set(Object.keys(given).map(camel));
  const present = Object.entries(given).flatMap(([key, value]) => {
    const { now, until } = renamings.get(camel(key)) ?? {};
    const here = { path: `${path}.${key}`, issues };
    if (!now) return [[key, valueOf(fieldIn(shape, camel(key)), value, here)]];
    const name = snakeCase(now);
    issues.push({ path: here.path, expected: `${path}.${name}`, given: value, isMended: true, until });
    return named.has(now) ? [] : [[name, valueOf(fieldIn(shape, now), value, here)]];
  });
  return Object.fromEntries(present) as Given;
}

const fieldIn = (shape: Shape, name: string) => (Object.hasOwn(shape, name) ? shape[name] : undefined);

function valueOf(schema: Shape[string] | undefined, value: unknown, { path, issues }: Place): unknown {
  const item = schema && itemOf(schema);
  const shape = schema && shapeOf(schema);
  if (shape && isRecord(value)) return withPresentNames(shape, value, { path, issues });
  if (item && Array.isArray(value))
    return value.map((one: unknown, index) => valueOf(item, one, { path: `${path}[${index}]`, issues }));
  return value;
}
