import type { Disclosure } from "./disclosure.ts";

/** What of a menu is open; its next start opens it again. */
export interface MenuState {
  /** By list: the places of the open sub-menus. */
  readonly open: readonly (readonly number[])[];
  /** Whether the toggle has opened it. */
  readonly isExpanded: boolean;
}

const isExpanded = (element: Element | undefined) => element?.getAttribute("aria-expanded") === "true";

/** Reads from the elements what of a menu is open: the code that opens it may not have loaded. */
export const readMenuState = (lists: readonly (readonly Disclosure[])[], toggle?: Element): MenuState => ({
  open: lists.map((all) => all.flatMap(({ button }, place) => (isExpanded(button) ? place : []))),
  isExpanded: isExpanded(toggle),
});

/** The state that a menu kept, if it starts anew. */
export const keptMenu = (kept: unknown): MenuState | undefined => kept as MenuState | undefined;
