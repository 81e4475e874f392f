import { defineWidget } from "#runtime/widget.ts";
import { Popup, headingOf } from "./Popup.tsx";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "popup",
  settings,
  Component: Popup,
  content: headingOf,
  sends: ["elementor/popup/show", "elementor/popup/hide"],
});
