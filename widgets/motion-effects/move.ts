import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isOfMouse, motionOf, type Travel } from "./motion.ts";
import { mousePlace, watchMouse } from "./mouse.ts";
import type { Place } from "./place.ts";
import type { Effect, Settings } from "./settings.ts";
import { type MotionProperty, propertiesOf, styleOf } from "./styles.ts";

/** What is moved, and how. */
export interface Mover {
  readonly element: HTMLElement;
  readonly effects: readonly Effect[];
  readonly range: Settings["effectsRange"];
  readonly travel: Travel;
  /** What follows a step of scrolling or of the mouse smoothly, as in the property `transition`. */
  readonly smoothing: string;
}

/** No effect moves an element farther than this: what is farther from the window needs no work. */
const NEAR = "500px";

/** All that has not gone out of the window at its top: a jump from one end of the page to the other passes by the window. */
const NOT_PAST = "500px 0px 1000000px";

/**
 * Which boxes of an element are near the window: itself and its parent.
 * @param changed called when that changes, also where a jump has passed by the window
 */
function watchNear(host: HTMLElement, signal: AbortSignal, changed: () => void): ReadonlySet<Element> {
  const near = new Set<Element>();
  watchView(host, { margin: NOT_PAST, signal }, changed);
  for (const box of [host, host.parentElement ?? host])
    watchView(box, { margin: NEAR, signal }, ({ isIntersecting }) => {
      if (isIntersecting) near.add(box);
      else near.delete(box);
      changed();
    });
  return near;
}

/** Moves an element with the scrolling and the mouse while its place is near the window. Returns what asks for a frame. */
export function move(
  host: HTMLElement,
  { element, effects, range, travel, smoothing }: Mover,
  { place, signal }: { readonly place: Place; readonly signal: AbortSignal },
): () => void {
  const changes = createChanges(signal);
  const properties = propertiesOf(effects);
  const written = new Map<MotionProperty, string>();
  let ownFilter: string | undefined;
  let isSettled = false;
  let isFocused = false;

  function prepare() {
    const { filter, transition } = getComputedStyle(element);
    ownFilter = filter && filter !== "none" ? `${filter} ` : "";
    const own = transition && !transition.startsWith("none") ? `${transition}, ` : "";
    const added = properties.map((property) => `${property} ${smoothing}`).join(", ");
    return () => changes.setStyle(element, "transition", own + added);
  }

  function read() {
    // Once it has gone, its last state is drawn, and then nothing until it comes again.
    if (isSettled && near.size === 0) return;
    isSettled = near.size === 0;
    const start = ownFilter === undefined && prepare();
    const progress = { scroll: place.progress(range), ...mousePlace() };
    const style = styleOf(motionOf(effects, progress, travel), travel.unit);
    const due = properties
      .map(
        (property) => [property, property === "filter" ? filterOf(style.filter) : style[property]] as const,
      )
      .filter(([property, value]) => written.get(property) !== value);
    if (!due.length) return;
    return () => {
      if (start) start();
      for (const [property, value] of due) {
        written.set(property, value);
        changes.setStyle(element, property, value);
      }
    };
  }
  // What has the focus must be seen.
  const filterOf = (filter: string) => (isFocused || !filter ? "" : `${ownFilter}${filter}`);

  const askForFrame = watchScroll(read, signal);
  const near = watchNear(host, signal, () => {
    isSettled = false;
    askForFrame();
  });
  if (effects.some(isOfMouse)) watchMouse(() => near.size && askForFrame(), signal);
  for (const type of ["focusin", "focusout"] as const)
    host.addEventListener(
      type,
      ({ target }) => {
        isFocused = type === "focusin" && (target as Element).matches(":focus-visible");
        askForFrame();
      },
      { signal },
    );
  return askForFrame;
}
