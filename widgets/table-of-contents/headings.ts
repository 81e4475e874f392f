import { matches, closest, selectAll } from "#browser/selectors.ts";
import type { HeadingIds } from "#dom/heading-ids.ts";
import { headingText } from "./heading-text.ts";
import type { Settings } from "./settings.ts";

/** One heading of the page, as an entry needs it. */
export interface Heading {
  /** 1 to 6. */
  readonly level: number;
  readonly text: string;
  /** Id of the heading: the entry's link leads there. */
  readonly id: string;
  /** Language tag, where the heading names its own. */
  readonly lang?: string | undefined;
}

/** Never listed: what other tables print, and copies that sticky elements and carousels leave behind. */
const NO_HEADING =
  "[data-widget~=table-of-contents],[aria-hidden=true],.elementor-sticky__spacer,.swiper-slide-duplicate";

const POPUP = "dialog,[role=dialog],[data-elementor-type=popup],[data-widget~=popup]";

/** Parts of a page that are not its content; a container of the editor's choice may hold them all the same. */
const NOT_CONTENT = `nav,[role=navigation],[data-elementor-type=header],[data-elementor-type=footer],${POPUP}`;

/** A header or footer in here belongs to a text, not to the site. */
const SECTIONING = "main,article,section";

/** The headings a table lists, in the order of the page; those without an id are lent one, where `ids` may. */
export function readHeadings(host: Element, settings: Settings, ids: HeadingIds | null): readonly Heading[] {
  const found = findHeadings(host, settings).map((element) => ({ element, text: headingText(element) }));
  const listed = found.filter(({ text }) => text !== "");
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
  const parts = container ? selectAll(document, container) : popup ? [popup] : mainParts();
  const isListed = (heading: Element) =>
    parts.some((part) => part.contains(heading)) &&
    !host.contains(heading) &&
    !heading.closest(NO_HEADING) &&
    (heading.checkVisibility?.() ?? true) &&
    (container !== "" || isContent(heading, popup)) &&
    !excludeHeadingsBySelector.some((excluded) => closest(heading, excluded));
  const tags = headingsByTags.join(",") || "none";
  return [...document.querySelectorAll<HTMLElement>(tags)].filter(isListed);
}

/** Where a page has no main part its body counts. */
function mainParts(): Element[] {
  const mains = [...document.querySelectorAll("main,[role=main]")];
  return mains.length ? mains : [document.body];
}

function isContent(heading: Element, popup: Element | null): boolean {
  const other = heading.closest(NOT_CONTENT);
  if (other && !(popup && other.contains(popup))) return false;
  const edge = heading.closest("header,footer,[role=banner],[role=contentinfo]");
  return !edge || edge.closest(SECTIONING) !== null;
}

/** Whether a change of the page can change the list: headings that came, went or got other words. */
export function concernsHeadings(
  records: readonly MutationRecord[],
  host: Element,
  { headingsByTags }: Settings,
): boolean {
  const tags = headingsByTags.join(",");
  const holdsHeading = (node: Node) =>
    node instanceof Element && (matches(node, tags) || node.querySelector(tags) !== null);
  return records.some(({ target, addedNodes, removedNodes }) => {
    if (host.contains(target)) return false;
    const around = target instanceof Element ? target : target.parentElement;
    return around?.closest(tags) || [...addedNodes, ...removedNodes].some(holdsHeading);
  });
}
