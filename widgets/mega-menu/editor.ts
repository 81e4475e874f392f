import { smallDeviceLabels } from "#dom/words/device-labels.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Mega menu",
  about: "A menu whose items open panels of any content, and which small devices show behind a button.",
  icon: "menu",
  keywords: ["menu", "mega menu", "navigation", "panel"],
  category: "menus",
  place: "element",
  content: "printed",
  initial: {
    items: [
      { title: "First item", text: "What the first panel holds." },
      { title: "Second item", text: "What the second panel holds." },
      { title: "Third item", link: "/", panel: false },
    ],
  },
  variations: [
    {
      name: "dropdown",
      title: "Menu behind a button",
      about: "Shows a menu behind a button on every device.",
      keywords: ["burger", "navigation"],
      initial: {
        items: [
          { title: "First item", text: "What the first panel holds." },
          { title: "Second item", link: "/", panel: false },
        ],
        itemLayout: "dropdown",
      },
    },
  ],
  groups: { menu: "Menu", panels: "Panels" },
  settings: {
    items: {
      title: "Items",
      about: "A title each, with a link, a panel or both.",
      group: "menu",
      itemTitle: "title",
      row: "Item",
      item: {
        title: { title: "Title", about: "What the item says.", readBy: "visitors" },
        link: { title: "Link", about: "Where the item leads." },
        panel: { title: "Panel", about: "The item opens a panel." },
        text: { title: "Text", about: "What the panel says.", readBy: "visitors", when: { panel: true } },
      },
    },
    label: {
      title: "Name",
      about: "The name of the menu for screen readers.",
      group: "menu",
      readBy: "visitors",
    },
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
  },
};
