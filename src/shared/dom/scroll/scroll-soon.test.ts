import { beforeEach, expect, it, vi } from "vitest";
import { scrollSoon } from "./scroll-soon.ts";
import { scrollToElement } from "./scroll-to.ts";

vi.mock("./scroll-to.ts", () => ({ scrollToElement: vi.fn() }));

const page = new AbortController();
const goesOn = () => vi.mocked(scrollToElement).mock.lastCall?.[1].signal.aborted === false;

beforeEach(() => {
  document.body.innerHTML = "<p></p>";
  scrollSoon(document.querySelector("p") as HTMLElement, { signal: page.signal });
});

it("scrolls to an element once the code for it is there", async () => {
  await vi.waitFor(() => expect(scrollToElement).toHaveBeenCalled());
  expect(goesOn()).toBe(true);
});

it.each(["wheel", "touchstart", "pointerdown", "keydown", "popstate"])(
  "leaves the visitor where a %s has led before the code came",
  async (type) => {
    dispatchEvent(new Event(type));
    await vi.waitFor(() => expect(scrollToElement).toHaveBeenCalled());
    expect(goesOn()).toBe(false);
  },
);
