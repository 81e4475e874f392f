import { isShortcut } from "#browser/plain-click.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { StarGroup } from "./stars.ts";

/** Sets the list's value by presses and keys on the stars. */
export function followStars(
  select: HTMLSelectElement,
  { group, stars }: StarGroup,
  { listen }: WidgetContext,
): void {
  function choose(star: HTMLElement) {
    select.value = star.dataset["value"] ?? "";
    // Scripts hear of it as if the visitor had used the list.
    for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
  }

  function pressKey(event: KeyboardEvent) {
    const index = stars.indexOf(event.target as HTMLElement);
    const step = stepOf(event.key, group);
    const star = stars.at((index + step) % stars.length);
    const isHandled = event.key === " " || star !== stars[index];
    if (index < 0 || isShortcut(event) || !star || !isHandled) return;
    event.preventDefault();
    choose(star);
    star.focus();
  }

  listen(group, "keydown", pressKey);
  listen(group, "click", (event) => {
    event.preventDefault();
    const pressed = stars.find((star) => star.contains(event.target as Node));
    if (pressed) choose(pressed);
  });
}

/** 1 if an arrow key leads to the next star, -1 for the one before, 0 for other keys. */
function stepOf(key: string, group: Element): number {
  const isRtl = getComputedStyle(group).direction === "rtl";
  if (key === "ArrowUp" || key === (isRtl ? "ArrowRight" : "ArrowLeft")) return -1;
  return key === "ArrowDown" || key === (isRtl ? "ArrowLeft" : "ArrowRight") ? 1 : 0;
}
