import { glideThrough } from "#dom/motion/glide.ts";
import { query } from "#dom/query.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { Handler } from "./handler.ts";

/** Where the CMS prints a bar that belongs above the page: at its end. */
const DOCUMENT = '[data-elementor-type="floating-buttons"]';

/** Moves a bar's document above the page. One with a frame stays where it is: the frame would load again. */
function moveToTop(bar: HTMLElement, signal: AbortSignal) {
  const printed = bar.closest(DOCUMENT);
  if (!printed || query(printed, "iframe")) return;
  const place = document.createComment("");
  printed.replaceWith(place);
  document.body.prepend(printed);
  signal.addEventListener("abort", () => place.replaceWith(printed));
}

/** A bar above or below the page; one that stays in sight covers nothing. Its button and Escape in it close it. */
export const handler: Handler = (widgets, signal) => {
  const changes = createChanges(signal);
  for (const widget of widgets) {
    const bar = query(widget, ".e-floating-bars");
    if (!bar) continue;
    for (const [selector, name] of [
      [".e-con-inner", "e-con-inner--floating-bars"],
      [".e-con", "e-con--floating-bars"],
    ] as const) {
      const container = widget.closest(selector);
      if (container) changes.toggleClass(container, name, true);
    }
    const link = query(widget, ".e-floating-bars__cta-button");
    // It waits for an animation.
    if (link) changes.toggleClass(link, "has-entrance-animation", false);
    const text = query(bar, ".e-floating-bars__announcement-text")?.textContent?.trim();
    // It is no dialog: it takes no focus.
    changes.setAttribute(bar, "role", "region");
    if (text) changes.setAttribute(bar, "aria-label", text);

    const isAtTop = bar.classList.contains("has-vertical-position-top");
    const covers = isAtTop && bar.classList.contains("is-sticky");
    // What sticks to the top stands below it, and is measured again.
    const setRoom = (height: string) => {
      for (const property of ["padding-top", "--islet-top-bar"])
        changes.setStyle(document.body, property, height);
      dispatchEvent(new Event("resize"));
    };
    const makeRoom = () => {
      if (covers) setRoom(`${bar.offsetHeight}px`);
      else moveToTop(bar, signal);
    };
    // Its height is not known before it is measured.
    const others = [...document.body.children].filter((child) => child !== bar.closest(DOCUMENT));
    if (isAtTop) glideThrough(others, makeRoom);

    const close = () => {
      changes.toggleClass(bar, "is-hidden", true);
      if (covers) setRoom("");
    };
    const options = { signal };
    query(bar, ".e-floating-bars__close-button")?.addEventListener("click", close, options);
    bar.addEventListener(
      "keydown",
      ({ key }) => {
        if (key === "Escape") close();
      },
      options,
    );
  }
};
