import { closest, matches, selectAll } from "#browser/selectors.ts";
import { queryAll } from "#dom/query.ts";
import { isElement } from "#runtime/node-type.ts";
import type { HeadingIds } from "./heading-ids.ts";
import { headingText } from "./heading-text.ts";
import type { Settings } from "./settings.ts";

/** One heading of the page. */
export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
  /** The target of the entry's link. */
  readonly id: string;
  /** The heading's own language tag, if it has one. */
  readonly lang?: string | undefined;
}

/** Never listed: headings in other tables, and copies made by sticky elements and carousels. */
const NEVER_LISTED =
  "[data-widget~=table-of-contents],[data-widget-marked~=table-of-contents],[aria-hidden=true],.elementor-sticky__spacer,.swiper-slide-duplicate";

const POPUP = "dialog,[role=dialog],[data-elementor-type=popup],[data-widget~=popup]";

/** Parts of a page that are not its content. A container that the editor chose may contain them. */
const NOT_CONTENT = `nav,[role=navigation],[data-elementor-type=header],[data-elementor-type=footer],${POPUP}`;

/** A header or footer in one of these belongs to a text, not to the site. */
const SECTIONING = "main,article,section";

/** Returns the headings to list, in document order. With `ids`, those without an id get one. */
export function readHeadings(host: Element, settings: Settings, ids: HeadingIds | null): readonly Heading[] {
  const listed = findHeadings(host, settings)
    .map((element) => ({ element, text: headingText(element) }))
    .filter(({ text }) => text !== "");
  ids?.keepOnly(new Set(listed.map(({ element }) => element)));
  return listed.map(({ element, text }) => ({
    level: Number(element.tagName.charAt(1)),
    text,
    id: ids ? ids.assign(element, text) : element.id,
    lang: element.lang || undefined,
  }));
}

function findHeadings(host: Element, settings: Settings): HTMLElement[] {
  const { headingsByTags, container, excludeHeadingsBySelector } = settings;
  const popup = host.closest(POPUP);
  const parts = container ? selectAll(document, container) : contentParts(popup);
  const isListed = (heading: Element) =>
    parts.some((part) => part.contains(heading)) &&
    !host.contains(heading) &&
    !heading.closest(NEVER_LISTED) &&
    (heading.checkVisibility?.() ?? true) &&
    (container !== "" || isContent(heading, popup)) &&
    !excludeHeadingsBySelector.some((excluded) => closest(heading, excluded));
  const tags = headingsByTags.join(",") || "none";
  return queryAll(document, tags).filter(isListed);
}

/** The popup around the table, else the main parts of the page, else its body. */
function contentParts(popup: Element | null): Element[] {
  if (popup) return [popup];
  const mains = queryAll(document, "main,[role=main]");
  return mains.length ? mains : [document.body];
}

function isContent(heading: Element, popup: Element | null): boolean {
  const excluded = heading.closest(NOT_CONTENT);
  if (excluded && !(popup && excluded.contains(popup))) return false;
  const header = heading.closest("header,footer,[role=banner],[role=contentinfo]");
  return !header || header.closest(SECTIONING) !== null;
}

/** Whether mutations can change the list: headings were added, removed or got a new text. */
export function concernsHeadings(
  records: readonly MutationRecord[],
  host: Element,
  { headingsByTags }: Settings,
): boolean {
  const tags = headingsByTags.join(",");
  const containsHeading = (node: Node) =>
    isElement(node) && (matches(node, tags) || node.querySelector(tags) !== null);
  return records.some(({ target, addedNodes, removedNodes }) => {
    if (host.contains(target)) return false;
    const element = isElement(target) ? target : target.parentElement;
    return element?.closest(tags) || [...addedNodes, ...removedNodes].some(containsHeading);
  });
}
