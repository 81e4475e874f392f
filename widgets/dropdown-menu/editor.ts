import { firstMenuItems, menuItemWords } from "#dom/words/menu-item-words.ts";
import type { EditorWords } from "#runtime/editor-words.ts";
import type { Content } from "./content.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Content & Fields> = {
  title: "Dropdown menu",
  about: "Opens and closes the sub-menus of a nested list, such as a theme's menu.",
  icon: "menu",
  keywords: ["menu", "dropdown", "sub-menu", "navigation"],
  category: "menus",
  place: "element",
  content: "printed",
  initial: { items: firstMenuItems },
  groups: { menu: "Menu", opening: "Opening", presets: "Page builder" },
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
      labels: { horizontal: "Side by side", vertical: "One below the other" },
    },
    showOnClick: {
      title: "Only by a press",
      about: "Only a press opens sub-menus, not the pointer.",
      group: "opening",
    },
    hoverIntent: {
      title: "Pointer must rest",
      about: "Sub-menus open only once the pointer rests at an item.",
      group: "opening",
      when: { showOnClick: false },
    },
    showTimeout: {
      title: "Opens after",
      about: "How long the pointer is at an item before its sub-menu opens.",
      group: "opening",
      step: 50,
      when: { hoverIntent: false },
    },
    hideTimeout: {
      title: "Closes after",
      about: "How long the pointer is away before sub-menus close.",
      group: "opening",
      step: 50,
      when: { hoverIntent: false },
    },
    sensitivity: {
      title: "Pointer at rest",
      about: "How far a pointer may move that rests.",
      group: "opening",
      step: 1,
      when: { hoverIntent: true },
    },
    interval: {
      title: "Rests for",
      about: "How long a pointer must rest.",
      group: "opening",
      step: 50,
      when: { hoverIntent: true },
    },
    menuDelay: {
      title: "Closes after",
      about: "How long a pointer that rests elsewhere is away before sub-menus close.",
      group: "opening",
      step: 50,
      when: { hoverIntent: true },
    },
    subMenusMinWidth: {
      title: "Least width",
      about: "Least width of sub-menus, a CSS length such as 10em.",
      group: "menu",
      readBy: "code",
    },
    subMenusMaxWidth: {
      title: "Greatest width",
      about: "Greatest width of sub-menus, a CSS length such as 20em.",
      group: "menu",
      readBy: "code",
    },
    mobileBreakpoint: {
      title: "Press in windows up to",
      about: "In windows that are less wide, only a press opens sub-menus.",
      group: "opening",
      step: 1,
    },
    isPopup: {
      title: "Hidden at first",
      about: "The menu is hidden until a script shows it at a place.",
      group: "presets",
      forPresets: true,
    },
  },
};
