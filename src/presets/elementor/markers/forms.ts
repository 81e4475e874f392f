import { hasDrafts } from "#content/form/drafts.ts";
import { groupOf, isOn, paramsOf } from "../../shared/params.ts";
import { formSteps } from "./form-steps.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { ATOMIC_FORMS, widgetOf } from "./selectors.ts";

/** With inline icons, the style sheets of a page lack the font of the messages' own. */
const hasInlineIcons = () =>
  isOn(groupOf(paramsOf("elementorFrontendConfig"), "experimentalFeatures"), "e_font_icon_svg");

function parts() {
  const isInline = hasInlineIcons();
  // Elementor has a picture for success only.
  const success = `elementor-message elementor-message-success${isInline ? " elementor-message-svg" : ""}`;
  const danger = `elementor-message elementor-message-danger${isInline ? " islet-form-message--plain" : ""}`;
  return {
    group: ".elementor-field-group",
    group_prefix: "elementor-field-group-",
    invalid: "elementor-error",
    error: `${danger} elementor-help-inline elementor-form-help-inline`,
    success,
    danger,
    waiting: "islet-form--waiting elementor-form-waiting",
    spinner: "islet-form-spinner elementor-form-spinner",
    captcha: ".elementor-g-recaptcha",
  };
}

/** Of Elementor's fourth version: the messages of success and failure are printed, and shown by a class of the form. */
const atomicParts = {
  state_prefix: "form-state-",
  printed_success: ".message-success",
  printed_error: ".message-error",
};

/** Forms; that of a log-in is sent by the browser. What a visitor has filled in before a reload comes back at once. */
export const forms: NativeMarkers = () => {
  const on = hasDrafts() && { on: "load" };
  return [
    { selector: widgetOf("form"), widget: "form", settings: { kind: "builder", parts: parts() }, ...on },
    { selector: ATOMIC_FORMS, widget: "form", settings: { kind: "atomic", parts: atomicParts }, ...on },
    formSteps,
  ];
};
