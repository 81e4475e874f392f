import { parseDocument } from "#browser/safe-html.ts";
import { askSession } from "#browser/session.ts";
import { query } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import type { Page } from "#runtime/page.ts";
import { parseJson } from "#runtime/parse-json.ts";

/** Nonces in the shop's own scripts: `"apply_coupon_nonce":"8444c3262c"`. */
const SHOP_NONCE =
  /"(apply_coupon|remove_coupon|update_order_review|update_shipping_method)_nonce":"([\w-]{4,40})"/g;

type Nonces = Record<string, string>;

/** Asks the server for the visitor's nonces, if it has an address for that. */
const askedNonces = async (page: Page): Promise<Readonly<Nonces>> =>
  page.sessionUrl ? askSession(page) : {};

/**
 * Asks the server for fresh nonces, or fetches this page again, and copies them into the page configuration and the given
 * fields. A page from a cache or of an earlier session has nonces that have expired.
 * @param fields selectors of hidden inputs that hold a nonce
 */
export async function freshNonces(page: Page, fields: readonly string[] = []): Promise<Readonly<Nonces>> {
  const asked = await askedNonces(page);
  if (fields.length === 0 && Object.keys(asked).length > 0) return asked;
  const { pathname, search } = location;
  const response = await parseDocument(pathname + search);
  if (!response.ok) return asked;
  const nonces = { ...noncesIn(response.data), ...asked };
  Object.assign(page.nonces, nonces);
  for (const selector of fields) {
    const field = query(document, selector);
    const nonce = query(response.data, selector)?.getAttribute("value");
    if (isTag(field, "input") && nonce != null) field.value = nonce;
  }
  return nonces;
}

function noncesIn(fetched: Document): Nonces {
  const config = query(fetched, "script#islet-config")?.textContent;
  const parsed = parseJson(config ?? "{}");
  const { nonces: configNonces } = Object(parsed.ok && parsed.value) as { nonces?: unknown };
  const configEntries = Object.entries(Object(configNonces) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const scripts = [...fetched.scripts].map(({ textContent }) => textContent ?? "").join("\n");
  const scriptEntries = [...scripts.matchAll(SHOP_NONCE)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
  return Object.fromEntries([...scriptEntries, ...configEntries]);
}
