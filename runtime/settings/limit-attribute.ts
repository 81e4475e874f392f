import { camel } from "../page.ts";
import type { FieldIssue } from "../problems/problems.ts";

/** Settings, and what is wrong with them. */
export interface CheckedSettings {
  /** Complete and frozen; `null` if the widget cannot run with them. */
  readonly settings: object | null;
  readonly issues: readonly FieldIssue[];
}

type Fields = Readonly<Record<string, unknown>>;

interface GivenSettings {
  /** Of the element. */
  readonly given: Fields;
  /** Of the page configuration, for every element of the widget. */
  readonly configured: Fields | undefined;
  /** Names, in camelCase, of the settings that the element can only narrow. */
  readonly powers: readonly string[];
}

/**
 * Checks the settings of an element together with those of the page configuration. What gives power comes from the
 * configuration alone: the element may take entries from its lists and turn its switches off.
 * @param check returns `undefined` if it has to be loaded first; then this does, too
 */
export function limitAttribute(
  { given, configured, powers }: GivenSettings,
  check: (fields: Fields) => CheckedSettings | undefined,
): CheckedSettings | undefined {
  const isPower = ([key]: readonly [string, unknown]) => powers.includes(camel(key));
  const fields = Object.entries(given);
  const own = Object.fromEntries(fields.filter((field) => !isPower(field)));
  const allowed = check({ ...configured, ...own });
  const wanted = check({ ...configured, ...given });
  if (!allowed?.settings || !wanted) return wanted && allowed;
  const settings: Record<string, unknown> = { ...allowed.settings };
  const issues = [...allowed.issues];
  for (const [key, value] of fields.filter(isPower)) {
    const name = camel(key);
    const asks: unknown = Reflect.get(wanted.settings ?? {}, name);
    settings[name] = narrowed(settings[name], asks);
    const wrong = wanted.issues.filter(({ path }) => path.split(/[.[]/)[1] === key);
    issues.push(...wrong);
    if (!wrong.length && JSON.stringify(settings[name]) !== JSON.stringify(asks))
      issues.push({
        path: `settings.${key}`,
        expected: "within what #islet-config allows",
        given: value,
        isMended: true,
      });
  }
  return { settings: Object.freeze(settings), issues };
}

function narrowed(allowed: unknown, asked: unknown): unknown {
  if (Array.isArray(allowed))
    return Array.isArray(asked) ? allowed.filter((item) => asked.includes(item)) : [];
  return allowed === true ? asked === true : allowed;
}
