import type { Marker } from "#runtime/markup.ts";
import { isOnPage } from "../../shared/is-on-page.ts";

/** The theme prints its numbers as attributes; `always` stands for no offset. It is shown once the offset is in the window. */
const scrollUpSettings = ({ dataset }: HTMLElement) => ({
  always: dataset["offset"] === "always",
  offset: dataset["offset"] === "always" ? undefined : dataset["offset"],
  edge: "bottom",
  duration: dataset["duration"] ?? "750",
});

/** The theme prints milliseconds, and its script sets nothing between thousands. */
const counterSettings = ({ dataset }: HTMLElement) => ({
  to_value: dataset["to_value"],
  duration: Number(dataset["duration"] ?? 500) / 1_000,
});

const ANCHORS: readonly Marker[] = [
  { selector: "#container", widget: "anchors", settings: { menu_selector: ".nav-main" } },
];

/** What reacts to scrolling. The second header stays as long as its marker is above the window. */
export const scrolling = (): readonly Marker[] => [
  { selector: "#pojo-scroll-up", widget: "scroll-up", settings: scrollUpSettings },
  { selector: "a.btn-scroll-to-top", widget: "scroll-up", settings: { always: true } },
  {
    selector: "div.sticky-header",
    widget: "sticky-header",
    settings: { marker: "div.sticky-header-running", show_on: "always", is_second: true },
  },
  ...(isOnPage(".pojo-menu-anchor, .elementor-menu-anchor") ? ANCHORS : []),
  { selector: ".pojo-animated-numbers[data-to_value]", widget: "counter", settings: counterSettings },
];
