import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "password-field",
  inEditor: "still",
  settings,
  enhance,
  hears: ["page/restored"],
  sends: ["wc-password-strength-added", "wc-password-strength-show", "wc-password-strength-hide"],
});
