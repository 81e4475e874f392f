import { asButton } from "#dom/press/as-button.ts";
import type { Changes } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { termsAfter } from "./filter-terms.ts";

/** The buttons of a filter. */
export interface FilterButtons {
  readonly buttons: readonly HTMLElement[];
  /** The term of a button; by default, the server names it in `data-filter`. */
  readonly termOf?: (button: HTMLElement) => string;
  /** The value of the button that takes every choice back; there need not be one. */
  readonly all: string;
  /** Whether several can be chosen. */
  readonly isMultiple: boolean;
  /** Whether a press on what is chosen changes nothing; otherwise it takes the choice back. */
  readonly isRequired?: boolean;
  /** Class names of a chosen button. */
  readonly active: readonly string[];
  readonly changes: Changes;
  readonly context: Pick<WidgetContext, "listen">;
}

/** Shows which terms are chosen. */
export interface FilterBar {
  /** Those that are chosen, in the order of the buttons; none means everything. */
  chosen(): readonly string[];
  /** Shows others as chosen; terms without a button do not count. */
  choose(terms: readonly string[]): void;
}

const namedTerm = (button: HTMLElement) => button.dataset["filter"] ?? "";

/** Makes toggle buttons of them; `onChange` is called for each choice of the visitor. */
export function createFilterBar(bar: FilterButtons, onChange: (terms: readonly string[]) => void): FilterBar {
  const { buttons, termOf = namedTerm, all, isMultiple, isRequired, active, changes, context } = bar;
  let chosen: readonly string[] = [];

  function choose(terms: readonly string[]) {
    const known = buttons.map(termOf).filter((term) => term !== all && terms.includes(term));
    chosen = [...new Set(known)];
    for (const button of buttons) {
      const isOn = chosen.length > 0 ? chosen.includes(termOf(button)) : termOf(button) === all;
      changes.setAttribute(button, "aria-pressed", String(isOn));
      if (isTag(button, "a")) changes.setAttribute(button, "aria-current", null);
      for (const name of active) changes.toggleClass(button, name, isOn);
    }
  }

  function press(button: HTMLElement) {
    const term = termOf(button);
    if (isRequired && chosen.includes(term)) return;
    const next = term === all ? [] : termsAfter(chosen, term, isMultiple);
    if (next.length === 0 && chosen.length === 0) return;
    choose(next);
    onChange(chosen);
  }

  for (const button of buttons) asButton(button, () => press(button), { changes, listen: context.listen });
  return { chosen: () => chosen, choose };
}
