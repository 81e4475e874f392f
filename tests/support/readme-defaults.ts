import * as z from "zod/mini";
import { infoOf } from "#runtime/settings/schema.ts";
import { snakeCase } from "#runtime/settings/snake-case.ts";

/** The cells of a table's row. A text may hold an escaped bar. */
const cellsOf = (row: string) => row.split(/(?<!\\)\|/).map((cell) => cell.trim());

/** The default of a setting in the table of settings of a README, as it is written there. */
function writtenDefault(table: string, key: string): string | undefined {
  const rows = table.split("\n").map(cellsOf);
  const column = rows.find((cells) => cells.includes("default"))?.indexOf("default") ?? 0;
  return rows.find(([, names = ""]) => names.includes(`\`${key}\``))?.[column];
}

/** Switches whose default a README does not write as `true` or `false`, or not rightly. */
export function misstatedSwitches(
  table: string,
  shape: Readonly<Record<string, z.core.$ZodType>>,
): [key: string, written: string | undefined][] {
  return Object.entries(shape)
    .filter(([, field]) => infoOf(field)?.control === "toggle")
    .map(([name, field]) => {
      const { data } = z.safeParse(field, undefined);
      return { key: snakeCase(name), expected: `\`${String(data)}\`` };
    })
    .map(({ key, expected }) => ({ key, expected, written: writtenDefault(table, key) }))
    .filter(({ expected, written }) => written !== expected)
    .map(({ key, written }) => [key, written]);
}
