import { matches, selectAll } from "#browser/selectors.ts";
import { AROUND, markAdded } from "#runtime/added.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import type { CarouselParts } from "./options.ts";

/** Selectors of a carousel's parts inside its host. */
interface PartSelectors {
  readonly viewport: string;
  readonly track: string;
  readonly previous: string;
  readonly next: string;
  readonly pagination: string;
}

const NO_SLIDE = "style, script, template, link";

/** Puts the children of an element into a separate track, until the signal aborts. */
function addTrack(viewport: HTMLElement, signal: AbortSignal): HTMLElement {
  const track = markAdded(document.createElement("div"), AROUND);
  track.append(...viewport.childNodes);
  viewport.append(track);
  signal.addEventListener("abort", () => track.replaceWith(...track.childNodes));
  return track;
}

/**
 * The elements of a carousel in `host`, which may be the viewport itself. A viewport without a track gets one. Throws if
 * there are no slides. `not` is a selector of elements that are another carousel's.
 */
export function readParts(
  { host, signal }: Pick<WidgetContext, "host" | "signal">,
  selectors: PartSelectors,
  not = "",
): CarouselParts {
  const find = (root: HTMLElement, selector: string) =>
    selectAll(root, selector)
      .filter(isHtmlElement)
      .find((found) => !not || !matches(found, not));
  const viewport = matches(host, selectors.viewport) ? host : find(host, selectors.viewport);
  if (!viewport?.firstElementChild) throw missing("its element must hold slides");
  const track = find(viewport, selectors.track) ?? addTrack(viewport, signal);
  const slides = [...track.children].filter(isHtmlElement).filter((slide) => !slide.matches(NO_SLIDE));
  if (slides.length === 0) throw missing("its element must hold slides");
  /** Controls of a carousel inside a slide are not its own. */
  const control = (selector: string) =>
    selectAll(host, selector)
      .filter(isHtmlElement)
      .find((found) => !track.contains(found));
  return {
    viewport,
    track,
    slides,
    previous: control(selectors.previous),
    next: control(selectors.next),
    pagination: control(selectors.pagination),
  };
}
