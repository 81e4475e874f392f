import type { ScrollOptions } from "./scroll-to.ts";

/** Scrolls to an element once the code for it is there; without that, the browser does. */
export function scrollSoon(target: HTMLElement, options: ScrollOptions): void {
  import("./scroll-to.ts").then(
    ({ scrollToElement }) => scrollToElement(target, options),
    () => options.signal.aborted || target.scrollIntoView(),
  );
}
