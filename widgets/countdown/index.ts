import { defineWidget } from "#runtime/widget.ts";
import { Countdown } from "./Countdown.tsx";
import { readParts } from "./due-date.ts";
import { placeOf } from "./native-parts.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "countdown",
  settings,
  parts,
  Component: Countdown,
  content: readParts,
  place: placeOf,
  sends: ["countdown_expire"],
});
