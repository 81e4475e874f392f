import { defineWidget } from "#runtime/widget.ts";
import { readContents } from "./contents.ts";
import { placeOf } from "./native-box.ts";
import { parts } from "./parts.ts";
import { settings } from "./settings.ts";
import { TableOfContents } from "./TableOfContents.tsx";

export default defineWidget({
  name: "table-of-contents",
  settings,
  parts,
  content: readContents,
  place: placeOf,
  Component: TableOfContents,
  hears: ["page/device_mode"],
});
