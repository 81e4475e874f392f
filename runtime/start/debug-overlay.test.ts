import { afterEach, expect, it } from "vitest";
import { showOverlay } from "./debug-overlay.ts";
import { report } from "../problems/sentences.ts";

let hide = () => {};
afterEach(() => hide());

it("?islet-debug shows the problems that were told before it came, and those that follow", () => {
  const quiet = (event: Event) => event.preventDefault();
  document.addEventListener("islet:problem", quiet);
  report({ code: "preset", name: "early", reason: "no such preset" });
  hide = showOverlay(() => []);
  report({ code: "preset", name: "later", reason: "no such preset" });
  document.removeEventListener("islet:problem", quiet);
  const told = [...document.querySelectorAll("#islet-debug li")].map(({ textContent }) => textContent);
  expect(told).toEqual([
    '[islet] preset "early": no such preset.',
    '[islet] preset "later": no such preset.',
  ]);
  expect(document.querySelector("#islet-debug summary")?.textContent).toBe("Islet: 0 widgets, 2 problems");
});
