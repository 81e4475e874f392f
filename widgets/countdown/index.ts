import { defineWidget } from "#runtime/widget.ts";
import { Countdown } from "./Countdown.tsx";
import { demandEnd } from "./due-date.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "countdown",
  settings,
  Component: Countdown,
  content: demandEnd,
  sends: ["countdown_expire"],
});
