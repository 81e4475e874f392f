import * as z from "zod/mini";
import { choice, classNames, count, group, list, selector, text, toggle } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

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

export const about: About<Settings> = {
  skin: "The look: classic, minimal (an icon focuses the field) or full_screen (a button opens the form over the page).",
  liveResults: "Show results while the visitor types. Needs the builder's search, which answers.",
  minimumSearchCharacters: "From how many characters on results are shown.",
  parts:
    "Selectors of the printed elements: the button that opens the form (toggle), what it opens (panel), the button that closes it (close), the icon that focuses the field (icon), the one that empties it (clear), what holds the results (results), and what is seen while they load (loader).",
  classes:
    "Class names: of the open panel (open), of the form while its field has the focus (focused), of what is hidden (hidden), around the results while none load (idle), of the list of results (list), of the results if there are none (none), and of the links to more pages of them (pagination).",
  iconWidths:
    "Icons in the field whose width the style sheet wants to know: the icon, the custom property that gets its width, and class names of the field if there is no icon (without).",
};
