import type { EditorWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const editor: EditorWords<Settings> = {
  title: "Dropdown menu",
  about: "Opens and closes the sub-menus of a nested list, such as a theme's menu.",
  icon: "menu",
  keywords: ["menu", "dropdown", "sub-menu", "navigation"],
  place: "site",
  content: "inner",
  groups: { menu: "Menu", opening: "Opening", skin: "Page builder" },
  settings: {
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
      group: "skin",
      forPresets: true,
    },
    skin: {
      title: "Class names",
      about: "Class names of the parts and of their states.",
      group: "skin",
      parts: {
        menu: "Class names of the menu",
        parent: "Class names of labels with a sub-menu",
        open: "Class names of such labels while it is open",
        sign: "Class names of their sign",
      },
    },
  },
};
