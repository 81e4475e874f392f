import * as z from "zod/mini";
import { choice, choices, classNames, group, selector, selectors, text, toggle } from "#runtime/controls.ts";
import { DEVICE_MODES } from "#runtime/page.ts";
import type { About } from "#runtime/widget.ts";

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
  skin: group({
    body: selector(""),
    openers: selector(""),
    closers: selector(""),
    collapsed: classNames(),
    list: classNames(),
    item: classNames(),
    itemText: classNames(),
    marker: classNames(),
    link: classNames(),
    topLink: classNames(),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  title:
    "Text above the list. Default: the heading that the server printed in the element, else Table of Contents.",
  headingsByTags: "Which headings are listed, as a list of tags.",
  container: "Selector of the part of the page whose headings are listed. Default: the page's main part.",
  excludeHeadingsBySelector:
    "Headings that match one of these selectors, or are inside a match, are not listed.",
  markerView: "The markers of the entries: numbers or bullets.",
  hierarchicalView: "Nest the entries by heading level.",
  collapseSubitems: "Show nested entries only below the current entry.",
  minimizeBox: "Let visitors open and close the box.",
  minimizedOn:
    "Widest device mode in which the box is closed at first: mobile, tablet … desktop; none: never closed at first.",
  noHeadingsMessage: "Text if there are no headings.",
  skin: "Selectors of the printed body that gets the list and of the buttons that open and close it; class names of the closed box, and of the list, its items, their texts, markers and links. Without them it draws its own box.",
};
