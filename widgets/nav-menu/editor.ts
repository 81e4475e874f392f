import { smallDeviceLabels } from "#dom/words/device-labels.ts";
import { firstMenuItems, menuItemWords } from "#dom/words/menu-item-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Menu",
  about:
    "A menu whose sub-menus open by pointer, touch and keys, and which small devices show behind a button.",
  icon: "menu",
  keywords: ["menu", "navigation", "nav", "hamburger"],
  category: "menus",
  place: "element",
  content: "printed",
  initial: { items: firstMenuItems },
  groups: { menu: "Menu", device: "Small devices", subMenus: "Sub-menus" },
  settings: {
    items: { ...menuItemWords, group: "menu" },
    label: {
      title: "Name",
      about: "The name of the menu for screen readers.",
      group: "menu",
      readBy: "visitors",
    },
    layout: {
      title: "Layout",
      about: "How the items stand.",
      group: "menu",
      name: "menu_layout",
      labels: { horizontal: "Side by side", vertical: "One below the other", dropdown: "Behind a button" },
    },
    breakpoint: {
      title: "Behind a button on",
      about: "The largest device on which the menu is behind its button.",
      group: "device",
      labels: { none: "No device", ...smallDeviceLabels },
      when: { toggle: true, layout: { not: "dropdown" } },
    },
    toggle: { title: "Button", about: "The menu can be behind a button.", group: "device" },
    fullWidth: {
      title: "Full width",
      about: "The opened menu is as wide as the window.",
      group: "device",
      when: { toggle: true },
    },
    submenuIcon: {
      title: "Icon",
      about: "Icon of items with a sub-menu: class names of an icon font, or an svg of paths.",
      group: "subMenus",
      readBy: "code",
    },
    showDelay: {
      title: "Opens after",
      about: "How long the pointer is at an item before its sub-menu opens.",
      group: "subMenus",
      step: 50,
    },
    hideDelay: {
      title: "Closes after",
      about: "How long the pointer is away before sub-menus close.",
      group: "subMenus",
      step: 50,
    },
    markActive: {
      title: "Mark item",
      about: "Mark the link to the section of the page that the visitor is reading.",
      group: "menu",
    },
  },
};
