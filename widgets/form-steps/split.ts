import { keepClassOrder } from "./keep-class-order.ts";
import type { Move } from "./move-nodes.ts";
import { createPart } from "./part.ts";
import { placeSubmit } from "./place-submit.ts";
import { createStepButton } from "./step-button.ts";
import type { Turns } from "./turns.ts";
import type { Step, StepsView } from "./view.ts";

/** The elements between a step's and the next step's. */
function following(element: Element, next: Element | undefined): Element[] {
  const found: Element[] = [];
  let sibling = element.nextElementSibling;
  while (sibling && sibling !== next) {
    found.push(sibling);
    sibling = sibling.nextElementSibling;
  }
  return found;
}

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
    if (settings.fields === "after")
      for (const field of following(element, steps[index + 1]?.element)) move(field, element);
    keepClassOrder(element, context.signal);
    for (const name of group) changes.toggleClass(element, name, false);
    changes.toggleClass(element, `${prefix}__step`, true);
    // A field set has its legend.
    if (element.localName !== "fieldset") {
      changes.setAttribute(element, "role", "group");
      if (label) changes.setAttribute(element, "aria-label", label);
    }
    const row = createPart(`${prefix}__buttons`, ...column);
    if (index > 0) row.append(createStepButton(view, step, { isNext: false, press: turns.back }));
    element.append(row);
    context.signal.addEventListener("abort", () => row.remove());
    if (index < steps.length - 1)
      row.append(createStepButton(view, step, { isNext: true, press: turns.next }));
    else placeSubmit(view, { row, step: element, move });
  }
}
