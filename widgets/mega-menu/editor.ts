import { smallDeviceLabels } from "#dom/words/device-labels.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Mega menu",
  about: "A menu whose items open panels of any content, and which small devices show behind a button.",
  icon: "menu",
  keywords: ["menu", "mega menu", "navigation", "panel"],
  place: "site",
  content: "inner",
  groups: { menu: "Menu", panels: "Panels", skin: "Page builder" },
  settings: {
    openOn: {
      title: "Opened by",
      about: "What opens panels. On phones and tablets it is always a press.",
      group: "panels",
      labels: { hover: "The mouse", click: "A press" },
    },
    itemLayout: {
      title: "Layout",
      about: "How the items stand.",
      group: "menu",
      labels: { horizontal: "Side by side", dropdown: "Behind a button" },
    },
    breakpointSelector: {
      title: "Behind a button on",
      about: "The largest device on which the menu is behind its button.",
      group: "menu",
      labels: { none: "No device", ...smallDeviceLabels },
      when: { itemLayout: "horizontal" },
    },
    contentWidth: {
      title: "Width",
      about: "How wide panels are.",
      group: "panels",
      labels: { full_width: "As the window", fit_to_content: "As their content" },
    },
    contentHorizontalPosition: {
      title: "Position",
      about: "Where a panel stands from its item.",
      group: "panels",
      labels: { left: "Left", center: "Centre", right: "Right" },
      when: { contentWidth: "fit_to_content" },
    },
    openAnimation: {
      title: "Animation",
      about: "Class names that a panel has while it is open.",
      group: "panels",
    },
    horizontalScroll: {
      title: "Drag items",
      about: "Where the items do not fit, the mouse can drag them sideways.",
      group: "menu",
      when: { itemLayout: "horizontal" },
    },
    hideDelay: {
      title: "Closes after",
      about: "How long the mouse is away from item and panel before the panel closes.",
      group: "panels",
      step: 50,
      when: { openOn: "hover" },
    },
    markActive: {
      title: "Mark item",
      about: "Mark the item whose link leads to the section that the visitor is reading.",
      group: "menu",
    },
    parts: {
      title: "Printed elements",
      about: "Selectors of the parts of the menu.",
      group: "skin",
      parts: {
        menu: "The menu",
        toggle: "Its button",
        collapsible: "What the button opens",
        list: "The list of items",
        item: "The items",
        label: "The label of an item",
        button: "The button of an item",
        panel: "The panel of an item",
      },
    },
    skin: {
      title: "Class names",
      about: "Class names of the parts and of their states, and custom properties for the size of panels.",
      group: "skin",
      parts: {
        menu: "Class names of the menu",
        open: "Class names of an open panel",
        current: "Class names of the label of the marked item",
        above: "Class names of a menu whose panel opens above it",
        scrolling: "Class names of a list while it is dragged",
        widthProperty: "The custom property for the width of panels",
        leftProperty: "The custom property for the left edge of panels",
        heightProperty: "The custom property for the height of what the button opens",
      },
    },
  },
};
