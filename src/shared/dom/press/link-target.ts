import { anchorTarget } from "#browser/anchor-target.ts";

const withoutEndSlash = (path: string) => path.replace(/\/+$/, "");

/** Whether a link stays on this page: same origin, path and query. */
const isThisPage = ({ origin, pathname, search }: HTMLAnchorElement) =>
  origin === location.origin &&
  withoutEndSlash(pathname) === withoutEndSlash(location.pathname) &&
  search === location.search;

/** Links of Elementor that open a popup or a lightbox. */
const ACTION = /^#(%23)?elementor-action/i;

/** Returns the element that a link leads to; null for other pages, actions, and hashes without an element. */
export function targetOf(link: HTMLAnchorElement): HTMLElement | null {
  return isThisPage(link) && !ACTION.test(link.hash) ? anchorTarget(document, link.hash) : null;
}
