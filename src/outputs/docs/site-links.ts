import { posix } from "node:path";
import type { Document } from "./documents.ts";

/** Where the links of a document lead on the site. */
export interface SiteLinks {
  /**
   * The address of what a link in a document leads to, seen from the document's page; nothing for a file that has no page.
   * @param href as the Markdown has it
   */
  linkFrom(document: Document, href: string): string | undefined;
}

/** The way from one page of the site to another; both below the site, with a slash at the end. */
export function wayBetween(from: string, to: string): string {
  const way = posix.relative(`/${from}`, `/${to}`);
  if (way === "") return "./";
  return to === "" || to.endsWith("/") ? `${way}/` : way;
}

/** Leads from document to document. A folder is its README. */
export function createSiteLinks(documents: readonly Document[]): SiteLinks {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  return {
    linkFrom(document, href) {
      if (/^(https?:|mailto:)/.test(href) || href.startsWith("#")) return href;
      const [path = "", hash] = href.split("#");
      const file = posix.join(posix.dirname(document.path), path);
      const target = byPath.get(file) ?? byPath.get(posix.join(file, "README.md"));
      return target && wayBetween(document.address, target.address) + (hash === undefined ? "" : `#${hash}`);
    },
  };
}
