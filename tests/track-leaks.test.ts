import { expect, it } from "vitest";
import { trackLeaks } from "./track-leaks.ts";

it("what has started and not ended is told, and nothing else", () => {
  const leaks = trackLeaks();
  const ending = new AbortController();
  const { signal } = ending;
  const listener = () => {};
  document.addEventListener("click", listener);
  document.addEventListener("keydown", listener, { signal });
  addEventListener("scroll", listener);
  addEventListener("resize", listener, { signal });
  setTimeout(listener, 5);
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  ending.abort();
  expect(leaks()).toEqual([
    "listener: #document click",
    "listener: window scroll",
    "timer",
    "ResizeObserver",
  ]);
  document.removeEventListener("click", listener);
  removeEventListener("scroll", listener);
  observer.disconnect();
  expect(leaks()).toEqual(["timer"]);
});
