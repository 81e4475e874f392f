import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({ name: "overlay", inEditor: "still", settings, hears: ["*"], enhance });
