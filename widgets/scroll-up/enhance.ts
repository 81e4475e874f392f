import { isPlainClick } from "#browser/plain-click.ts";
import { matches, selectAll } from "#browser/selectors.ts";
import { focusTarget } from "#dom/focus/focus-target.ts";
import { pageScroller } from "#dom/scroll/page-scroller.ts";
import { scrollSoon } from "#dom/scroll/scroll-soon.ts";
import { watchScroll } from "#dom/scroll/watch-scroll.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isTag } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Shows a link to the top of the page once the visitor has scrolled, and scrolls there smoothly. */
export function enhance(host: HTMLElement, settings: Settings, { listen, signal }: WidgetContext): void {
  const link = matches(host, settings.parts.link)
    ? host
    : selectAll(host, settings.parts.link, { limit: 1 })[0];
  if (!isTag(link, "a")) throw missing("its element must be, or hold, a link");
  const changes = createChanges(signal);
  // A policy refuses addresses that run script, and a link needs an address to be reached by Tab.
  if (!link.hasAttribute("href") || /^javascript:/i.test(link.href)) changes.setAttribute(link, "href", "#");

  listen(link, "click", (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    focusTarget(document.body, signal);
    scrollSoon(document.documentElement, { durationMs: settings.duration, signal });
  });

  let wasShown: boolean | undefined;
  watchScroll(() => {
    const { scrollTop, scrollHeight } = pageScroller();
    // The page's end may be at a fraction of a px less.
    const passedPx = Math.ceil(scrollTop) + (settings.edge === "bottom" ? innerHeight : 0);
    const isShown = settings.always || passedPx >= (scrollHeight * settings.offset) / 100;
    if (isShown === wasShown) return undefined;
    wasShown = isShown;
    return () => {
      for (const name of settings.parts.shown) changes.toggleClass(host, name, isShown);
      changes.toggleClass(host, "islet-scroll-up-shown", isShown);
      changes.setStyle(host, "display", isShown ? "" : "none");
      // The theme's style sheet may hide it until its script runs.
      if (isShown && getComputedStyle(host).display === "none") changes.setStyle(host, "display", "block");
    };
  }, signal);
}
