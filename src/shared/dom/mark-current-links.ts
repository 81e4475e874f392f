import { targetOf } from "./press/link-target.ts";
import { sectionInView } from "./scroll/active-section.ts";
import { watchScroll } from "./scroll/watch-scroll.ts";
import type { Changes } from "./state/changes.ts";

interface MarkOptions {
  /** The links of a menu, read at each scroll. */
  readonly links: () => Iterable<HTMLAnchorElement>;
  /** The gap that links to the sections leave above them, in px. */
  readonly gapPx: number;
  /** Called for each link that leads to a section of this page. */
  readonly mark: (link: HTMLAnchorElement, isCurrent: boolean) => void;
  readonly signal: AbortSignal;
}

/** Keeps the links marked that lead to the section that the visitor is reading. */
export function markCurrentLinks({ links, gapPx, mark, signal }: MarkOptions): void {
  watchScroll(() => {
    const targets = new Map<HTMLAnchorElement, HTMLElement>();
    for (const link of links()) {
      const target = targetOf(link);
      if (target) targets.set(link, target);
    }
    const current = sectionInView([...targets.values()], gapPx);
    return () => {
      for (const [link, target] of targets) mark(link, target === current);
    };
  }, signal);
}

interface SectionOptions {
  /** The links of a menu. */
  readonly links: readonly HTMLAnchorElement[];
  readonly classNames: readonly string[];
  /** What gets the class names with a link: the link itself, or what holds it. */
  readonly marked: "link" | "parent";
  readonly changes: Changes;
  readonly signal: AbortSignal;
}

/** Marks the link of a menu that leads to the section that the visitor is reading, by class names and for screen readers. */
export function markCurrentSection({ links, classNames, marked, changes, signal }: SectionOptions): void {
  markCurrentLinks({
    links: () => links,
    gapPx: 0,
    mark(link, isCurrent) {
      const element = marked === "link" ? link : link.parentElement;
      for (const name of classNames) if (element) changes.toggleClass(element, name, isCurrent);
      changes.setAttribute(link, "aria-current", isCurrent ? "location" : null);
    },
    signal,
  });
}
