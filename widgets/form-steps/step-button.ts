import { SUBMIT_BUTTON } from "#content/form/submit-button.ts";
import { query } from "#dom/query.ts";
import { markAdded } from "#runtime/added.ts";
import type { PageText } from "#runtime/page.ts";
import { createPart } from "./part.ts";
import type { Step, StepsView } from "./view.ts";

const TEXTS = {
  next: ["form_next", "Next"],
  previous: ["form_previous", "Previous"],
} satisfies Readonly<Record<string, PageText>>;

interface StepButton {
  readonly direction: keyof typeof TEXTS;
  readonly press: () => void;
}

/** A button that leads to the step before or to the next one, in its wrapper. It looks like the one that sends the form. */
export function createStepButton(
  { form, prefix, settings, context }: StepsView,
  { data }: Step,
  { direction, press }: StepButton,
): HTMLElement {
  const { group, groupType } = settings.parts;
  const { stepNextLabel: next, stepPreviousLabel: previous } = settings;
  const wrapper = `${prefix}__buttons__wrapper`;
  const name = `${wrapper}__button`;
  const button = document.createElement("button");
  button.type = "button";
  button.className = `${query(form, SUBMIT_BUTTON)?.className ?? ""} ${name} ${name}-${direction}`.trim();
  button.dataset["direction"] = direction;
  button.textContent =
    data[`${direction}button`] || { next, previous }[direction] || context.page.text(...TEXTS[direction]);
  context.listen(button, "click", press);
  const part = markAdded(createPart(...group, wrapper, ...groupType.map((start) => start + direction)));
  part.append(button);
  return part;
}
