import type { Marker } from "#runtime/markup.ts";
import { groupOf, paramsOf } from "../../shared/params.ts";
import { supportsHas } from "../../shared/supports-has.ts";

/** Sub-menus are as wide as the theme's style sheet says, on windows that show this list. */
const menuSettings = () => ({
  hover_intent: true,
  menu_delay: groupOf(paramsOf("Pojo"), "superfish_args")["delay"] ?? 150,
  mobile_breakpoint: 768,
  sub_menus_min_width: "15em",
  sub_menus_max_width: "15em",
  parts: { host: "", parent: "sf-with-ul", open: "", sign: "sf-sub-indicator" },
});

/** Each header has its own button; the theme's script opens the menus of both. */
const barSettings = {
  duration: 350,
  close_on_jump: true,
  parts: { toggle: ".navbar-toggle", content: ".navbar-collapse", toggle_open: "", content_open: "in" },
};

const searchToggleSettings = ({ dataset }: HTMLElement) => ({
  target: dataset["target"],
  parts: { icon: ".fa", closed_icon: "fa-search", open_icon: "fa-times" },
});

/** Menus, and what the header hides. */
export const menus = (): readonly Marker[] => [
  { selector: "ul.sf-menu", widget: "dropdown-menu", settings: menuSettings },
  {
    selector: supportsHas() ? ":is(#header, .sticky-header):has(.navbar-toggle)" : "#header, .sticky-header",
    widget: "slide-bar",
    settings: barSettings,
  },
  { selector: "select.at-select-mobile", widget: "select-menu" },
  { selector: "a.search-toggle[data-target]", widget: "search-toggle", settings: searchToggleSettings },
];
