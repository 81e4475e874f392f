import { isElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { OpenTip } from "./open-tips.ts";
import type { Point } from "./read-points.ts";

/** Time to bring the pointer from a point to its tip. */
const LEAVE_MS = 200;

/** Opens and closes tips by presses, keys, and, with `isHover`, the mouse and the focus. */
export function followVisitor(
  points: readonly Point[],
  { opened, isHover }: { readonly opened: OpenTip; readonly isHover: () => boolean },
  { listen, after }: WidgetContext,
): void {
  let cancelLeave = () => {};

  function press(point: Point) {
    // Where the focus opens a tip, the press that brings it must not close it.
    if (!isHover()) opened.show(opened.current() === point ? undefined : point);
    else opened.show(point);
  }

  for (const point of points) {
    const { element, button, tip, isLink } = point;
    if (!tip) continue;
    if (!isLink) {
      listen(button, "click", () => press(point));
      if (!button.matches("button"))
        listen(button, "keydown", (event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          if (!event.repeat) button.click();
        });
    }
    listen(element, "pointerenter", (event) => {
      // A tap on a link follows it.
      if (!isHover() || event.pointerType === "touch") return;
      cancelLeave();
      opened.show(point);
    });
    listen(element, "pointerleave", (event) => {
      if (!isHover() || event.pointerType === "touch") return;
      cancelLeave = after(LEAVE_MS, () => {
        if (opened.current() === point && !tip.contains(document.activeElement)) opened.show(undefined);
      });
    });
    listen(element, "focusin", () => isHover() && opened.show(point));
    listen(element, "focusout", ({ relatedTarget }) => {
      const isInside = isElement(relatedTarget) && element.contains(relatedTarget);
      if (isHover() && !isInside && opened.current() === point) opened.show(undefined);
    });
  }

  /** Where a press began: one that selects words of a tip may end beside it. */
  let began: EventTarget | null = null;
  listen(document, "pointerdown", ({ target }) => (began = target), { capture: true });
  listen(document, "click", ({ target }) => {
    const current = opened.current();
    const isBeside = (place: unknown) => isElement(place) && !current?.element.contains(place);
    if (current && isBeside(target) && isBeside(began ?? target)) opened.show(undefined);
    began = null;
  });
  listen(document, "keydown", ({ key }) => {
    const current = opened.current();
    if (key !== "Escape" || !current) return;
    if (current.tip?.contains(document.activeElement)) current.button.focus();
    opened.show(undefined);
  });
}
