import type { ScrollOptions } from "./scroll-to.ts";
import { untilInterrupted } from "./until-interrupted.ts";

/**
 * Scrolls to an element once the code for it is there, unless the visitor has taken over by then; without that code, the
 * browser does.
 */
export function scrollSoon(target: HTMLElement, options: ScrollOptions): void {
  const { signal } = untilInterrupted(options.signal);
  import("./scroll-to.ts").then(
    ({ scrollToElement }) => scrollToElement(target, { ...options, signal }),
    () => signal.aborted || target.scrollIntoView(),
  );
}
