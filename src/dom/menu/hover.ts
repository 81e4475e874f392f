import type { WidgetContext } from "#runtime/widget.ts";
import { isElement } from "#runtime/kind.ts";
import { type Disclosure, disclosureAt } from "./disclosure.ts";
import { isHeadingTo } from "./heading-to.ts";
import type { OpenState } from "./open-state.ts";
import { createPointerTrail } from "./pointer-trail.ts";

/** How long the pointer must be at, or away from, an item. */
export interface HoverDelays {
  readonly showMs: number;
  readonly hideMs: number;
  /** Opens only once the pointer has moved no more than so many px within so many ms. */
  readonly rest?: { readonly px: number; readonly ms: number };
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

/**
 * Opens sub-menus while the mouse or a pen is at their items. A pointer on its way to the open sub-menu keeps it, whatever
 * it crosses. Touches are left alone.
 * @returns what follows an event of the pointer that came before
 */
export function followPointer(
  { root, all, state, delays, opensOnHover, opened }: HoverOptions,
  { after, listen }: WidgetContext,
): (event: PointerEvent) => void {
  const { rest } = delays;
  const trail = createPointerTrail(Math.max(TRAIL_MS, rest?.ms ?? 0));
  let wanted: Disclosure | undefined;
  let cancel = () => {};

  function isRestless(): boolean {
    const moves = rest && trail.moves(rest.ms);
    return !!moves && Math.hypot(moves[1].x - moves[0].x, moves[1].y - moves[0].y) > rest.px;
  }

  function isOnItsWay(): boolean {
    const moves = trail.moves(TRAIL_MS);
    const panel = state.open().at(-1)?.panel;
    return !!moves && !!panel && isHeadingTo(panel.getBoundingClientRect(), ...moves);
  }

  function settle() {
    if (isOnItsWay()) return wait(AGAIN_MS);
    if (wanted && rest && isRestless()) return wait(rest.ms);
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

  function enter(event: PointerEvent) {
    if (event.pointerType === "touch" || !isElement(event.target)) return;
    trail.record(event);
    aim(disclosureAt(all, event.target), delays.showMs);
  }

  listen(root, "pointerover", enter);
  listen(root, "pointermove", (event) => event.pointerType !== "touch" && trail.record(event), {
    passive: true,
  });
  listen(root, "pointerleave", (event) => {
    if (event.pointerType === "touch") return;
    trail.record(event);
    aim(undefined, delays.hideMs);
  });
  // Presses and keys say what is to be open; the pointer only rests meanwhile.
  for (const type of ["click", "keydown"]) listen(root, type, () => cancel());
  return enter;
}
