import * as z from "zod/mini";
import { choice, classNames, count, group, list, selector, text, toggle } from "#runtime/controls.ts";

/** What an editor can set of a search form. */
export const settings = z.object({
  skin: choice(["classic", "minimal", "full_screen"], "classic"),
  liveResults: toggle(),
  minimumSearchCharacters: count({ default: 3, min: 1, max: 100 }),
  parts: group({
    toggle: selector(".islet-search-form-toggle"),
    panel: selector(".islet-search-form-panel"),
    close: selector(".islet-search-form-close"),
    icon: selector(".islet-search-form-icon"),
    clear: selector(".islet-search-form-clear"),
    results: selector(".islet-search-form-results"),
    loader: selector(".islet-search-form-loader"),
  }),
  classes: group({
    open: classNames(),
    focused: classNames(),
    hidden: classNames(),
    idle: classNames(),
    list: classNames(),
    none: classNames(),
    pagination: classNames(),
  }),
  iconWidths: list(group({ icon: selector(""), property: text("", 80), without: classNames() })),
});

export type Settings = z.infer<typeof settings>;
