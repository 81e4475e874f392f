import { query } from "#dom/query.ts";
import { SUBMIT_BUTTON } from "#content/form/submit-button.ts";
import type { Step, StepsView } from "./view.ts";

/** A button that leads to the step before or to the next one, in its wrapper. It looks like the one that sends the form. */
export function createStepButton(
  { form, prefix, settings, context }: StepsView,
  { data }: Step,
  { isNext, press }: { readonly isNext: boolean; readonly press: () => void },
): HTMLElement {
  const { page, listen } = context;
  const { group, groupType } = settings.skin;
  const direction = isNext ? "next" : "previous";
  const button = document.createElement("button");
  button.type = "button";
  const name = `${prefix}__buttons__wrapper__button`;
  button.className = `${query(form, SUBMIT_BUTTON)?.className ?? ""} ${name} ${name}-${direction}`.trim();
  button.dataset["direction"] = direction;
  button.textContent =
    data[`${direction}button`] ||
    (isNext
      ? settings.stepNextLabel || page.text("form_next", "Next")
      : settings.stepPreviousLabel || page.text("form_previous", "Previous"));
  listen(button, "click", press);
  const wrapper = document.createElement("div");
  const types = groupType.map((start) => start + direction);
  wrapper.className = [...group, `${prefix}__buttons__wrapper`, ...types].join(" ");
  wrapper.append(button);
  return wrapper;
}
