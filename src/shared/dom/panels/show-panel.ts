import type { Changes } from "../state/changes.ts";

/** Shows a panel, or hides it. Style sheets of themes and builders hide panels, as do attributes. */
export function showPanel(panel: HTMLElement, isShown: boolean, changes: Changes): void {
  changes.setStyle(panel, "display", isShown ? "" : "none");
  if (!isShown) return;
  changes.setAttribute(panel, "hidden", null);
  if (getComputedStyle(panel).display === "none") changes.setStyle(panel, "display", "block");
}
