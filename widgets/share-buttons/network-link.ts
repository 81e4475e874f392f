import type { Changes } from "#dom/state/changes.ts";
import { markAdded } from "#runtime/added.ts";

interface LinkOptions {
  readonly changes: Changes;
  readonly signal: AbortSignal;
}

/**
 * Puts a link over a button that is no link, such as a `div` with the role, so that browsers treat it as one: it opens in
 * another tab, and its address can be copied. The button keeps its look; the link takes over its name and the focus.
 */
export function createLink(
  button: HTMLElement,
  network: string,
  { changes, signal }: LinkOptions,
): HTMLAnchorElement {
  const link = document.createElement("a");
  const hadFocus = document.activeElement === button;
  link.className = "islet-share__link";
  link.rel = "noopener";
  if (network !== "email") link.target = "_blank";
  link.setAttribute("aria-label", button.getAttribute("aria-label") || button.textContent.trim());
  for (const part of button.children) changes.setAttribute(part, "aria-hidden", "true");
  for (const name of ["role", "tabindex", "aria-label"] as const) changes.setAttribute(button, name, null);
  changes.toggleClass(button, "islet-share__button", true);
  button.append(markAdded(link));
  if (hadFocus) link.focus({ preventScroll: true });
  signal.addEventListener("abort", () => {
    const isFocused = document.activeElement === link;
    link.remove();
    if (isFocused) button.focus({ preventScroll: true });
  });
  return link;
}
