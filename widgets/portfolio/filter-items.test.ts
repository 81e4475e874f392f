import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFilterBar } from "#content/filter/filter-bar.ts";
import { createChanges } from "#dom/state/changes.ts";
import { completePage } from "#runtime/page.ts";
import { setDevice } from "#tests/support/device.ts";
import { createItemFilter } from "./filter-items.ts";

let life: AbortController;
const MARKUP = `<ul><li data-filter="*">All</li><li data-filter="food">Food</li><li data-filter="travel">Travel</li></ul>
  <div id="list"><p class="food">1</p><p class="food travel">2</p><p class="travel">3</p></div>`;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const shown = () => all("p").flatMap((item) => (item.hidden ? [] : [item.textContent]));
const button = (name: string) => all("li").find(({ textContent }) => textContent === name) as HTMLElement;

function start(isMultiple = false, layOut?: () => void) {
  const { signal } = life;
  const changes = createChanges(signal);
  const context = {
    signal,
    page: completePage(
      {},
      () => 1280,
      () => {},
    ),
    listen: (target: EventTarget, type: string, listener: (event: never) => void) =>
      target.addEventListener(type, listener as EventListener, { signal }),
  };
  const show = createItemFilter({
    list: document.querySelector("#list") as HTMLElement,
    items: () => all("p"),
    isIn: (item, term) => item.classList.contains(term),
    active: [],
    ...(layOut && { layOut }),
    durationMs: 450,
    changes,
    context,
  });
  const bar = { buttons: all("li"), all: "*", isMultiple, active: ["active"], changes, context };
  createFilterBar(bar, show).choose([]);
}

beforeEach(() => {
  life = new AbortController();
  document.body.innerHTML = MARKUP;
});
afterEach(() => life.abort());

describe("the buttons over a list of items", () => {
  it("show the items of a term, and all again", async () => {
    start();
    expect(shown()).toEqual(["1", "2", "3"]);
    await userEvent.click(button("Food"));
    expect(shown()).toEqual(["1", "2"]);
    await userEvent.click(button("Travel"));
    expect(shown()).toEqual(["2", "3"]);
    await userEvent.click(button("All"));
    expect(shown()).toEqual(["1", "2", "3"]);
  });

  it("are toggle buttons that keys press", async () => {
    start();
    expect(all("li").map((item) => [item.getAttribute("role"), item.tabIndex])).toEqual(
      [1, 2, 3].map(() => ["button", 0]),
    );
    button("Food").focus();
    await userEvent.keyboard(" ");
    expect(all("[aria-pressed=true]")).toEqual([button("Food")]);
    expect(all("li.active")).toEqual([button("Food")]);
    expect(document.activeElement).toBe(button("Food"));
    await userEvent.keyboard("{Enter}");
    expect(all("[aria-pressed=true]")).toEqual([button("All")]);
  });

  it("tell how many items are shown", async () => {
    start();
    const status = document.querySelector("[role=status]");
    expect(status?.textContent).toBe("");
    await userEvent.click(button("Travel"));
    expect(status?.textContent).toBe("Items shown: 2");
  });

  it("show the items of any of several terms", async () => {
    start(true);
    await userEvent.click(button("Food"));
    await userEvent.click(button("Travel"));
    expect(shown()).toEqual(["1", "2", "3"]);
    expect(all("[aria-pressed=true]")).toHaveLength(2);
    await userEvent.click(button("Food"));
    expect(shown()).toEqual(["2", "3"]);
  });

  it("lay the items out after each choice", async () => {
    const layOut = vi.fn(() => shown());
    start(false, layOut);
    await userEvent.click(button("Food"));
    expect(layOut).toHaveReturnedWith(["1", "2"]);
  });

  it("leave the page as it was", async () => {
    start();
    await userEvent.click(button("Food"));
    life.abort();
    expect(document.body.innerHTML).toBe(MARKUP);
  });
});

describe("the items", () => {
  const animate = vi.fn(() => ({ cancel() {} }));
  beforeEach(() => {
    animate.mockClear();
    vi.spyOn(HTMLElement.prototype, "animate").mockImplementation(animate as never);
    vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
      return (
        100 *
        all("p")
          .filter(({ hidden }) => !hidden)
          .indexOf(this)
      );
    });
  });

  it("move to their new places, and grow where they come, in the time given", async () => {
    start();
    expect(animate).not.toHaveBeenCalled();
    await userEvent.click(button("Travel"));
    const move = { transform: ["translate(100px, 0px)", "translate(0)"] };
    expect(animate.mock.calls).toEqual([1, 2].map(() => [move, expect.objectContaining({ duration: 450 })]));
    animate.mockClear();
    await userEvent.click(button("All"));
    expect(animate).toHaveBeenCalledWith(
      [{ opacity: 0, transform: "scale(0.2)" }, {}],
      expect.objectContaining({ duration: 450 }),
    );
  });

  it("are at their places at once for visitors who prefer reduced motion", async () => {
    setDevice({ prefersReducedMotion: true });
    start();
    await userEvent.click(button("Travel"));
    await userEvent.click(button("All"));
    expect(shown()).toEqual(["1", "2", "3"]);
    expect(animate).not.toHaveBeenCalled();
  });
});
