import type { Visitor } from "../visitor.ts";

/** The main behaviour of a widget: what a visitor does with it, and what they notice. */
export interface Scenario {
  /** Completes the title, which begins with the widget's name. */
  readonly promise: string;
  /** Where it happens; the widget's page of the gallery if left out. */
  readonly path?: string;
  readonly act: (visitor: Visitor) => Promise<void>;
}

/** A selector inside the gallery's live example. */
export const stage = (selector: string): string => `#gallery-stage ${selector}`;

/** The count of the cart in the site's header. */
export const HEADER_COUNT = ".site-header a.cart-contents .count";
