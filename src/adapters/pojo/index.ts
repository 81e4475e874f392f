import type { Marker } from "#runtime/markup.ts";
import type { Preset } from "#runtime/preset.ts";
import { isAnyRunning } from "../builder/running-scripts.ts";
import { STOCK_SCRIPTS } from "./stock-scripts.ts";

/** The theme prints its numbers as attributes; `always` stands for no offset. */
const scrollUpSettings = ({ dataset }: HTMLElement) => ({
  always: dataset["offset"] === "always",
  offset: dataset["offset"] === "always" ? undefined : dataset["offset"],
  duration: dataset["duration"] ?? "750",
});

const searchToggleSettings = ({ dataset }: HTMLElement) => ({
  target: dataset["target"],
  icon: ".fa",
  closed_icon: "fa-search",
  open_icon: "fa-times",
});

const MARKERS: readonly Marker[] = [
  { selector: "#pojo-scroll-up", widget: "scroll-up", settings: scrollUpSettings },
  { selector: "a.btn-scroll-to-top", widget: "scroll-up", settings: { always: true } },
  { selector: "a.search-toggle[data-target]", widget: "search-toggle", settings: searchToggleSettings },
];

/** The native markup of themes of the Pojo framework. Where their script runs, the preset leaves the page to it. */
const preset: Preset = {
  async markers(_page, skip) {
    if (!(await isAnyRunning(STOCK_SCRIPTS))) return MARKERS;
    skip("the theme's script runs here, so its widgets are left to it");
    return [];
  },
};

export default preset;
