import type { Changes } from "#dom/changes.ts";
import { isTag } from "#runtime/kind.ts";
import type { Item } from "./read-items.ts";

/** The builder prints buttons around what has the focus, summaries out of reach of the Tab key, and regions without a name. */
export function repairRoles({ details, opener, panel, title }: Item, changes: Changes): void {
  if (details) {
    changes.setAttribute(opener, "tabindex", null);
    if (panel.getAttribute("aria-labelledby") === details.id)
      for (const name of ["role", "aria-labelledby"] as const) changes.setAttribute(panel, name, null);
    return;
  }
  if (!isTag(opener, "button")) {
    changes.setAttribute(opener, "role", "button");
    changes.setAttribute(opener, "tabindex", "0");
  }
  changes.setAttribute(opener, "aria-controls", panel.id);
  if (opener === title) return;
  for (const name of ["role", "tabindex", "aria-controls", "aria-expanded"] as const)
    changes.setAttribute(title, name, null);
}
