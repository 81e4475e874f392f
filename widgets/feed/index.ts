import { defineWidget } from "#runtime/widget.ts";
import { Feed } from "./Feed.tsx";
import { readPrinted } from "./read-printed.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "feed",
  settings,
  Component: Feed,
  content: readPrinted,
  printed: () => import("./markup.liquid"),
  hears: ["consent/change"],
  sends: ["consent/change"],
});
