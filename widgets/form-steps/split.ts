import type { Move } from "./move-nodes.ts";
import { createPart } from "./part.ts";
import { placeSubmit } from "./place-submit.ts";
import { createStepButton } from "./step-button.ts";
import { swapClasses } from "./swap-classes.ts";
import type { Turns } from "./turns.ts";
import type { Step, StepsView } from "./view.ts";

interface Parts {
  readonly move: Move;
  /** What the buttons do. */
  readonly turns: Turns;
}

/** Turns the form into steps, each with its fields and a row of buttons; the last row holds the button that sends. */
export function splitForm(view: StepsView, steps: readonly Step[], { move, turns }: Parts): void {
  const { prefix, settings, changes, context } = view;
  const { group, column } = settings.skin;
  for (const [index, step] of steps.entries()) {
    const { element, label } = step;
    const next = steps[index + 1]?.element;
    if (settings.fields === "after")
      for (let field; (field = element.nextElementSibling) && field !== next; ) move(field, element);
    swapClasses(element, { removed: group, added: `${prefix}__step` }, view);
    // A field set has its legend.
    if (element.localName !== "fieldset") {
      changes.setAttribute(element, "role", "group");
      if (label) changes.setAttribute(element, "aria-label", label);
    }
    const row = createPart(`${prefix}__buttons`, ...column);
    context.signal.addEventListener("abort", () => row.remove());
    if (index > 0) row.append(createStepButton(view, step, { direction: "previous", press: turns.back }));
    element.append(row);
    if (next) row.append(createStepButton(view, step, { direction: "next", press: turns.next }));
    else placeSubmit(view, { row, step: element, move });
  }
}
