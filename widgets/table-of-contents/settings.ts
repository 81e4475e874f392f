import * as z from "zod/mini";
import { choice, choices, selector, selectors, text, toggle } from "#runtime/controls.ts";
import { DEVICE_MODES } from "#runtime/page.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a table of contents. */
export const settings = z.object({
  title: text("", 200),
  headingsByTags: choices(["h1", "h2", "h3", "h4", "h5", "h6"], ["h2", "h3", "h4", "h5", "h6"]),
  container: selector(""),
  excludeHeadingsBySelector: selectors(),
  markerView: choice(["numbers", "bullets"], "numbers"),
  hierarchicalView: toggle(true),
  collapseSubitems: toggle(false),
  minimizeBox: toggle(true),
  minimizedOn: choice(["", "none", ...DEVICE_MODES], "tablet"),
  noHeadingsMessage: text("No headings were found on this page."),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
