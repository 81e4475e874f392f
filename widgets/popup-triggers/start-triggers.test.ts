import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkSettings } from "#runtime/check-settings.ts";
import { createContext } from "#runtime/mount/widget-context.ts";
import { stubViewObservers } from "#tests/support/view-observers.ts";
import { settings } from "#widgets/popup-triggers/settings.ts";
import { startTriggers } from "./start-triggers.ts";
import type { Triggers } from "./trigger.ts";

let ending: AbortController;

/** Starts triggers as an editor sets them; the function returned is called when the popup is to open. */
function start(triggers: object, wrong: readonly string[] = []) {
  const open = vi.fn<() => void>();
  const checked = checkSettings(settings, { triggers });
  expect(checked.issues.map(({ path }) => path)).toEqual(wrong);
  const shared = { report: vi.fn(), bus: undefined, hooks: undefined, page: undefined } as never;
  const placement = { name: "popup-triggers", host: document.body, source: "data-settings" };
  const context = createContext(shared, placement, ending);
  startTriggers((checked.settings as { triggers: Triggers }).triggers, context, open);
  return open;
}

/** Scrolls, and paints the frame. */
function scrollPage(toPx: number) {
  window.scrollTo(0, toPx);
  window.dispatchEvent(new Event("scroll"));
  vi.advanceTimersToNextFrame();
}

/** A page of so many px in a window of 600. */
function makePage(heightPx: number) {
  vi.stubGlobal("innerHeight", 600);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(heightPx);
}

const leaveOver = (clientY: number) =>
  document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientY }));

beforeEach(() => {
  vi.useFakeTimers();
  ending = new AbortController();
  window.scrollTo(0, 0);
});
afterEach(() => ending.abort());

describe("popup.19 page load", () => {
  it("popup.19 opens after the delay in seconds, a numeric text too", () => {
    const open = start({ page_load: "yes", page_load_delay: "2.5" });
    vi.advanceTimersByTime(2_499);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it("popup.19 a switch that is off opens nothing", () => {
    const open = start({ page_load: "", page_load_delay: 1 });
    vi.advanceTimersByTime(60_000);
    expect(open).not.toHaveBeenCalled();
  });
});

describe("popup.20 scrolling", () => {
  it.each([
    ["50 percent, unless another share is set", {}, 700, 699],
    ["the share that is set", { scrolling_offset: 100 }, 1_400, 1_399],
  ])("popup.20 down opens at %s", (_what, offset, atPx, beforePx) => {
    makePage(2_000);
    const open = start({ scrolling: "yes", ...offset });
    scrollPage(beforePx);
    expect(open).not.toHaveBeenCalled();
    scrollPage(atPx);
    expect(open).toHaveBeenCalledOnce();
  });

  it("popup.20 a carousel that moves on a page that fits the window opens nothing", () => {
    makePage(500);
    document.body.innerHTML = "<div></div>";
    const open = start({ scrolling: "yes" });
    document.querySelector("div")?.dispatchEvent(new Event("scroll"));
    vi.advanceTimersToNextFrame();
    expect(open).not.toHaveBeenCalled();
    scrollPage(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it("popup.20 100 percent opens at the end, which enlarged windows reach at a fraction of a pixel", () => {
    makePage(2_183);
    const open = start({ scrolling: "yes", scrolling_offset: 100 });
    scrollPage(1_581.6);
    expect(open).not.toHaveBeenCalled();
    scrollPage(1_582.4);
    expect(open).toHaveBeenCalledOnce();
  });

  it("popup.20 0 percent opens with the first scrolling, and past the end counts as the end", () => {
    makePage(2_000);
    const first = start({ scrolling: "yes", scrolling_offset: 0 });
    scrollPage(-40);
    expect(first).toHaveBeenCalledOnce();
    const last = start({ scrolling: "yes", scrolling_offset: 100 });
    scrollPage(1_460);
    expect(last).toHaveBeenCalledOnce();
  });

  it("popup.20 a page shorter than the window is at its end", () => {
    makePage(400);
    const open = start({ scrolling: "yes", scrolling_offset: 80 });
    scrollPage(0);
    expect(open).toHaveBeenCalledOnce();
  });

  it("popup.20 a visitor who has scrolled before the code came need not scroll again", async () => {
    makePage(2_000);
    scrollPage(900);
    const open = start({ scrolling: "yes", scrolling_offset: 50 });
    await vi.advanceTimersByTimeAsync(20);
    expect(open).toHaveBeenCalledOnce();
  });

  it("popup.20 up opens on any way up", () => {
    makePage(2_000);
    const open = start({ scrolling: "yes", scrolling_direction: "up" });
    scrollPage(900);
    expect(open).not.toHaveBeenCalled();
    scrollPage(899);
    expect(open).toHaveBeenCalledOnce();
  });
});

describe("popup.21 scrolling to an element", () => {
  it("popup.21 opens when the element comes into view, once", () => {
    document.body.innerHTML = '<p id="here"></p>';
    const scroll = stubViewObservers(2);
    const open = start({ scrolling_to: "yes", scrolling_to_selector: "#here" });
    scroll(1.01);
    expect(open).not.toHaveBeenCalled();
    scroll(0.99);
    expect(open).toHaveBeenCalledOnce();
    scroll(2);
    scroll(0.5);
    expect(open).toHaveBeenCalledOnce();
  });

  it.each(["#missing", "p[", ""])("popup.21 the selector '%s' never opens anything", (selector) => {
    document.body.innerHTML = '<p id="here"></p>';
    const scroll = stubViewObservers(2);
    const wrong = selector === "p[" ? ["settings.triggers.scrolling_to_selector"] : [];
    const open = start({ scrolling_to: "yes", scrolling_to_selector: selector }, wrong);
    scroll(0.5);
    expect(open).not.toHaveBeenCalled();
  });
});

describe("popup.22 clicks", () => {
  it("popup.22 opens with the Nth click wherever on the page, also where a script stops the event", () => {
    document.body.innerHTML = "<button>One</button><p>Two</p>";
    const button = document.querySelector("button") as HTMLElement;
    button.addEventListener("click", (event) => event.stopPropagation());
    const open = start({ click: "yes", click_times: "3" });
    button.click();
    document.querySelector("p")?.click();
    expect(open).not.toHaveBeenCalled();
    button.click();
    expect(open).toHaveBeenCalledOnce();
  });
});

describe("popup.23 inactivity", () => {
  it("popup.23 opens after 30 seconds without a sign of life, unless another time is set", () => {
    const open = start({ inactivity: "yes" });
    vi.advanceTimersByTime(29_999);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledOnce();
  });

  it.each(["keydown", "pointermove", "pointerdown", "touchmove", "wheel", "scroll"])(
    "popup.23 %s begins the waiting anew",
    (sign) => {
      const open = start({ inactivity: "yes", inactivity_time: 10 });
      vi.advanceTimersByTime(8_000);
      document.body.dispatchEvent(new Event(sign));
      vi.advanceTimersByTime(9_999);
      expect(open).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(open).toHaveBeenCalledOnce();
    },
  );
});

describe("popup.24 exit intent", () => {
  it("popup.24 opens when the pointer leaves over the upper edge, not over another", () => {
    const open = start({ exit_intent: "yes" });
    leaveOver(300);
    expect(open).not.toHaveBeenCalled();
    leaveOver(-1);
    expect(open).toHaveBeenCalledOnce();
  });
});

describe("popup.6 the first trigger ends them all", () => {
  it("popup.6 once any trigger has fired, none fires again", () => {
    const open = start({
      page_load: "yes",
      page_load_delay: 5,
      click: "yes",
      exit_intent: "yes",
      inactivity: "yes",
    });
    document.body.click();
    expect(open).toHaveBeenCalledOnce();
    document.body.click();
    leaveOver(0);
    vi.advanceTimersByTime(100_000);
    expect(open).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("popup.6 a popup that has ended opens no more", () => {
    const open = start({ page_load: "yes", page_load_delay: 5, click: "yes" });
    ending.abort();
    document.body.click();
    vi.advanceTimersByTime(100_000);
    expect(open).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
