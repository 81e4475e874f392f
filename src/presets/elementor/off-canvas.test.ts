import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepOpenings, panelsOf } from "./markers/open-off-canvas.ts";

const EVENT = "elementor-pro/off-canvas/toggle-display-mode";
const ACTION = "#elementor-action%3Aaction%3Doff_canvas%3Atoggle%26settings%3DeyJpZCI6ImExIn0";
const panel = (id: string) =>
  `<div data-id="${id}" data-widget_type="off-canvas.default"><div id="off-canvas-${id}" class="e-off-canvas" inert></div></div>`;
const PAGE = `<a id="action" href="${ACTION}"><b>Open</b></a><a id="hash" href="#off-canvas-a1">Open</a>
  <button id="button" aria-controls="x off-canvas-a1">Open</button><button id="fourth" data-action-link="${ACTION}">Open</button>
  <a id="other" href="#words">Words</a><a id="other-panel" href="#off-canvas-b2">Open</a>${panel("a1")}${panel("b2")}`;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const host = (id: string) => find(`[data-id=${id}]`);
const wake = vi.fn<() => void>();
/** What the page, with its widgets, gets to hear. */
const heard: string[] = [];
let ending: AbortController;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  wake.mockReset();
  heard.length = 0;
  ending = new AbortController();
  const { signal } = ending;
  keepOpenings(wake, signal);
  document.body.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      heard.push((event.target as HTMLElement).closest("[id]")?.id ?? "");
    },
    { signal },
  );
});
afterEach(() => ending.abort());

function mount(id: string, state = "mounted") {
  host(id).dataset["widgetState"] = state;
  host(id).dispatchEvent(new CustomEvent("islet:mounted", { bubbles: true }));
}

describe("a panel beside the page that waits", () => {
  it.each(["action", "fourth"])("starts by a press on an action, which counts once: %s", (id) => {
    find(`#${id}`).click();
    find(`#${id}`).click();
    expect(wake).toHaveBeenCalled();
    mount("b2");
    expect(heard).toEqual([]);
    mount("a1");
    expect(heard).toEqual([id]);
    mount("a1");
    find(`#${id}`).click();
    expect(heard).toEqual([id, id]);
  });

  it.each(["hash", "button"])("starts by a press on what names it: %s", (id) => {
    find(`#${id}`).click();
    expect(wake).toHaveBeenCalledOnce();
    mount("b2");
    expect(heard).toEqual([]);
    mount("a1");
    expect(heard).toEqual([id]);
  });

  it("starts by the builder's event, which others hear once, when it can open", () => {
    const { signal } = ending;
    const told: unknown[] = [];
    const tell = (detail: unknown) => dispatchEvent(new CustomEvent(EVENT, { detail }));
    addEventListener(EVENT, (event) => told.push((event as CustomEvent).detail), { signal });
    for (const detail of [null, 3, {}, { id: "x" }]) tell(detail);
    expect(told).toEqual([null, 3, {}, { id: "x" }]);
    expect(wake).not.toHaveBeenCalled();
    told.length = 0;
    tell({ id: "b2", displayMode: "open" });
    expect(told).toEqual([]);
    expect(wake).toHaveBeenCalledOnce();
    mount("b2");
    expect(told).toEqual([{ id: "b2", displayMode: "open" }]);
  });

  it("leaves presses alone on other links, for another tab, and on what is there or has failed", () => {
    find("#other").click();
    find("b").dispatchEvent(new MouseEvent("click", { bubbles: true, ctrlKey: true }));
    mount("b2", "failed");
    find("#other-panel").click();
    expect(heard).toEqual(["other", "action", "other-panel"]);
    expect(wake).not.toHaveBeenCalled();
  });

  it("is known from what opens it, by its action or its id", () => {
    const named = (selector: string) => panelsOf(find(selector)).map(({ dataset }) => dataset["id"]);
    expect(named("b")).toEqual(["a1", "b2"]);
    expect([named("#hash"), named("#button"), named("#other")]).toEqual([["a1"], ["a1"], []]);
    mount("a1");
    expect(named("#hash")).toEqual([]);
  });

  it("hears nothing any more once the preset has ended", () => {
    ending.abort();
    find("#hash").click();
    expect(wake).not.toHaveBeenCalled();
  });
});
