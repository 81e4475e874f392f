import { leadsToAction } from "#browser/leads-to-action.ts";
import { navigate } from "#browser/navigate.ts";
import { safeUrl } from "#browser/safe-url.ts";
import { isKept, textStorage } from "#browser/storage.ts";
import type { Page } from "#runtime/page.ts";

/** The pages that redirects have left in this tab, one address a line. */
const LEFT = "islet-redirected";
const MOST_REDIRECTS = 5;

/** The address without its hash and final slash, which servers ignore. */
const pageOf = (url: string) => url.replace(/#.*/, "").replace(/\/(?=\?|$)/, "");

/**
 * Leads away from this page, automatically. A redirect to the same page does nothing; nor does a second one from it, or
 * more than a few in one tab: the pages of a circle would load each other for ever.
 * @param mayRepeat whether the countdown may be over again on the next load
 * @returns what an address must be, if this one is refused; else an empty text
 */
export function redirect(address: string, page: Page, mayRepeat: boolean): string {
  const url = safeUrl(address, "navigate", { hosts: page.allowedHosts });
  if (url === null) return "must be an address of this site or of allowed_hosts";
  if (leadsToAction(url, page)) return "must be a page that does nothing when it is opened";
  const here = pageOf(location.href);
  const left = lastPages();
  if (pageOf(url) === here || left.includes(here) || left.length >= MOST_REDIRECTS) return "";
  textStorage("session").set(LEFT, [...left, here].join("\n"));
  // Where nothing is kept, nothing could end a circle.
  if (!mayRepeat || isKept("session", LEFT)) navigate(url, { hosts: page.allowedHosts });
  return "";
}

const lastPages = () => (textStorage("session").get(LEFT) ?? "").split("\n").filter(Boolean);
