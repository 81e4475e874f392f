import type { EditorWords } from "#runtime/editor-words.ts";
import type { Fields } from "./settings.ts";

export const editor: EditorWords<Fields> = {
  title: "Popup",
  about: "Shows its content in a dialog over the page.",
  icon: "external",
  keywords: ["popup", "modal", "dialog", "lightbox", "newsletter"],
  category: "popups",
  place: "element",
  content: "inner",
  groups: {
    name: "Name",
    position: "Size and position",
    animation: "Animation",
    closing: "Closing",
    page: "Page behind",
  },
  settings: {
    id: {
      title: "Popup id",
      about: "The id by which links and events name the popup. Without it: the element's id.",
      group: "name",
      name: "popup_id",
      readBy: "code",
    },
    label: {
      title: "Name",
      about: "Name for screen readers. Without it: the first heading.",
      group: "name",
      readBy: "visitors",
    },
    classes: {
      advanced: true,
      title: "Class names",
      about: "More class names of the dialog.",
      group: "name",
    },
    entranceAnimation: {
      title: "Entrance",
      about: "Animation that shows it, such as fadeIn, zoomIn or slideInUp; any other word is none.",
      group: "animation",
      readBy: "code",
    },
    exitAnimation: {
      advanced: true,
      title: "Exit",
      about: "Animation that hides it: the same names, played backwards.",
      group: "animation",
      readBy: "code",
    },
    entranceAnimationDuration: {
      advanced: true,
      title: "Duration",
      about: "How long each of both animations takes.",
      group: "animation",
      step: 0.1,
    },
    closeButtonPosition: {
      title: "Close button",
      about: "Where the close button is.",
      group: "closing",
      labels: { inside: "In the popup", outside: "In the corner of the window" },
    },
    closeButtonDelay: {
      title: "Button appears after",
      about: "Time until the close button appears.",
      group: "closing",
      step: 0.5,
    },
    closeAutomatically: {
      title: "Closes after",
      about: "Time until the popup closes without a press; 0 is never.",
      group: "closing",
      step: 0.5,
    },
    preventCloseOnBackgroundClick: {
      title: "Keep open on outside press",
      about: "A press outside the popup does not close it.",
      group: "closing",
    },
    preventCloseOnEscKey: {
      title: "Keep open on Escape",
      about: "The Escape key does not close it.",
      group: "closing",
    },
    preventScroll: {
      title: "Page does not scroll",
      about: "The page behind does not scroll while the popup is open.",
      group: "page",
    },
    a11yNavigation: {
      title: "Modal",
      about: "Keep the keyboard in the popup while it is open; otherwise the page stays usable.",
      group: "page",
    },
    horizontal: {
      title: "Horizontal position",
      about: "Where it stands across the window.",
      group: "position",
      labels: { left: "Left", center: "Centre", right: "Right" },
    },
    vertical: {
      title: "Vertical position",
      about: "Where it stands down the window.",
      group: "position",
      labels: { top: "Top", center: "Centre", bottom: "Bottom" },
    },
    overlay: { title: "Overlay", about: "Darken the page behind.", group: "page" },
    width: {
      title: "Width",
      about: "Width of the popup; it is never wider than the window.",
      group: "position",
      step: 10,
    },
    fullHeight: { title: "Full height", about: "Make it as high as the window.", group: "position" },
  },
};
