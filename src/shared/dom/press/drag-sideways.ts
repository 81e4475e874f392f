import type { WidgetContext } from "#runtime/widget.ts";
import type { Changes } from "../state/changes.ts";

/** A press that moves less is a press. */
const SLOP_PX = 5;

interface DragOptions {
  /** Class names of the list while it is dragged. */
  readonly dragged: readonly string[];
  readonly changes: Changes;
  readonly listen: WidgetContext["listen"];
  /** Called once the list has been dragged. */
  readonly onEnd?: () => void;
}

/** Scrolls a list sideways while the mouse drags it. Fingers scroll it anyway. */
export function dragSideways(list: HTMLElement, { dragged, changes, listen, onEnd }: DragOptions): void {
  let startX: number | undefined;
  let startLeft = 0;
  let isDragged = false;
  const mark = (isOn: boolean) => {
    for (const name of dragged) changes.toggleClass(list, name, isOn);
  };

  listen(list, "pointerdown", ({ pointerType, clientX }) => {
    isDragged = false;
    if (pointerType !== "mouse" || list.scrollWidth <= list.clientWidth) return;
    startX = clientX;
    startLeft = list.scrollLeft;
  });
  listen(window, "pointermove", ({ clientX }) => {
    if (startX === undefined || (!isDragged && Math.abs(clientX - startX) < SLOP_PX)) return;
    if (!isDragged) mark(true);
    isDragged = true;
    list.scrollLeft = startLeft + startX - clientX;
  });
  for (const type of ["pointerup", "pointercancel"])
    listen(window, type, () => {
      startX = undefined;
      if (!isDragged) return;
      mark(false);
      onEnd?.();
    });
  // The browser would drag the link, and follow it afterwards.
  listen(list, "dragstart", (event) => startX !== undefined && event.preventDefault());
  listen(
    list,
    "click",
    (event) => {
      if (!isDragged) return;
      isDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
