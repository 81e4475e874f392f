import { query } from "#dom/query.ts";

/** Runs once the cart's styles are on the page; they load when the visitor is near the cart. */
export function whenStyled(host: HTMLElement, signal: AbortSignal, run: () => void): void {
  const probe = document.createElement("div");
  probe.className = "islet-mini-cart";
  host.append(probe);
  const isStyled = getComputedStyle(probe).display === "contents";
  probe.remove();
  if (isStyled) return run();
  const sheet = query(document, 'link[rel=stylesheet][href*="/mini-cart."]');
  sheet?.addEventListener("load", run, { once: true, signal });
}
