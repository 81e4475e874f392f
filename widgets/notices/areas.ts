import { queryAll } from "#dom/query.ts";

/** Areas that the page configuration or a preset has marked. */
const fromPage = new Set<HTMLElement>();

/** Lets an area of the page configuration count before those of attributes, until the signal aborts. */
export function preferArea(area: HTMLElement, signal: AbortSignal): void {
  fromPage.add(area);
  signal.addEventListener("abort", () => fromPage.delete(area));
}

/** Whether an area is the one that gets all notices: the first of those that count. */
export const isChosen = (area: HTMLElement): boolean =>
  queryAll(document, "[data-widget~=notices], [data-widget-marked~=notices]").find(
    (one) => fromPage.size === 0 || fromPage.has(one),
  ) === area;
