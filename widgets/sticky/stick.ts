import type { LayoutBox } from "#dom/scroll/layout-box.ts";
import { adminBarPx } from "#dom/scroll/scroll-offset.ts";
import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import { watchSizes } from "#dom/scroll/watch-sizes.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { coverEdge } from "./cover-edge.ts";
import { canStickByCss } from "./css-sticky.ts";
import { HeldElement } from "./held-element.ts";
import { type Place, placeOf, type StickyRule } from "./place.ts";
import type { Settings } from "./settings.ts";

/** How an element sticks on one kind of device. */
export interface StickOptions extends StickyRule {
  /** The ancestor that the element must not leave. */
  readonly boundary: HTMLElement | undefined;
  readonly classes: Settings["parts"];
  /** Ends the sticking. */
  readonly signal: AbortSignal;
}

/** Time without a change of size after which the place is measured again. */
const SETTLED_MS = 300;

/** Lets an element stick: by CSS where that gives the right place, else fixed to the window. */
export function stick(host: HTMLElement, options: StickOptions, { bus, after }: WidgetContext): void {
  const { boundary, classes, edge, signal } = options;
  const changes = createChanges(signal);
  const held = new HeldElement(host, edge, classes.spacer);
  let isMeasured = false;
  let mayStick = false;
  let isStuck = false;

  const toggle = (names: readonly string[], isOn: boolean) => {
    for (const name of names)
      if (host.classList.contains(name) !== isOn) changes.toggleClass(host, name, isOn);
  };

  function measure() {
    isMeasured = true;
    held.release();
    mayStick = fits(host, boundary);
    toggle(classes.host, mayStick);
    const rule = ruleNow(options);
    if (mayStick && canStickByCss(host, rule, boundary)) held.holdByCss(rule.offsetPx);
    read()?.();
  }

  function read(): (() => void) | undefined {
    if (!isMeasured) return measure;
    if (!mayStick) return isStuck ? () => show({ isStuck: false, hasEffects: false, edgePx: 0 }) : undefined;
    const rule = ruleNow(options);
    const flow = held.flowBox(rule.offsetPx);
    const bounds = boundary?.getBoundingClientRect();
    const place = placeOf(rule, flow, { windowPx: innerHeight, boundary: bounds });
    return () => show(place, flow);
  }

  function show(place: Place, flow?: LayoutBox) {
    if (flow && !held.isCss) {
      if (place.isStuck) held.fix(place.edgePx, flow);
      else if (held.isFixed) held.release();
    }
    toggle(classes.active, place.isStuck);
    toggle(classes.effects, place.hasEffects);
    const isBar = place.isStuck && flow && !boundary && flow.width > innerWidth / 2;
    coverEdge(host, edge, isBar ? Math.ceil(place.edgePx + flow.bottom - flow.top) : 0);
    if (place.isStuck === isStuck) return;
    isStuck = place.isStuck;
    bus.emit(isStuck ? "sticky:stick" : "sticky:unstick", { host });
  }

  const askForFrame = watchScroll(read, signal);
  let cancelTimer = () => {};
  const measureSoon = () => {
    cancelTimer();
    cancelTimer = after(SETTLED_MS, () => {
      isMeasured = false;
      askForFrame();
    });
  };
  followSizes(host, measureSoon, signal);
  signal.addEventListener("abort", () => {
    cancelTimer();
    held.release();
    coverEdge(host, edge, 0);
  });
}

/** Where what sticks to the top of the window begins, in px: below the admin bar, and a bar of the page that stands there. */
const topEdgePx = () =>
  adminBarPx() + (Number.parseFloat(document.body.style.getPropertyValue("--islet-top-bar")) || 0);

/** The rule, below what covers the top of the window. */
const ruleNow = ({ edge, effectsPx, offsetPx }: StickOptions): StickyRule => ({
  edge,
  effectsPx,
  offsetPx: offsetPx + (edge === "top" ? topEdgePx() : 0),
});

/** Whether an element may stick where it stands: on an enlarged page a large one would hide the text. */
function fits(host: HTMLElement, boundary: HTMLElement | undefined): boolean {
  const { height, width } = host.getBoundingClientRect();
  const isTooLarge = !boundary && height > innerHeight / 2 && width > innerWidth / 2;
  return height > 0 && !isTooLarge && !/absolute|fixed/.test(getComputedStyle(host).position);
}

/** Calls `changed` after a change of the window's size, the page's or the element's. */
function followSizes(host: HTMLElement, changed: () => void, signal: AbortSignal) {
  let isKnown = false;
  watchSizes(
    [host, document.body],
    () => {
      // The sizes at the start are reported, too.
      if (isKnown) changed();
      isKnown = true;
    },
    signal,
  );
  addEventListener("resize", changed, { signal });
}
