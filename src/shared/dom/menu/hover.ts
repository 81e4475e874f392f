import { isElement, isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { isHeadingTo } from "./heading-to.ts";
import type { OpenState } from "./open-state.ts";
import { createPointerTrail } from "./pointer-trail.ts";
import { type SubMenu, subMenuAt } from "./sub-menu.ts";

/** How long the pointer must be at, or away from, an item. */
export interface HoverDelays {
  readonly showMs: number;
  readonly hideMs: number;
  /** Opens only once the pointer has moved no more than so many px within so many ms. */
  readonly rest?: { readonly px: number; readonly ms: number };
}

interface HoverOptions {
  readonly root: HTMLElement;
  readonly all: readonly SubMenu[];
  readonly state: OpenState;
  readonly delays: HoverDelays;
  readonly opensOnHover: (subMenu: SubMenu) => boolean;
  /** Gets what the pointer has opened. */
  readonly opened: Set<SubMenu>;
}

/** A pointer's direction is what it did during this time. */
const TRAIL_MS = 120;
/** How often a pointer on its way to a sub-menu is looked at again. */
const AGAIN_MS = 100;

/**
 * Opens sub-menus while the mouse or a pen is at their items. A pointer on its way to the open sub-menu keeps it, whatever
 * it crosses. Touches are left alone, and so is what comes under a pointer that rests, because the page moves.
 * @returns what follows an event of the pointer that came before
 */
export function followPointer(
  { root, all, state, delays, opensOnHover, opened }: HoverOptions,
  { after, listen }: WidgetContext,
): (event: PointerEvent) => void {
  const { rest } = delays;
  const trail = createPointerTrail(Math.max(TRAIL_MS, rest?.ms ?? 0));
  const { isMoving, follow } = watchMoves(listen);
  let wanted: SubMenu | undefined;
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
    if (isInUse(state, wanted)) return;
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

  function aim(subMenu: SubMenu | undefined, delayMs: number) {
    if (subMenu === wanted) return;
    wanted = subMenu;
    wait(delayMs);
  }

  function enter(event: PointerEvent) {
    if (event.pointerType === "touch" || !isElement(event.target)) return;
    const subMenu = subMenuAt(all, event.target);
    // It keeps what is open there, but opens nothing else.
    if (!isMoving() && !(subMenu && state.isOpen(subMenu))) return;
    trail.record(event);
    aim(subMenu, delays.showMs);
  }

  for (const type of MOVES) listen(root, type, enter, { passive: true });
  listen(root, "pointerleave", (event) => {
    if (event.pointerType === "touch") return;
    trail.record(event);
    aim(undefined, delays.hideMs);
  });
  // Presses and keys say what is to be open; the pointer only rests meanwhile.
  for (const type of ["click", "keydown"]) listen(root, type, () => cancel());
  return (event) => {
    follow(event);
    enter(event);
  };
}

/**
 * Whether the focus is in a sub-menu that would close: of what the pointer has left, or of another item while the visitor
 * types.
 */
function isInUse(state: OpenState, wanted: SubMenu | undefined): boolean {
  const { activeElement } = document;
  const used = state.open().find(({ panel }) => panel.contains(activeElement));
  if (!used || !wanted) return !!used;
  return isTag(activeElement, "input", "textarea") && !used.panel.contains(wanted.item);
}

const MOVES = ["pointerover", "pointermove"] as const;

/** Tells whether the latest event of the pointer has moved it. Scrolling and layout send events, too, which do not. */
function watchMoves(listen: WidgetContext["listen"]) {
  let isMoving = true;
  let place: readonly [number, number] | undefined;

  function follow({ clientX, clientY }: PointerEvent) {
    isMoving = place?.[0] !== clientX || place[1] !== clientY;
    place = [clientX, clientY];
  }
  for (const type of MOVES) listen(document, type, follow, { capture: true, passive: true });
  return { isMoving: () => isMoving, follow };
}
