import { readFileSync } from "node:fs";
import { inline } from "./runtime-pages.ts";

/** A library of pages that renew themselves without a load, from its package, and what a page does with it. */
interface PageLibrary {
  /** Its scripts and what the page asks of them, in the head. */
  readonly head: string;
  /** Around what the page shows. */
  readonly around?: (body: string) => string;
  /** Whether a press on a link changes the page without a load. */
  readonly navigates?: boolean;
  /** A script that makes the page what the server prints now; its markup is in `served`. */
  readonly morph?: string;
}

/** A file of a package, as an inline script. */
const script = (file: URL): string =>
  inline(readFileSync(file, "utf8").replaceAll("</script", String.raw`<\/script`));

export const pageLibraries: Readonly<Record<string, PageLibrary>> = {
  Turbo: {
    // It would ask for links that the mouse is over.
    head: `<meta name="turbo-refresh-method" content="morph"><meta name="turbo-prefetch" content="false">${script(new URL("../../node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js", import.meta.url))}`,
    navigates: true,
    morph: 'Turbo.visit(location.href, { action: "replace" })',
  },
  "htmx with Idiomorph": {
    head:
      script(new URL("../../node_modules/htmx.org/dist/htmx.min.js", import.meta.url)) +
      script(new URL("../../node_modules/idiomorph/dist/idiomorph-ext.min.js", import.meta.url)) +
      inline('addEventListener("DOMContentLoaded", () => document.body.setAttribute("hx-ext", "morph"))'),
    around: (body) => `<div id="content" hx-boost="true">${body}</div>`,
    navigates: true,
    morph:
      'htmx.ajax("GET", location.pathname, { target: "#content", select: "#content", swap: "morph:outerHTML" })',
  },
  Swup: {
    head:
      script(new URL("../../node_modules/swup/dist/Swup.umd.js", import.meta.url)) +
      inline('addEventListener("DOMContentLoaded", () => new Swup({ animationSelector: false }))'),
    around: (body) => `<div id="swup">${body}</div>`,
    navigates: true,
  },
  "Alpine's morph": {
    head:
      script(new URL("../../node_modules/@alpinejs/morph/dist/cdn.min.js", import.meta.url)) +
      script(new URL("../../node_modules/alpinejs/dist/cdn.min.js", import.meta.url)),
    morph: 'Alpine.morph(document.querySelector("main"), served)',
  },
  "zone.js 0.11.8": { head: script(new URL("../../node_modules/zone.js/dist/zone.js", import.meta.url)) },
};
