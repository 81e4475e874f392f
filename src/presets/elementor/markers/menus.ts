import { type ElementorSettings, elementorSettings } from "../../shared/element-settings.ts";
import { groupOf, textOf } from "../../shared/params.ts";
import type { NativeMarkers } from "./native-markers.ts";
import { widgetOf } from "./selectors.ts";

/** The device below which a menu is behind its toggle stands in a class only. */
const NAV_BREAKPOINT = /\belementor-nav-menu--dropdown-(\w+)/;

function navMenuSettings(host: HTMLElement): ElementorSettings {
  const settings = elementorSettings(host);
  const icon = textOf(groupOf(settings, "submenu_icon"), "value") ?? "";
  return {
    layout: settings["layout"],
    breakpoint: NAV_BREAKPOINT.exec(host.className)?.[1] ?? "none",
    toggle: settings["toggle"] === "burger",
    full_width: settings["full_width"] === "stretch",
    submenu_icon: icon,
    parts: {
      toggle: ".elementor-menu-toggle",
      list: "ul.elementor-nav-menu",
      collapsible: "nav.elementor-nav-menu--dropdown",
      host: "",
      parent: "has-submenu",
      open: "highlighted",
      sign: icon && "sub-arrow",
      active: "elementor-item-active",
      toggle_open: "elementor-active",
      height_property: "--menu-height",
    },
  };
}

const BREAKPOINTS = ["none", "mobile", "mobile_extra", "tablet", "tablet_extra", "laptop"];

function megaMenuSettings(host: HTMLElement): ElementorSettings {
  const { open_on, item_layout, breakpoint_selector, content_width, content_horizontal_position, ...rest } =
    elementorSettings(host);
  const animation = textOf(rest, "open_animation");
  return {
    open_on,
    item_layout,
    breakpoint_selector: BREAKPOINTS.includes(String(breakpoint_selector)) ? breakpoint_selector : "none",
    content_width,
    content_horizontal_position,
    open_animation: animation && animation !== "none" ? `animated ${animation}` : "",
    horizontal_scroll: rest["horizontal_scroll"] === "enable",
    parts: {
      menu: ".e-n-menu",
      toggle: ".e-n-menu-toggle",
      collapsible: ".e-n-menu-wrapper",
      list: ".e-n-menu-heading",
      item: ".e-n-menu-item",
      label: ".e-n-menu-title-container",
      button: ".e-n-menu-dropdown-icon",
      panel: ".e-n-menu-content > .e-con",
      host: "",
      open: "e-active",
      current: "e-current",
      above: "content-above",
      scrolling: "e-scroll e-scroll-active",
      width_property: "--stretch-width",
      left_property: "--stretch-left",
      height_property: "--n-menu-dropdown-content-box-height",
    },
  };
}

/** Lists with options for the menu library that Elementor brings, which a theme or an add-on prints. */
const listSettings = () => ({
  mobile_breakpoint: 0,
  parts: { host: "", parent: "has-submenu", open: "highlighted", sign: "sub-arrow" },
});

/** Menus. */
export const menus: NativeMarkers = () => [
  { selector: widgetOf("nav-menu"), widget: "nav-menu", settings: navMenuSettings },
  { selector: widgetOf("mega-menu"), widget: "mega-menu", settings: megaMenuSettings },
  {
    selector: "ul[data-sm-options]:not(.elementor-nav-menu)",
    widget: "dropdown-menu",
    settings: listSettings,
  },
];
