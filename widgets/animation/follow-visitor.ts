import type { AnimationItem } from "lottie-web";
import { navigate } from "#browser/navigate.ts";
import { isPlainClick } from "#browser/plain-click.ts";
import { safeUrl } from "#browser/safe-url.ts";
import { closest } from "#browser/selectors.ts";
import { asButton } from "#dom/press/as-button.ts";
import { pageScroller } from "#dom/scroll/page-scroller.ts";
import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Playback } from "./playback.ts";
import type { Settings } from "./settings.ts";

/** The elements of an animation. */
export interface AnimationElements {
  /** What the animation is drawn in. */
  readonly drawing: HTMLElement;
  /** The link around it. */
  readonly link: HTMLAnchorElement | null;
}

/** A part of a whole, from 0 to 1; 0 of nothing. */
const shareOf = (part: number, whole: number) => (whole > 0 ? Math.min(Math.max(part / whole, 0), 1) : 0);

/** Shows the frame that belongs to how far the page, or the animation itself, is scrolled. */
export function followScroll(
  { drawing }: AnimationElements,
  item: AnimationItem,
  { settings, context }: { readonly settings: Settings; readonly context: WidgetContext },
): void {
  const { host, signal } = context;
  const { effectsRelativeTo, viewportStart, viewportEnd } = settings;
  const frames = item.totalFrames;

  function progress() {
    const { scrollTop, scrollHeight, clientHeight } = pageScroller();
    if (effectsRelativeTo === "page") return shareOf(scrollTop, scrollHeight - clientHeight);
    // It always stands at the same place of the window.
    if (getComputedStyle(host).position === "fixed") return shareOf(scrollTop, innerHeight);
    const { top, height } = drawing.getBoundingClientRect();
    const px = (percent: number) => (innerHeight * percent) / 100;
    return shareOf(px(100 - viewportStart) - top, px(viewportEnd - viewportStart) + height);
  }

  watchScroll(() => {
    const frame = (frames - 1) * progress();
    return () => item.goToAndStop(frame, true);
  }, signal);
}

/** Plays at the pointer, and at the focus. */
export function followPointer(
  { drawing }: AnimationElements,
  playback: Playback,
  { settings, context }: { readonly settings: Settings; readonly context: WidgetContext },
): void {
  const { host, listen } = context;
  const { hoverArea, onHoverOut, parts } = settings;
  const areas = {
    animation: () => drawing,
    widget: () => host,
    column: () => closest(host.parentElement ?? host, parts.column),
    section: () => closest(host, parts.section),
    container: () => closest(host.parentElement ?? host, parts.container),
  };
  const area = areas[hoverArea]() ?? host;
  const leave = () => {
    if (onHoverOut === "pause") playback.pause();
    else if (onHoverOut === "reverse") playback.reverse();
  };
  for (const type of ["pointerenter", "focusin"]) listen(area, type, () => playback.start());
  for (const type of ["pointerleave", "focusout"]) listen(area, type, leave);
}

/** Plays at a press; a link is followed after that, if it waits. */
export function followPress(
  { drawing, link }: AnimationElements,
  playback: Playback,
  options: { readonly settings: Settings; readonly context: WidgetContext; readonly changes: Changes },
): void {
  const { settings, context, changes } = options;
  const { listen, after, page } = context;
  if (!link) return asButton(drawing, () => playback.start(), { changes, listen });
  let cancel = () => {};
  listen(link, "click", (event) => {
    if (!isPlainClick(event) || event.defaultPrevented) return;
    playback.start();
    const url = safeUrl(link.href, "link");
    if (!settings.linkTimeout || !url || !/^https?:/.test(url)) return;
    event.preventDefault();
    cancel();
    if (page.isEditor) return;
    // The visitor has pressed a link, so any host is good.
    cancel = after(settings.linkTimeout, () =>
      navigate(url, { hosts: [new URL(url).host], target: link.target === "_blank" ? "_blank" : "_self" }),
    );
  });
}
