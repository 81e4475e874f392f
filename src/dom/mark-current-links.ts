import { sectionInView } from "./active-section.ts";
import { targetOf } from "./link-target.ts";
import { watchScroll } from "./scroll/watch-scroll.ts";

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
