import { defineWidget } from "#runtime/widget.ts";
import { Countdown } from "./Countdown.tsx";
import { checkZone } from "./due-date.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "countdown",
  settings,
  Component: Countdown,
  content: checkZone,
  sends: ["countdown_expire"],
});
