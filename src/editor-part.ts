import { startEditor } from "#runtime/editor/start-editor.ts";
import type { AskedOptions, OptionalParts } from "#runtime/start/lazy-parts.ts";

/** Widgets that move, hide or replace what an editor puts inside of them: in an editor they stand still. */
const STANDING = new Set([
  "accordion",
  "carousel",
  "checkout",
  "code-highlight",
  "dropdown-menu",
  "form-steps",
  "frame-gate",
  "headline",
  "hotspots",
  "mini-cart",
  "nav-menu",
  "notices",
  "off-canvas",
  "order-attribution",
  "order-status",
  "overlay",
  "pager-slider",
  "password-field",
  "popup",
  "popup-triggers",
  "product-gallery",
  "product-options",
  "product-tabs",
  "scroll-up",
  "search-form",
  "search-toggle",
  "slide-bar",
  "slides",
  "social-embed",
  "social-feed",
  "star-rating",
  "tabs",
  "testimonials",
  "tooltip",
  "variation-form",
]);

/** Widgets that show in an editor what their styles hide until it opens. */
const SHOWN = new Set([...STANDING, "mega-menu"]);

/** Starts what an editor needs, then what its page configuration asks for. */
export async function startAsked(options: AskedOptions, optional: OptionalParts): Promise<void> {
  startEditor(options, { standing: STANDING, shown: SHOWN });
  const parts = await import("#runtime/start/asked-parts.ts");
  void parts.startAsked(options, optional);
}
