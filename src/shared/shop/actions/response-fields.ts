import { isRecord } from "#runtime/parse-json.ts";

/** A part of a shop's answer, which nothing has checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field that is an object; empty if it is none. */
export function groupIn(fields: Fields, key: string): Fields {
  const value = fields[key];
  return isRecord(value) ? value : {};
}

/** The objects in a field that is a list; none if it is no list. */
export function groupsIn(fields: Fields, key: string): readonly Fields[] {
  const value = fields[key];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A field that is a text; empty if it is none. */
export function textIn(fields: Fields, key: string): string {
  const value = fields[key];
  return typeof value === "string" ? value : "";
}

/** A field as a number, which may be written as text; 0 if it is none. */
export const numberIn = (fields: Fields, key: string): number => Number(fields[key]) || 0;
