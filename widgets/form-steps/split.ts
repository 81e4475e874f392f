import { SUBMIT_BUTTON } from "#content/form/submit-button.ts";
import { numbered } from "#dom/numbered.ts";
import { query } from "#dom/query.ts";
import { AROUND, markAdded } from "#runtime/added.ts";
import type { Move } from "./move-nodes.ts";
import { createPart } from "./part.ts";
import { createStepButton } from "./step-button.ts";
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
  const { group, column } = settings.parts;
  for (const [index, step] of numbered(steps)) {
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
    const row = markAdded(createPart(`${prefix}__buttons`, ...column), AROUND);
    context.signal.addEventListener("abort", () => row.remove());
    if (index > 0) row.append(createStepButton(view, step, { direction: "previous", press: turns.back }));
    element.append(row);
    if (next) row.append(createStepButton(view, step, { direction: "next", press: turns.next }));
    else placeSubmit(view, { row, step: element, move });
  }
}

interface LastStep {
  /** Its row of buttons. */
  readonly row: Element;
  readonly step: Element;
  readonly move: Move;
}

/** Puts the button that sends the form into the last step, with what is around it in or after that step. */
function placeSubmit(view: StepsView, { row, step, move }: LastStep): void {
  const { form, prefix, settings, changes } = view;
  const submit = query(form, SUBMIT_BUTTON);
  if (!submit) return;
  const wrapper = `${prefix}__buttons__wrapper`;
  changes.toggleClass(submit, `${wrapper}__button`, true);
  let block: Element = submit;
  while (block.parentElement && block.parentElement !== step && block.parentElement !== step.parentElement)
    block = block.parentElement;
  if (block.contains(step)) block = submit;
  if (block !== submit) {
    const removed = [...settings.parts.column, `${prefix}__buttons`];
    swapClasses(block, { removed, added: wrapper }, view);
  }
  move(block, row);
}

interface Swap {
  readonly removed: readonly string[];
  readonly added: string;
}

/** Gives an element another class name in place of some. When the widget ends they are back, in their order. */
function swapClasses(element: Element, { removed, added }: Swap, { changes, context }: StepsView): void {
  const { className, classList } = element;
  const names = [...classList];
  context.signal.addEventListener("abort", () => {
    const isSame = classList.length === names.length && names.every((name) => classList.contains(name));
    if (className && isSame) element.className = className;
  });
  for (const name of removed) changes.toggleClass(element, name, false);
  changes.toggleClass(element, added, true);
}
