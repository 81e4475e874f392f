import { elementorSettings, sizesOf, switches } from "../../shared/element-settings.ts";
import type { NativeMarkers } from "./native-markers.ts";

/** Widgets print `_animation`, `_animation_tablet` …; sections, columns and containers the same without the underscore. */
const ANIMATION = /^_?(animation(?:_(?!delay|duration)\w+)?)$/;

function entranceSettings(host: HTMLElement) {
  const settings = elementorSettings(host);
  const animations = Object.entries(settings).flatMap(([key, value]) => {
    const [, name] = ANIMATION.exec(key) ?? [];
    return name && value && typeof value === "string" ? [[name, value] as const] : [];
  });
  return {
    animation: "none",
    ...Object.fromEntries(animations),
    delay: settings["_animation_delay"] ?? settings["animation_delay"] ?? 0,
    parts: { hidden: "elementor-invisible", animated: "animated" },
  };
}

function stickySettings(host: HTMLElement) {
  const settings = elementorSettings(host);
  return {
    sticky: settings["sticky"],
    sticky_on: settings["sticky_on"] ?? [],
    ...sizesOf(settings, "sticky_offset"),
    ...sizesOf(settings, "sticky_effects_offset"),
    ...sizesOf(settings, "sticky_anchor_link_offset"),
    ...switches(settings, "sticky_parent"),
    boundary: ".e-con, .e-con-inner, .elementor-widget-wrap",
    parts: {
      host: "elementor-sticky",
      active: "elementor-sticky--active elementor-section--handles-inside",
      effects: "elementor-sticky--effects",
      spacer: "elementor-sticky elementor-sticky__spacer",
    },
  };
}

/** Elements that the server hides. Once shown, they are known by the mark of the widget that has shown them. */
const ENTRANCES =
  '.elementor-invisible, [data-settings][data-widget-marked~="reveal"]:not([data-interaction-id])';

/** What reacts to scrolling, on any element: entrance animations, and elements that stick. */
export const scrolling: NativeMarkers = () => [
  { selector: ENTRANCES, widget: "reveal", settings: entranceSettings },
  {
    selector: `[data-settings*='"sticky":"top"'], [data-settings*='"sticky":"bottom"']`,
    widget: "sticky",
    settings: stickySettings,
  },
];
