import { afterEach, describe, expect, it } from "vitest";
import { testSignal } from "#tests/support/test-signal.ts";
import { menus } from "./markers/menus.ts";

const settingsOf = (widget: string, settings: object, className = "") => {
  document.body.innerHTML = `<div class="${className}" data-widget_type="${widget}.default"></div>`;
  const host = document.body.firstElementChild as HTMLElement;
  host.dataset["settings"] = JSON.stringify(settings);
  const marker = menus({} as never, testSignal()).find(({ selector }) => host.matches(selector));
  return typeof marker?.settings === "function" ? marker.settings(host) : undefined;
};

afterEach(() => {
  document.body.innerHTML = "";
});

describe("the preset reads the builder's menu", () => {
  it("from its settings and, for the breakpoint, from its class names", () => {
    const settings = { layout: "vertical", full_width: "stretch", toggle: "burger" };
    expect(settingsOf("nav-menu", settings, "a elementor-nav-menu--dropdown-mobile_extra b")).toMatchObject({
      layout: "vertical",
      breakpoint: "mobile_extra",
      full_width: true,
      toggle: true,
    });
  });

  it("where an absent switch is off, and an absent icon no sign", () => {
    expect(
      settingsOf("nav-menu", { layout: "dropdown", submenu_icon: { value: "", library: "" } }),
    ).toMatchObject({
      breakpoint: "none",
      full_width: false,
      toggle: false,
      submenu_icon: "",
      parts: { sign: "" },
    });
  });

  it("with the icon of its sub-menus, whose sign has the builder's name", () => {
    expect(settingsOf("nav-menu", { submenu_icon: { value: "fas fa-plus", library: "" } })).toMatchObject({
      submenu_icon: "fas fa-plus",
      parts: { sign: "sub-arrow" },
    });
  });

  it("with panels that open as it says, and an animation of the builder's", () => {
    const settings = {
      open_on: "click",
      content_width: "fit_to_content",
      open_animation: "fadeIn",
      horizontal_scroll: "disable",
      breakpoint_selector: "tablet",
      menu_items: [{ item_title: "Products" }],
    };
    expect(settingsOf("mega-menu", settings)).toMatchObject({
      open_on: "click",
      content_width: "fit_to_content",
      open_animation: "animated fadeIn",
      horizontal_scroll: false,
      breakpoint_selector: "tablet",
      parts: { open: "e-active", left_property: "--stretch-left" },
    });
    expect(settingsOf("mega-menu", settings)).not.toHaveProperty("menu_items");
    expect(settingsOf("mega-menu", { open_animation: "none" })).toMatchObject({
      open_animation: "",
      breakpoint_selector: "none",
    });
  });

  it("whatever its settings are", () => {
    for (const icon of [null, [], "x", { value: { url: "x" } }])
      expect(settingsOf("nav-menu", { submenu_icon: icon })).toMatchObject({ submenu_icon: "" });
  });
});
