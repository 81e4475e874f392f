/** The types of what a page with Islet offers. */
import type { Islet } from "#runtime/start/islet.ts";

export type {
  Actions,
  CartAnswer,
  CartContents,
  CartLine,
  ChangedCartLine,
  NewCartLine,
} from "#runtime/actions.ts";
export type { Bus } from "#runtime/bus.ts";
export type { IsletEvents } from "#runtime/events.ts";
export type { Hooks } from "#runtime/hooks/hooks.ts";
export type { Page } from "#runtime/page.ts";
export type { ProblemDetail } from "#runtime/problems/problems.ts";
export type { Islet } from "#runtime/start/islet.ts";
export type { Catalogue, CatalogueEntry } from "#runtime/widget.ts";

/** Functions that get the running copy; a page may fill it before the script has loaded. */
export interface IsletQueue {
  push(...callbacks: ((islet: Islet) => void)[]): unknown;
}

declare global {
  interface Window {
    /** The running copy, once the script tag has started it. */
    islet?: Islet;
    isletQueue?: IsletQueue;
  }
}
