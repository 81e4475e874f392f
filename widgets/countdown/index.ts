import { defineWidget } from "#runtime/widget.ts";
import { Countdown } from "./Countdown.tsx";
import { requireEnd } from "./due-date.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "countdown",
  settings,
  Component: Countdown,
  content: requireEnd,
  sends: ["countdown_expire"],
});
