import { defineWidget } from "#runtime/widget.ts";
import { enhance } from "./enhance.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "social-embed",
  inEditor: "still",
  settings,
  parts,
  enhance,
  printed: () => import("./markup.liquid"),
  // By it the provider knows whom to ask about comments.
  powers: ["appId"],
  hears: ["consent/change"],
  sends: ["consent/change", "fb:sdk:loaded"],
});
