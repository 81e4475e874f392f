import * as z from "zod/mini";
import { baseOf, infoOf } from "#runtime/settings/schema.ts";
import { snakeCase } from "#runtime/settings/snake-case.ts";

/** The cells of a table's row. A text may hold an escaped bar. */
const cellsOf = (row: string) => row.split(/(?<!\\)\|/).map((cell) => cell.trim());

/** The default of a setting in the table of settings of a README, as it is written there: in its place if settings share a row. */
function writtenDefault(table: string, key: string): string | undefined {
  const rows = table.split("\n").map(cellsOf);
  const column = rows.find((cells) => cells.includes("default"))?.indexOf("default") ?? 0;
  const row = rows.find(([, names = ""]) => names.includes(`\`${key}\``));
  const written = row?.[column];
  const names = [...(row?.[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const each = written?.split(", ") ?? [];
  return each.length === names.length ? each[names.indexOf(key)] : written;
}

/** How a README writes the default of a switch, and begins to write that of a number or a choice; `undefined` for other settings. */
function expectedDefault(field: z.core.$ZodType): RegExp | undefined {
  const base = baseOf(field) ?? field;
  const { data } = z.safeParse(base, undefined);
  const control = infoOf(base)?.control;
  if (control === "toggle") return new RegExp(`^\`${String(data)}\`$`);
  if (control === "choice" && typeof data === "string") return new RegExp(`^\`?${data}\`?(?![\\w-])`);
  return typeof data === "number" ? new RegExp(`^${data}(?![\\d.])`) : undefined;
}

/** Settings whose default a README does not write, or not rightly, such as `true`, `400`, `0 (never)` or `grid`. */
export function misstatedDefaults(
  table: string,
  shape: Readonly<Record<string, z.core.$ZodType>>,
): [key: string, written: string | undefined][] {
  return Object.entries(shape)
    .map(([name, field]) => ({ key: snakeCase(name), expected: expectedDefault(field) }))
    .map(({ key, expected }) => ({ key, expected, written: writtenDefault(table, key) }))
    .filter(({ expected, written }) => expected && !expected.test(written ?? ""))
    .map(({ key, written }) => [key, written]);
}
