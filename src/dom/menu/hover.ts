import type { WidgetContext } from "#runtime/widget.ts";
import { isElement } from "#runtime/kind.ts";
import { type Disclosure, disclosureAt } from "./disclosure.ts";
import { isHeadingTo, type Point } from "./heading-to.ts";
import type { OpenState } from "./open-state.ts";

/** How long the pointer must be at, or away from, an item. */
export interface HoverDelays {
  readonly showMs: number;
  readonly hideMs: number;
}

interface HoverOptions {
  readonly root: HTMLElement;
  readonly all: readonly Disclosure[];
  readonly state: OpenState;
  readonly delays: HoverDelays;
  readonly opensOnHover: (disclosure: Disclosure) => boolean;
  /** Gets what the pointer has opened. */
  readonly opened: Set<Disclosure>;
}

/** A pointer's direction is what it did during this time. */
const TRAIL_MS = 120;
/** How often a pointer on its way to a sub-menu is looked at again. */
const AGAIN_MS = 100;

interface Sample extends Point {
  readonly timeMs: number;
}

/**
 * Opens sub-menus while the mouse or a pen is at their items. A pointer on its way to the open sub-menu keeps it, whatever
 * it crosses. Touches are left alone.
 * @returns what follows an event of the pointer that came before
 */
export function followPointer(
  { root, all, state, delays, opensOnHover, opened }: HoverOptions,
  { after, listen }: WidgetContext,
): (event: PointerEvent) => void {
  let trail: Sample[] = [];
  let wanted: Disclosure | undefined;
  let cancel = () => {};

  function isOnItsWay(): boolean {
    const nowMs = performance.now();
    const recent = trail.filter(({ timeMs }) => nowMs - timeMs <= TRAIL_MS);
    const [from, to] = [recent[0], recent.at(-1)];
    const panel = state.open().at(-1)?.panel;
    return Boolean(panel && from && to && isHeadingTo(panel.getBoundingClientRect(), from, to));
  }

  function settle() {
    if (isOnItsWay()) return wait(AGAIN_MS);
    if (!wanted) state.hideOver();
    else if (opensOnHover(wanted)) {
      if (!state.isOpen(wanted)) opened.add(wanted);
      state.show(wanted);
    }
  }

  function wait(delayMs: number) {
    cancel();
    if (delayMs > 0) cancel = after(delayMs, settle);
    else settle();
  }

  function aim(disclosure: Disclosure | undefined, delayMs: number) {
    if (disclosure === wanted) return;
    wanted = disclosure;
    wait(delayMs);
  }

  function record({ clientX, clientY }: PointerEvent) {
    const timeMs = performance.now();
    trail = [
      ...trail.filter((sample) => timeMs - sample.timeMs <= TRAIL_MS),
      { x: clientX, y: clientY, timeMs },
    ];
  }

  function enter(event: PointerEvent) {
    if (event.pointerType === "touch" || !isElement(event.target)) return;
    record(event);
    aim(disclosureAt(all, event.target), delays.showMs);
  }

  listen(root, "pointerover", enter);
  listen(root, "pointermove", (event) => event.pointerType !== "touch" && record(event), { passive: true });
  listen(root, "pointerleave", (event) => {
    if (event.pointerType === "touch") return;
    record(event);
    aim(undefined, delays.hideMs);
  });
  // Presses and keys say what is to be open; the pointer only rests meanwhile.
  for (const type of ["click", "keydown"]) listen(root, type, () => cancel());
  return enter;
}
