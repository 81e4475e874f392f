import type { Page } from "../page.ts";

/** Whether attributes may start a widget of this name: `widgets` of the page configuration lists it. */
export const mayStart = (name: string, { widgets = ["*"] }: Partial<Pick<Page, "widgets">>): boolean =>
  widgets.includes("*") || widgets.includes(name);

/** When a widget starts that attributes may not start: never. Its code is not loaded either. */
export const NOT_LISTED = "not-listed";
