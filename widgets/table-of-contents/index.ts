import { defineWidget } from "#runtime/widget.ts";
import { readContents } from "./contents.ts";
import { settings } from "./settings.ts";
import { TableOfContents } from "./TableOfContents.tsx";

export default defineWidget({
  name: "table-of-contents",
  settings,
  content: readContents,
  Component: TableOfContents,
  hears: ["page/device_mode"],
});
