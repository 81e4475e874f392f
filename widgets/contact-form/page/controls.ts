import { query, queryAll } from "#dom/query.ts";
import type { PrintedRow } from "../row.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of a row. */
export const controlsOf = ({ element }: PrintedRow): readonly Control[] =>
  queryAll<Control>(element, "input, select, textarea");

/** A text as visitors read it. */
export const textOf = (element: Element | undefined) =>
  element?.textContent?.trim().replaceAll(/\s+/g, " ") ?? "";

/** What a row asks. */
export const labelOf = ({ element }: PrintedRow): string =>
  textOf(query(element, "legend, label, .islet-contact-form__title"));
