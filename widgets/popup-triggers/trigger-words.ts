import type { FieldWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const triggerWords: FieldWords<Settings["triggers"]> = {
  pageLoad: { title: "When the page has loaded", about: "Open it once the page has loaded." },
  pageLoadDelay: {
    title: "Delay",
    about: "Time from then until it opens.",
    step: 0.5,
    when: { pageLoad: true },
  },
  scrolling: { title: "On scrolling", about: "Open it when the visitor scrolls." },
  scrollingDirection: {
    title: "Direction",
    about: "Down to a place on the page, or any distance up.",
    labels: { down: "Down", up: "Up" },
    when: { scrolling: true },
  },
  scrollingOffset: {
    title: "Scrolled to",
    about: "How far down the page the visitor must be.",
    when: { scrolling: true, scrollingDirection: "down" },
  },
  scrollingTo: { title: "On reaching an element", about: "Open it when an element comes into view." },
  scrollingToSelector: {
    title: "Element",
    about: "Selector of that element.",
    when: { scrollingTo: true },
  },
  click: { title: "On presses", about: "Open it after presses anywhere on the page." },
  clickTimes: { title: "Presses", about: "How many presses it takes.", step: 1, when: { click: true } },
  inactivity: { title: "On inactivity", about: "Open it when the visitor does nothing for a while." },
  inactivityTime: {
    title: "Time without activity",
    about: "How long the visitor does nothing.",
    step: 1,
    when: { inactivity: true },
  },
  exitIntent: {
    title: "On leaving",
    about: "Open it when the pointer leaves the window at the top.",
  },
};
