import type { Marker } from "#runtime/markup.ts";
import { elementorSettings } from "../../shared/element-settings.ts";
import { widgetOf } from "./selectors.ts";

const FORMS = widgetOf("form");

/** The first step of a form: its element stands before those of the other steps, and each before its fields. */
const FIRST_STEP = `${FORMS} .elementor-field-type-step:not(.elementor-field-type-step ~ *)`;

/** The row of buttons is as wide as the wrapper of the button that sends the form. */
const columnOf = (step: Element) =>
  [...(step.parentElement?.querySelector(".elementor-field-type-submit")?.classList ?? [])]
    .filter((name) => /^elementor-(?:column|(?:col|lg|md|sm)-)/.test(name))
    .join(" ");

function stepSettings(step: HTMLElement) {
  const settings = elementorSettings(step.closest<HTMLElement>(FORMS) ?? step);
  const { step_type, step_icon_shape, step_next_label, step_previous_label } = settings;
  return {
    step_type,
    step_icon_shape,
    step_next_label,
    step_previous_label,
    display_percentage: true,
    history: false,
    fields: "after",
    parts: {
      step: ".elementor-field-type-step",
      prefix: "e-form",
      group: "elementor-field-group",
      group_type: "elementor-field-type-",
      column: columnOf(step),
      hidden: "elementor-hidden",
      error: "[aria-invalid=true], .elementor-error",
    },
  };
}

/** The steps of forms. */
export const formSteps: Marker = { selector: FIRST_STEP, widget: "form-steps", settings: stepSettings };
