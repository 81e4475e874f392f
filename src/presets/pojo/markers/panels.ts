import type { Marker } from "#runtime/markup.ts";

const slideBarSettings = {
  hidden_at_first: true,
  parts: {
    toggle: "#outer-slidebar-toggle a",
    content: "#outer-slidebar-overlay",
    toggle_open: "open",
    content_open: "",
  },
};

/** The framework's script moves panels within 350 ms. */
const accordionSettings = {
  duration: 350,
  parts: { title: ".panel-title", closed: "collapsed" },
};

/** What shows and hides panels. */
export const panels: readonly Marker[] = [
  { selector: "#outer-slidebar", widget: "slide-bar", settings: slideBarSettings },
  { selector: ".pojo-accordion", widget: "accordion", settings: { ...accordionSettings, exclusive: true } },
  { selector: ".pojo-toggle", widget: "accordion", settings: accordionSettings },
];
