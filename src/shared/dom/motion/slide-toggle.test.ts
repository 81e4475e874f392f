import { expect, it, vi } from "vitest";
import { setDevice } from "#tests/support/device.ts";
import { createChanges } from "../state/changes.ts";
import { slideToggle } from "./slide-toggle.ts";

it("tooltip.1 checkout.1 visitors who want less motion see a box open and shut at once", () => {
  setDevice({ prefersReducedMotion: true });
  document.body.innerHTML = "<div>words</div>";
  const box = document.body.firstElementChild as HTMLElement;
  const animate = vi.fn();
  box.animate = animate;
  const changes = createChanges(new AbortController().signal);
  slideToggle(box, { isOpen: false, durationMs: 400, changes });
  expect(box.style.display).toBe("none");
  slideToggle(box, { isOpen: true, durationMs: 400, changes });
  expect(box.style.display).toBe("");
  expect(animate).not.toHaveBeenCalled();
});
