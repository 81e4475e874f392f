import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Marker } from "#runtime/markup.ts";
import { bodyOf, nativeWidget } from "#tests/support/native-widget.ts";
import { wakeLists } from "./markers/wake-lists.ts";

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
let ending: AbortController;
const add = vi.fn<(markers: readonly Marker[]) => void>();

beforeEach(() => {
  ending = new AbortController();
  add.mockReset();
  history.replaceState(null, "", "/");
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  ending.abort();
  history.replaceState(null, "", "/");
  vi.unstubAllGlobals();
});

async function hasLoaded() {
  await vi.dynamicImportSettled();
  return add.mock.calls.length === 1;
}

/** Runs it on a page. Returns whether the lists of it wait. */
async function start(markup: string, page: object = {}) {
  document.body.innerHTML = `<a id="other" href="#">Other</a>${markup}`;
  const text = (_key: string, otherwise: string) => otherwise;
  const given = { isEditor: false, deviceMode: () => "desktop", text, ...page };
  wakeLists(given as never, ending.signal, add);
  return !(await hasLoaded());
}

/** The element of a widget with other settings. */
const recorded = (type: string, from = "", to = "") => nativeWidget("lists", type).replace(from, to);
const numbers = recorded("posts.full_content");
const replaced = recorded(
  "posts.full_content",
  "{&quot;",
  "{&quot;pagination_load_type&quot;:&quot;ajax&quot;,&quot;",
);
const masonry = recorded("loop-grid.post");
const portfolio = recorded("portfolio.default");
const filter = recorded("taxonomy-filter.default");
const panel = recorded("off-canvas.default");
const MORE = ".e-load-more-anchor ~ .elementor-button-wrapper .elementor-button";

describe("a list of the builder", () => {
  it.each([
    ["with numbers", numbers],
    ["as masonry", masonry],
    ["a portfolio", portfolio],
    ["a filter", filter],
    ["a panel beside the page", panel],
    ["all of them", masonry + filter + portfolio + numbers + panel],
  ])("waits for the visitor: %s", async (_what, markup) => {
    expect(await start(markup)).toBe(true);
    find("#other").dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(await hasLoaded()).toBe(false);
  });

  it.each([
    ["one that grows as the visitor scrolls", nativeWidget("lists-infinite", "posts.cards")],
    ["one whose pictures may be cut", recorded("posts.classic", "classic_masonry", "x")],
    [
      "settings that only the widget can refuse",
      recorded("loop-grid.post", "columns&quot;:3", "columns&quot;:1e9"),
    ],
    ["one without items", masonry.replaceAll("elementor-loop-container", "gone")],
    [
      "a portfolio as masonry",
      recorded("portfolio.default", "{&quot;", "{&quot;masonry&quot;:&quot;yes&quot;,&quot;"),
    ],
    [
      "a filter in one row",
      recorded("taxonomy-filter.default", "scroll&quot;:&quot;disable", "scroll&quot;:&quot;enable"),
    ],
  ])("does not wait: %s", async (_what, markup) => {
    expect(await start(markup)).toBe(false);
  });

  it("does not wait in the editor, where nothing changes its looks", async () => {
    expect(await start(masonry, { isEditor: true })).toBe(false);
    expect(bodyOf(find("[data-widget_type]").outerHTML)).toEqual(bodyOf(masonry));
  });

  it("does not wait if the visitor comes back to other posts than the server has printed", async () => {
    history.replaceState({ islet_posts: { a: 2 } }, "");
    expect(await start(numbers)).toBe(false);
    add.mockReset();
    history.replaceState(null, "", "/?e-filter-60ff6ff-category=travel");
    expect(await start(filter)).toBe(false);
  });

  it("waits until the visitor goes to such an entry", async () => {
    await start(numbers);
    dispatchEvent(new PopStateEvent("popstate"));
    expect(await hasLoaded()).toBe(false);
    history.replaceState({ islet_posts: { a: 2 } }, "");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(await hasLoaded()).toBe(true);
  });

  it.each(["pointerover", "focusin", "click"])("loads once the visitor is at it: %s", async (type) => {
    await start(masonry + filter);
    for (const place of ["h3", ".e-filter-item"])
      find(place).dispatchEvent(new Event(type, { bubbles: true }));
    expect(await hasLoaded()).toBe(true);
  });

  it("loads once the visitor is at what opens a panel", async () => {
    await start(`<a href="#off-canvas-10ce638"><b>Menu</b></a>${panel}`);
    find("b").dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(await hasLoaded()).toBe(true);
  });

  it("ends with Islet", async () => {
    await start(masonry);
    ending.abort();
    find("h3").dispatchEvent(new Event("pointerover", { bubbles: true }));
    expect(await hasLoaded()).toBe(false);
  });
});

describe("a press in a list that waits", () => {
  function mount() {
    const host = find("[data-widget_type]");
    const presses: string[] = [];
    host.addEventListener("click", (event) => {
      event.preventDefault();
      presses.push((event.target as HTMLElement).textContent?.trim() ?? "");
    });
    host.dataset["widgetState"] = "mounted";
    host.dispatchEvent(new CustomEvent("islet:mounted", { bubbles: true }));
    return presses;
  }

  it.each([
    ["the button for more", masonry, MORE, "Load more"],
    ["a choice", filter, ".e-filter-item", "Food"],
    ["a choice of a portfolio", portfolio, ".elementor-portfolio__filter", "All"],
    ["a number", replaced, "a.page-numbers", "Page2"],
  ])("counts once it is there: %s", async (_what, markup, control, text) => {
    await start(markup);
    const press = new MouseEvent("click", { bubbles: true, cancelable: true });
    expect(find(control).dispatchEvent(press)).toBe(false);
    expect(mount()).toEqual([text]);
  });

  it.each([
    ["the button for more", masonry, MORE, "{Enter}"],
    ["a choice of a portfolio", portfolio, ".elementor-portfolio__filter", " "],
  ])("counts by a key, too: %s", async (_what, markup, control, key) => {
    await start(markup);
    find(control).focus();
    await userEvent.keyboard(key);
    const presses = mount();
    expect(presses).toHaveLength(1);
    await userEvent.keyboard("{Enter}");
    // The widget hears keys itself.
    expect(presses).toHaveLength(1);
  });

  it("leads where a link leads: numbers that load a page", async () => {
    await start(numbers);
    document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
    find("a.page-numbers").click();
    expect(mount()).toEqual([]);
  });
});

describe("the looks of a list that waits", () => {
  it("are columns and a button that keys reach, and go with Islet", async () => {
    await start(masonry);
    await vi.dynamicImportSettled();
    const list = find(".elementor-loop-container");
    expect(list.classList).toContain("elementor-posts-masonry");
    expect(list.style.gridTemplateColumns).toBe("repeat(3, minmax(0, 1fr))");
    expect(find(MORE).getAttribute("tabindex")).toBe("0");
    ending.abort();
    expect(bodyOf(find("[data-widget_type]").outerHTML)).toEqual(bodyOf(masonry));
  });

  it("are pictures that fill their boxes and buttons of a group, and go with Islet", async () => {
    await start(recorded("portfolio.default", "0.66", "0.7"));
    await vi.dynamicImportSettled();
    expect(find(".elementor-portfolio").classList).toContain("elementor-has-item-ratio");
    const heights = [...document.querySelectorAll(".elementor-fit-height img")].map((picture) =>
      picture.getAttribute("height"),
    );
    expect(new Set(heights)).toEqual(new Set(["200"]));
    const [first, second] = document.querySelectorAll(".elementor-portfolio__filter");
    expect([first, second].map((button) => button?.getAttribute("aria-pressed"))).toEqual(["true", "false"]);
    expect(find("ul").getAttribute("aria-label")).toBe("Filter");
    ending.abort();
    expect(bodyOf(find("[data-widget_type]").outerHTML)).toEqual(bodyOf(portfolio.replace("0.66", "0.7")));
  });
});
