import { anchorTarget } from "#browser/anchor-target.ts";

const trimmed = (path: string) => path.replace(/\/+$/, "");

/** Whether a link stays on this page: same host, path and query, whether it is written in full or as a bare hash. */
const isHere = ({ host, protocol, pathname, search }: HTMLAnchorElement) =>
  host === location.host &&
  protocol === location.protocol &&
  trimmed(pathname) === trimmed(location.pathname) &&
  search === location.search;

/** Links of the page builder that open a popup or a lightbox (reference: content 1.8). */
const ACTION = /^#(%23)?elementor-action/i;

/** What a link of this page leads to; null for other pages, actions, and where there is no such element. */
export function targetOf(link: HTMLAnchorElement): HTMLElement | null {
  return isHere(link) && !ACTION.test(link.hash) ? anchorTarget(document, link.hash) : null;
}
