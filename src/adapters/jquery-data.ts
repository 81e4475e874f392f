import type { JQueryStatic } from "./jquery-types.ts";

/** Puts what scripts have noted on a button by jQuery under what is sent: its attributes, and whoever was asked before, win. */
export function takeData($: JQueryStatic, { button, data }: Readonly<Record<string, unknown>>): void {
  if (!(button instanceof HTMLElement) || typeof data !== "object" || data === null) return;
  for (const [name, value] of Object.entries($(button).data()))
    if (!(name in button.dataset || name in data)) Reflect.set(data, name, value);
}
