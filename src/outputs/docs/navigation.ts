import { html, type Markup } from "#fixtures/cms/markup.ts";
import { wayBetween } from "./site-links.ts";

/** A page as lists of pages name it. */
export interface Entry {
  readonly address: string;
  readonly title: string;
  /** What the page is about, in a sentence. */
  readonly summary: string;
}

/** Entries that belong together. */
export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Whether it is folded while the visitor is elsewhere. */
  readonly isLong: boolean;
}

const link = ({ address, title }: Entry, current: string): Markup =>
  html`<li><a href="${wayBetween(current, address)}"${address === current && html` aria-current="page"`}>${title}</a></li>`;

function group({ title, entries, isLong }: EntryGroup, current: string): Markup {
  const list = html`<ul>${entries.map((entry) => link(entry, current))}</ul>`;
  if (!isLong) return html`<section><h2>${title}</h2>${list}</section>`;
  const isHere = entries.some(({ address }) => address === current);
  return html`<details${isHere && html` open`}><summary>${title}</summary>${list}</details>`;
}

/** The navigation of the site, for the page at an address. On phones the site's own script makes it a panel. */
export const navigation = (groups: readonly EntryGroup[], current: string): Markup =>
  html`<div class="docs-nav" id="docs-nav">
<p class="docs-nav-close"><button type="button" aria-controls="docs-nav">Close</button></p>
<nav aria-label="Documentation">${groups.map((one) => group(one, current))}</nav>
</div>`;

/** Links to the pages before and after one. */
export function neighbours(groups: readonly EntryGroup[], current: string): Markup {
  const all = groups.flatMap(({ entries }) => entries);
  const index = all.findIndex(({ address }) => address === current);
  const side = (entry: Entry | undefined, rel: "prev" | "next") =>
    entry &&
    html`<a rel="${rel}" href="${wayBetween(current, entry.address)}"><span>${rel === "prev" ? "Previous" : "Next"}</span> ${entry.title}</a>`;
  return html`<nav class="docs-neighbours" aria-label="Previous and next page">${side(all[index - 1], "prev")}${side(all[index + 1], "next")}</nav>`;
}
