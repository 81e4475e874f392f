import { query } from "#dom/query.ts";
import { SUBMIT_BUTTON } from "#content/form/submit-button.ts";
import type { Move } from "./move-nodes.ts";
import { swapClasses } from "./swap-classes.ts";
import type { StepsView } from "./view.ts";

interface LastStep {
  /** Its row of buttons. */
  readonly row: Element;
  readonly step: Element;
  readonly move: Move;
}

/** Puts the button that sends the form into the last step, with what is around it in or after that step. */
export function placeSubmit(view: StepsView, { row, step, move }: LastStep): void {
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
    const removed = [...settings.skin.column, `${prefix}__buttons`];
    swapClasses(block, { removed, added: wrapper }, view);
  }
  move(block, row);
}
