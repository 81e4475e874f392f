import { isTag } from "../node-type.ts";
import type { CoreOptions } from "./lazy-parts.ts";

/** The folder of this file, which holds the widgets' own styles; empty where a bundler makes another kind of file of it. */
const FOLDER = (import.meta.url ?? "").replace(/[^/]*$/, "");

/** Styles that the runtime has loaded, and those that a page links in their place. */
const OURS = `[rel=stylesheet]:is([href*="/islet.css"],[data-styles],[href^="${FOLDER}"])`;

/** Its address without a version. */
const addressOf = ({ href }: HTMLLinkElement) => href.replace(/[?#].*/, "");

/**
 * Puts the styles of widgets back that a router takes out of the head with all else that the next page does not name: they are
 * loaded once for all pages. One that another version replaces stays away.
 */
export function keepStyles({ signal }: CoreOptions): void {
  const { head } = document;
  const isGone = (node: Node): node is HTMLLinkElement =>
    isTag(node, "link") &&
    node.matches(OURS) &&
    ![...head.querySelectorAll("link")].some((link) => addressOf(link) === addressOf(node));
  const observer = new MutationObserver((records) => {
    head.append(...records.flatMap(({ removedNodes }) => [...removedNodes]).filter(isGone));
  });
  observer.observe(head, { childList: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
