import { defineWidget } from "#runtime/widget.ts";
import { placeOf, readPopup } from "./native-popup.ts";
import { Popup } from "./Popup.tsx";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "popup",
  settings,
  Component: Popup,
  content: readPopup,
  place: placeOf,
  sends: ["elementor/popup/show", "elementor/popup/hide"],
});
