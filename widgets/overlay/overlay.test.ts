import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventName } from "#runtime/events.ts";
import { setDevice } from "#tests/support/device.ts";
import { mountMarkup } from "#tests/support/mount.ts";

const fixture = readFileSync("widgets/overlay/fixture.html", "utf8");
const withSettings = (settings: object) =>
  fixture.replace(/data-settings='[^']*'/, `data-settings='${JSON.stringify(settings)}'`);

const host = () => document.querySelector("[data-widget=overlay]") as HTMLElement;
const layers = () => [...document.querySelectorAll(".blockUI")];
const isCovered = () => host().hasAttribute("inert");
const notes = () => document.querySelector("#order_comments") as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // Nothing is drawn here: for visitors who want less motion it is gone at once.
  setDevice({ prefersReducedMotion: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const mount = async (html: string, config = {}) => {
  const page = await mountMarkup(html, { config });
  const tell = (name: string) => page.islet.bus.emit(name as EventName, {});
  return { ...page, tell };
};

describe("an overlay", () => {
  it("overlay.1 covers between its events, says Please wait..., and nothing in it can be operated", async () => {
    const { tell } = await mount(fixture);
    expect(isCovered()).toBe(false);
    tell("update_checkout");
    tell("update_checkout");
    expect(isCovered()).toBe(true);
    expect(host().getAttribute("aria-busy")).toBe("true");
    expect(layers().map(({ className }) => className)).toEqual([
      "blockUI",
      "blockUI blockOverlay",
      "blockUI blockMsg blockElement",
    ]);
    expect(layers()[2]?.textContent).toBe("Please wait...");
    tell("checkout_error");
    expect(isCovered()).toBe(false);
    expect(layers()).toEqual([]);
  });

  it("has the page's own words, or an editor's, or none", async () => {
    const said = async (settings: object) => {
      const { stop } = await mount(withSettings({ is_active: "yes", ...settings }), {
        i18n: { blocked: "Un instant…" },
      });
      const words = layers()[2]?.textContent;
      stop();
      return words;
    };
    expect(await said({})).toBe("Un instant…");
    expect(await said({ text: "Counting" })).toBe("Counting");
    expect(await said({ text: "" })).toBeUndefined();
  });

  it("goes after the longest wait, counted from the last start", async () => {
    const { tell } = await mount(withSettings({ start_on: ["busy"], stop_on: ["ready"], longest: 5 }));
    tell("busy");
    vi.advanceTimersByTime(4_000);
    tell("busy");
    vi.advanceTimersByTime(4_999);
    expect(isCovered()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isCovered()).toBe(false);
    vi.advanceTimersByTime(10_000);
    tell("busy");
    expect(isCovered()).toBe(true);
  });

  it("gives the focus back to where it was", async () => {
    const { tell } = await mount(fixture);
    notes().focus();
    tell("update_checkout");
    notes().blur();
    tell("updated_checkout");
    expect(document.activeElement).toBe(notes());
  });

  it("a start without a stop is told", async () => {
    const { problems } = await mount(withSettings({ start_on: ["busy"] }));
    expect(problems.map(({ message }) => message).join()).toContain("settings.stop_on names no event");
  });

  it("leaves nothing when it ends while it covers", async () => {
    const { stop, tell } = await mount(fixture);
    tell("update_checkout");
    stop();
    vi.advanceTimersByTime(200_000);
    const fresh = document.createElement("body");
    fresh.innerHTML = fixture;
    expect(document.body.innerHTML).toBe(fresh.innerHTML);
  });
});
