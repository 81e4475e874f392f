import { afterEach, describe, expect, it, vi } from "vitest";
import { testSignal } from "#tests/support/test-signal.ts";
import preset from "./index.ts";
import { popups } from "./markers/popups.ts";

const page = {} as never;
const markersOn = (markup: string, skip: (reason: string) => void = () => {}) => {
  document.body.innerHTML = markup;
  return preset.markers(page, skip, { signal: testSignal() });
};
const setConfig = (config: unknown) => vi.stubGlobal("elementorFrontendConfig", config);
const breakpoint = (value: number, isEnabled: boolean) => ({
  value,
  is_enabled: isEnabled,
  direction: "max",
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.removeAttribute("data-elementor-device-mode");
  document.body.innerHTML = "";
});

describe("the preset of the page builder", () => {
  it("reads the site's own breakpoints, those that are enabled", () => {
    setConfig({
      responsive: { breakpoints: { mobile: breakpoint(600, true), tablet_extra: breakpoint(1200, false) } },
    });
    expect(preset.config?.()).toMatchObject({ breakpoints: { mobile: 600 } });
    expect(preset.config?.()).not.toHaveProperty("breakpoints.tablet_extra");
  });

  it("survives a configuration of other kinds", () => {
    for (const config of [null, "text", [], { responsive: { breakpoints: { mobile: null } } }, { user: 3 }]) {
      setConfig(config);
      expect(() => preset.config?.()).not.toThrow();
    }
  });

  it("leaves a page whole to the builder's script, and says so once", async () => {
    const reasons: string[] = [];
    document.body.dataset["elementorDeviceMode"] = "desktop";
    const markup = '<div data-id="1" data-widget_type="countdown.default"></div>'.repeat(3);
    expect(await markersOn(markup, (reason) => reasons.push(reason))).toEqual([]);
    expect(reasons).toEqual(["Elementor's script runs here, so its widgets are left to it"]);
  });

  it("serves a page whose server has taken the builder's script off, whatever other scripts leave there", async () => {
    vi.stubGlobal("elementorFrontend", { elementsHandler: {} });
    document.body.dataset["elementorDeviceMode"] = "desktop";
    const told: string[] = [];
    const markersWith = (scriptsOff: string[]) =>
      preset.markers({ scriptsOff, deviceMode: () => "desktop" } as never, (reason) => told.push(reason), {
        signal: testSignal(),
      });
    expect(await markersWith(["elementor-pro-frontend"])).toEqual([]);
    expect(told).toHaveLength(1);
    expect(await markersWith(["elementor-frontend", "elementor-pro-frontend"])).not.toEqual([]);
    expect(told).toHaveLength(1);
  });

  it.each([
    ["at the end of the page", "", [".open"]],
    ["in a post", "entry-content", []],
    ["in a page of the builder", "elementor", []],
    ["in a product's description", "product", []],
  ])("takes the open selector of a popup %s only where no author writes", (_where, around, reached) => {
    const own = JSON.stringify({ open_selector: ".open" }).replaceAll('"', "&quot;");
    document.body.innerHTML = `<div class="${around}"><div data-elementor-type="popup" data-elementor-id="1" data-elementor-settings="${own}"></div></div>`;
    const host = document.querySelector<HTMLElement>("[data-elementor-type]");
    const marker = popups({ isEditor: false } as never, testSignal()).find(
      ({ widget }) => widget === "popup-triggers",
    );
    const { settings } = marker as { settings: (host: HTMLElement | null) => Record<string, unknown> };
    expect([settings(host)["open_selector"]].filter(Boolean)).toEqual(reached);
  });

  it("leaves popups where they are while the page is edited", async () => {
    const markup = '<div data-elementor-type="popup" data-elementor-id="1"></div>';
    const selectorsWith = async (isEditor: boolean) => {
      document.body.innerHTML = markup;
      const markers = await preset.markers({ isEditor } as never, () => {}, { signal: testSignal() });
      return markers.filter(({ widget }) => widget.startsWith("popup")).length;
    };
    expect([await selectorsWith(true), await selectorsWith(false)]).toEqual([0, 2]);
  });

  it("names each kind of widget that nothing serves, once, with its first element", async () => {
    const skip = vi.fn();
    await markersOn(
      `<div data-id="a1" data-widget_type="heading.default"></div>
      <div data-id="a2" data-widget_type="countdown.default"></div>
      <div data-id="a3" data-widget_type="acme-wheel.default"></div>
      <div data-id="a4" data-widget_type="acme-wheel.other"></div>`,
      skip,
    );
    await vi.waitFor(() => expect(skip).toHaveBeenCalled());
    expect(skip.mock.calls).toEqual([
      ['nothing here serves the widget "acme-wheel" (element a3); it stays as the server printed it'],
    ]);
  });
});
