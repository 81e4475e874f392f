import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({ name: "account-tabs", settings, enhance, hears: ["page/restored"] });
