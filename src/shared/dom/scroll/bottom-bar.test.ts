import { afterEach, expect, it, vi } from "vitest";
import { keepClearOfBottomBar } from "./bottom-bar.ts";

let life = new AbortController();
afterEach(() => {
  life.abort();
  life = new AbortController();
});

/** A bar of 50 px at the window's lower edge, beside a link. */
function addBar() {
  document.body.innerHTML = `<a href="#x">Link</a><aside style="position: fixed">Notice</aside>`;
  const bar = document.querySelector("aside") as HTMLElement;
  const measure = vi
    .spyOn(bar, "getBoundingClientRect")
    .mockReturnValue({ top: innerHeight - 50, height: 50 } as DOMRect);
  return { bar, measure };
}
const roomPx = () => document.documentElement.style.scrollPaddingBlockEnd;

it.each(["keydown", "pointerdown", "scroll"])(
  "store-notice: a page that nobody has touched is neither measured nor changed; there is room from the first %s on",
  (act) => {
    const { bar, measure } = addBar();
    keepClearOfBottomBar(bar, life.signal);
    expect([measure.mock.calls.length, roomPx()]).toEqual([0, ""]);
    document.querySelector("a")?.dispatchEvent(new Event(act, { bubbles: act !== "scroll" }));
    expect(roomPx()).toBe("50px");
    life.abort();
    expect(roomPx()).toBe("");
  },
);

it("store-notice: there is room at once where something has the focus", () => {
  const { bar } = addBar();
  document.querySelector("a")?.focus();
  keepClearOfBottomBar(bar, life.signal);
  expect(roomPx()).toBe("50px");
});

it("store-notice: a bar that has gone before the first act makes no room", () => {
  const { bar, measure } = addBar();
  keepClearOfBottomBar(bar, life.signal);
  life.abort();
  document.querySelector("a")?.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect([measure.mock.calls.length, roomPx()]).toEqual([0, ""]);
});

it("store-notice: the page's length is read before room is made, so that it need not be laid out again", () => {
  const { bar } = addBar();
  const rooms: string[] = [];
  const length = vi.spyOn(document.documentElement, "scrollHeight", "get").mockImplementation(() => {
    rooms.push(roomPx());
    return 10_000;
  });
  keepClearOfBottomBar(bar, life.signal);
  document.querySelector("a")?.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(rooms).toEqual([""]);
  expect(roomPx()).toBe("50px");
  length.mockRestore();
});
