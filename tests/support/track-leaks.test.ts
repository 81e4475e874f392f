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
  const narrow = matchMedia("(max-width: 600px)");
  narrow.addEventListener("change", listener);
  matchMedia("(max-width: 900px)").addEventListener("change", listener, { signal });
  setTimeout(listener, 5);
  const observer = new ResizeObserver(listener);
  observer.observe(document.body);
  ending.abort();
  expect(leaks()).toEqual([
    "listener: #document click",
    "listener: window scroll",
    "listener: (max-width: 600px) change",
    "timer",
    "ResizeObserver",
  ]);
  document.removeEventListener("click", listener);
  removeEventListener("scroll", listener);
  narrow.removeEventListener("change", listener);
  observer.disconnect();
  expect(leaks()).toEqual(["timer"]);
});
