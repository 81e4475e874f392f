import { numbered } from "#dom/numbered.ts";
import { watchView } from "#dom/scroll/watch-view.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** No element stays invisible longer, whatever happens. */
const LONGEST_HIDDEN_MS = 3_000;

/** An element this near below the window is hidden again, so that it can appear. */
const NEAR = "0px 0px 25% 0px";

/** When and how an element appears. */
export interface Entrance {
  /** Where it begins, in percent of the window's height. */
  readonly start: number;
  readonly delayMs: number;
  /** Starts the animation of one target. */
  readonly animate: (target: HTMLElement) => void;
}

interface EntranceOptions extends Entrance {
  /** The element, or elements inside it that appear one after another. */
  readonly targets: readonly HTMLElement[];
  /** Classes by which the server has hidden them. */
  readonly hiddenClass: readonly string[];
  /** Time between two of them. */
  readonly staggerMs: number;
  readonly changes: Changes;
}

/** The opacity that the server has printed; a page that has hidden an element itself wants it to be shown. */
const shownOpacity = ({ style: { opacity } }: HTMLElement) => (opacity === "0" ? "" : opacity);

/**
 * Shows an element with an animation once it is reached. One that is not reached within three seconds is shown, and
 * hidden again only while it is just below the window, for as long at most.
 */
export function startEntrance(
  options: EntranceOptions,
  { host, signal, after, guard, listen }: WidgetContext,
) {
  const { targets, hiddenClass, start, delayMs, staggerMs, animate, changes } = options;
  const waiting = new Set(targets);
  const opacities = new Map(targets.map((target) => [target, shownOpacity(target)]));
  const watching = new AbortController();
  let isNear = false;
  let cancelTimer = () => {};

  const hide = () => {
    for (const target of waiting)
      if (!hiddenClass.some((name) => target.classList.contains(name)))
        changes.setStyle(target, "opacity", "0");
    cancelTimer = after(LONGEST_HIDDEN_MS, timeOut);
  };
  const show = (target: HTMLElement) => {
    for (const name of hiddenClass)
      if (target.classList.contains(name)) changes.toggleClass(target, name, false);
    if (target.style.opacity === "0") changes.setStyle(target, "opacity", opacities.get(target) ?? "");
  };
  const enter = (target: HTMLElement) => {
    if (!waiting.delete(target)) return;
    show(target);
    animate(target);
    if (waiting.size === 0) cancelTimer();
  };
  const enterAll = () => {
    watching.abort();
    for (const target of targets) enter(target);
  };
  const reach = () => {
    if (watching.signal.aborted) return;
    watching.abort();
    for (const [place, target] of numbered(targets)) {
      const waitMs = delayMs + place * staggerMs;
      if (waitMs > 0) after(waitMs, () => enter(target));
      else enter(target);
    }
  };
  function timeOut() {
    if (isNear || watching.signal.aborted) enterAll();
    else for (const target of waiting) show(target);
  }

  signal.addEventListener("abort", () => watching.abort());
  hide();
  // A focused element must be seen, and what is printed, too.
  listen(host, "focusin", enterAll);
  listen(window, "beforeprint", enterAll);
  watchView(host, { margin: NEAR, signal: watching.signal }, ({ isIntersecting }) => {
    const isComing = isIntersecting && !isNear;
    isNear = isIntersecting;
    if (!isComing) return;
    cancelTimer();
    guard(hide);
  });
  // What lies above the window has been reached.
  const margin = `99999px 99999px ${start - 100}% 99999px`;
  watchView(host, { margin, signal: watching.signal }, ({ isIntersecting }) => {
    if (isIntersecting) guard(reach);
  });
}
