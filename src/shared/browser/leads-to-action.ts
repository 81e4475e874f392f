import type { Page } from "#runtime/page.ts";
import { percentDecode } from "./percent-decode.ts";

/** Words in fields of a query that make a shop, the CMS or a plugin do something. */
const ACTING_FIELD =
  /nonce|action|log[^a-z]?out|(?:^|[^a-z])(?:add|remove|undo|delete|trash|empty|clear|apply|cancel|confirm|order|pay|set|switch|unsubscribe|install|activate|wc-(?:ajax|api)|rest[^a-z]route)(?:$|[^a-z])/i;
/** Scripts and folders of the CMS that act or that no visitor opens; a path that logs out. */
const ACTING_PATH = /\/(?:wp-admin|wp-json|wp-[\w-]+\.php|xmlrpc\.php)(?:\/|$)|log-?out(?:\/|$)/i;

/** The direction in which a list is sorted. */
const isDirection = (field: string, value: string) => field === "order" && /^(?:asc|desc)$/i.test(value);

/**
 * Whether opening an address may do more than show a page: add to the cart, log out, call the CMS. Only the visitor may
 * open such a one.
 * @param address absolute
 */
export function leadsToAction(
  address: string,
  { ajaxUrl, restUrl }: Pick<Page, "ajaxUrl" | "restUrl">,
): boolean {
  const { href, pathname, searchParams } = new URL(address);
  const isEndpoint = [ajaxUrl, restUrl].some(
    (endpoint) => endpoint && href.startsWith(new URL(endpoint, href).href),
  );
  return (
    isEndpoint ||
    ACTING_PATH.test(percentDecode(pathname) ?? pathname) ||
    [...searchParams].some(([field, value]) => ACTING_FIELD.test(field) && !isDirection(field, value))
  );
}
