import { defineWidget } from "#runtime/widget.ts";
import { placeOf, readPopup } from "./native-popup.ts";
import { Popup } from "./Popup.tsx";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "popup",
  inEditor: "still",
  settings,
  parts,
  Component: Popup,
  dependsOnPage: true,
  content: readPopup,
  place: placeOf,
  joins: ["popup-triggers"],
  sends: ["elementor/popup/show", "elementor/popup/hide"],
});
