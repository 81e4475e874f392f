import type { WidgetContext } from "#runtime/widget.ts";
import type { Changes } from "../state/changes.ts";

interface FitOptions {
  readonly toggle: HTMLElement;
  readonly panel: HTMLElement;
  readonly changes: Changes;
  readonly isOpen: () => boolean;
  /** As wide as the window. */
  readonly isStretched: boolean;
  /** Custom property for the height; empty for none. */
  readonly heightProperty: string;
}

/** Scrolling and resizing must have paused for so long before anything is measured again. */
const PAUSE_MS = 250;

/**
 * Gives an opened menu the width of the window, and below a header that sticks the height that is left of it, also after
 * the window has changed or was scrolled.
 * @returns what fits it now
 */
export function fitCollapsible(options: FitOptions, { after, listen }: WidgetContext): () => void {
  const { changes, heightProperty, isOpen, isStretched, panel, toggle } = options;
  const set = (property: string, value: string) => changes.setStyle(panel, property, value);

  function fit() {
    if (isStretched) {
      set("width", `${document.documentElement.clientWidth}px`);
      for (const property of ["left", "top"]) set(property, "0");
      set("right", "auto");
      set("margin-left", "0");
      // Of the place only: an opening animation may have scaled its height down.
      const { left } = panel.getBoundingClientRect();
      const parentTop = panel.offsetParent?.getBoundingClientRect().top ?? 0;
      set("left", `${-left}px`);
      set("top", `${toggle.getBoundingClientRect().bottom - parentTop}px`);
    }
    if (heightProperty) set(heightProperty, heightOf());
  }

  /** Below a header that sticks, the page cannot be scrolled to the menu's end. */
  function heightOf(): string {
    if (!isOpen()) return "0";
    if (!isInBar(toggle)) return "1000vmax";
    return `${innerHeight - Math.max(0, toggle.getBoundingClientRect().bottom)}px`;
  }

  let cancel = () => {};
  const fitLater = () => {
    cancel();
    if (isOpen()) cancel = after(PAUSE_MS, fit);
  };
  for (const type of ["scroll", "resize"]) listen(window, type, fitLater, { passive: true });
  return fit;
}

/** Whether an element is in something that stays in the window, or may. */
export function isInBar(element: Element): boolean {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/sticky|fixed/.test(getComputedStyle(around).position)) return true;
  return false;
}
