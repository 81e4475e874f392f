import { focusTarget } from "#dom/focus/focus-target.ts";
import { numbered } from "#dom/numbered.ts";
import { isShown } from "#dom/query.ts";
import { scrollSoon } from "#dom/scroll/scroll-soon.ts";
import { isPageScroller, scrollerOf } from "#dom/scroll/scroller.ts";
import { controlsIn } from "./controls.ts";
import type { Position } from "./draw-position.ts";
import type { Step, StepsView } from "./view.ts";

/** Which step is open. */
export interface Walk {
  readonly steps: readonly Step[];
  readonly current: number;
  /** Opens a step; nothing else moves. */
  open(index: number): void;
  /**
   * Leads the visitor to a step and announces it.
   * @param takesFocus whether the focus goes there from wherever it is; from a step that closes it always does
   */
  lead(index: number, takesFocus?: boolean): void;
  /** Takes back what was announced. */
  silence(): void;
}

/** The position in words, such as `Step 2 of 3: Address`. */
function wordsAt({ context }: StepsView, steps: readonly Step[], index: number): string {
  const label = steps[index]?.label;
  const position = context.page
    .text("form_step", "Step %1$s of %2$s")
    .replace("%1$s", String(index + 1))
    .replace("%2$s", String(steps.length));
  return label ? `${position}: ${label}` : position;
}

/** The first field of a step, or the step itself: if it has none, or if an on-screen keyboard would cover it. */
function focusTargetIn(element: HTMLElement): HTMLElement {
  const isTouch = matchMedia("(pointer: coarse)").matches;
  const first = controlsIn(element).find((control) => control.type !== "hidden" && isShown(control));
  return (!isTouch && first) || element;
}

/** Whether the upper edge of an element is above the window, or above the box in which it scrolls. */
function isScrolledPast(element: Element): boolean {
  const scroller = scrollerOf(element);
  const edgePx = isPageScroller(scroller) ? 0 : scroller.getBoundingClientRect().top;
  return element.getBoundingClientRect().top < edgePx;
}

/** Nothing is open before the first call. */
export function createWalk(
  view: StepsView,
  steps: readonly Step[],
  { show, status, indicators }: Position,
): Walk {
  const { settings, changes, context } = view;
  const { after, signal } = context;
  let current = 0;

  function open(index: number) {
    current = index;
    for (const [place, { element }] of numbered(steps)) {
      const isClosed = place !== index;
      changes.setAttribute(element, "hidden", isClosed ? "" : null);
      changes.setStyle(element, "display", isClosed ? "none" : "");
      for (const name of settings.parts.hidden) changes.toggleClass(element, name, isClosed);
    }
    show(index, wordsAt(view, steps, index));
  }

  return {
    steps,
    get current() {
      return current;
    },
    open,
    lead(index, takesFocus = false) {
      const hadFocus = steps[current]?.element.contains(document.activeElement);
      open(index);
      status.textContent = wordsAt(view, steps, index);
      const element = steps[index]?.element;
      if (!element || !(takesFocus || hadFocus)) return;
      focusTarget(focusTargetIn(element), signal);
      const top = indicators.isConnected ? indicators : element;
      // The key that has led here would stop it.
      if (isScrolledPast(top)) after(0, () => scrollSoon(top, { durationMs: 0, signal }));
    },
    silence() {
      status.textContent = "";
    },
  };
}
