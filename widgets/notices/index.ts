import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { EVENTS } from "./events.ts";
import { settings } from "./settings.ts";

export default defineWidget({ name: "notices", inEditor: "still", settings, enhance, hears: EVENTS });
