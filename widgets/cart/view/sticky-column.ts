import { queryAll } from "#dom/query.ts";
import type { CartPage } from "../cart-page.ts";
import type { Settings } from "../settings.ts";

/** Keeps Elementor's right column below the window's top edge and the admin bar. */
export function stickColumn(
  { host, changes }: Pick<CartPage, "host" | "changes">,
  { stickyRightColumnOffset }: Pick<Settings, "stickyRightColumnOffset">,
): void {
  const [bar] = queryAll(document, "#wpadminbar");
  const barPx = bar && getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0;
  for (const column of queryAll(host, ".e-sticky-right-column")) {
    changes.toggleClass(column, "e-sticky-right-column--active", true);
    changes.setStyle(column, "top", `${stickyRightColumnOffset + barPx}px`);
  }
}
