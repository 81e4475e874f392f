/** The folder of this file, which holds the widgets' own styles; empty where a bundler makes another kind of file of it. */
const FOLDER = (import.meta.url ?? "").replace(/[^/]*$/, "");

/** Styles that the runtime has loaded, and those that a page links in their place. */
const OURS = `:is([href*="/islet.css"],[data-styles],[href^="${FOLDER}"])`;

/** How often a sheet is put back: a script that takes it away for ever wins. */
const MOST_TIMES = 100;

const timesByAddress = new Map<string, number>();

/** Counts the times that a sheet is put back. */
function isTooOften({ href }: HTMLLinkElement): boolean {
  const times = (timesByAddress.get(href) ?? 0) + 1;
  timesByAddress.set(href, times);
  return times > MOST_TIMES;
}

/** Its address without a version. */
const addressOf = ({ href }: HTMLLinkElement) => href.replace(/[?#].*/, "");

/**
 * Puts back the styles of widgets among sheets that have left the head, as with a router that keeps what the next page names: they
 * are loaded once for all pages. One that another version replaces stays away.
 */
export function putBackStyles(sheets: readonly HTMLLinkElement[]): void {
  const { head } = document;
  const isReplaced = (sheet: HTMLLinkElement) =>
    [...head.querySelectorAll("link")].some((link) => addressOf(link) === addressOf(sheet));
  head.append(...sheets.filter((sheet) => sheet.matches(OURS) && !isReplaced(sheet) && !isTooOften(sheet)));
}
