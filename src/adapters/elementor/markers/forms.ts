import { hasDrafts } from "#content/form/drafts.ts";
import { FORMS, type NativeMarkers } from "./native-marker.ts";

const MESSAGE = "elementor-message";
const DANGER = `${MESSAGE} elementor-message-danger`;

const skin = {
  group: ".elementor-field-group",
  group_prefix: "elementor-field-group-",
  invalid: "elementor-error",
  error: `${DANGER} elementor-help-inline elementor-form-help-inline`,
  success: `${MESSAGE} elementor-message-success`,
  danger: DANGER,
  waiting: "islet-form--waiting elementor-form-waiting",
  spinner: "islet-form-spinner elementor-form-spinner",
  captcha: ".elementor-g-recaptcha",
};

/** Forms; that of a log-in is sent by the browser. What a visitor has filled in before a reload comes back at once. */
export const forms: NativeMarkers = () => [
  {
    selector: FORMS,
    widget: "form",
    settings: { kind: "builder", skin },
    ...(hasDrafts() && { on: "load" }),
  },
];
