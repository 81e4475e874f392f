import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "photo-feed",
  settings,
  enhance,
  hears: ["consent/change", "sbi_init"],
  sends: ["consent/change", "sbiafterfeedcreate", "sbiafterimagesloaded", "sbicheckconsent"],
});
