import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "photo-feed",
  settings,
  parts,
  powers: ["feedId", "postId", "shortcodeAtts", "locatorNonce", "locator", "testAjax"],
  enhance,
  hears: ["consent/change", "sbi_init"],
  sends: ["consent/change", "sbiafterfeedcreate", "sbiafterimagesloaded", "sbicheckconsent"],
});
