import { query } from "#dom/query.ts";
import { SUBMIT_BUTTON } from "#content/form/submit-button.ts";
import { keepClassOrder } from "./keep-class-order.ts";
import type { Move } from "./move-nodes.ts";
import type { StepsView } from "./view.ts";

interface LastStep {
  /** Its row of buttons. */
  readonly row: Element;
  readonly step: Element;
  readonly move: Move;
}

/** Puts the button that sends the form into the last step, with what is around it in or after that step. */
export function placeSubmit(
  { form, prefix, settings, changes, context }: StepsView,
  { row, step, move }: LastStep,
): void {
  const submit = query(form, SUBMIT_BUTTON);
  if (!submit) return;
  const wrapper = `${prefix}__buttons__wrapper`;
  changes.toggleClass(submit, `${wrapper}__button`, true);
  let block: Element = submit;
  while (block.parentElement && block.parentElement !== step && block.parentElement !== step.parentElement)
    block = block.parentElement;
  if (block.contains(step)) block = submit;
  if (block !== submit) {
    keepClassOrder(block, context.signal);
    for (const name of [...settings.skin.column, `${prefix}__buttons`])
      changes.toggleClass(block, name, false);
    changes.toggleClass(block, wrapper, true);
  }
  move(block, row);
}
