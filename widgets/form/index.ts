import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "form",
  settings,
  parts,
  enhance,
  sends: [
    "submit_success",
    "form_destruct",
    "form_error",
    "pojo_forms_form_submitted",
    "elementor/popup/open",
    "elementor/popup/close",
  ],
});
