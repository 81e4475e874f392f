import { queryAll } from "#dom/query.ts";
import type { CartPage } from "../cart-page.ts";

interface StickyOffset {
  readonly stickyRightColumnOffset: number;
}

/** Keeps the builder's right column below the window's top and the admin bar (reference: shop 4.7). */
export function stickColumn(
  { host, changes }: Pick<CartPage, "host" | "changes">,
  settings: StickyOffset,
): void {
  const [bar] = queryAll(document, "#wpadminbar");
  const barPx = bar && getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0;
  for (const column of queryAll(host, ".e-sticky-right-column")) {
    changes.toggleClass(column, "e-sticky-right-column--active", true);
    changes.setStyle(column, "top", `${settings.stickyRightColumnOffset + barPx}px`);
  }
}
