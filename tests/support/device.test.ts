import { expect, it } from "vitest";
import { setDevice } from "./device.ts";

it("a media query is read and told once when its answer changes, whether it held at first or not", () => {
  const told: string[] = [];
  for (const query of [
    "(max-width: 600px)",
    "(min-width: 601px)",
    "(hover: hover)",
    "(pointer: coarse)",
    "(prefers-reduced-motion: reduce)",
  ]) {
    const list = matchMedia(query);
    list.addEventListener("change", () => told.push(`${query} ${String(list.matches)}`));
  }
  const change = (device: Parameters<typeof setDevice>[0]) => {
    setDevice(device);
    return told.splice(0);
  };
  expect(change({ width: 600 })).toEqual(["(max-width: 600px) true", "(min-width: 601px) false"]);
  expect(change({ hasTouch: true })).toEqual(["(hover: hover) false", "(pointer: coarse) true"]);
  expect(change({ prefersReducedMotion: true })).toEqual(["(prefers-reduced-motion: reduce) true"]);
  expect(change({ prefersReducedMotion: false })).toEqual(["(prefers-reduced-motion: reduce) false"]);
  expect(change({ width: 601 })).toEqual(["(max-width: 600px) false", "(min-width: 601px) true"]);
});
