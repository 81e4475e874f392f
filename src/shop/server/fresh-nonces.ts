import { parseDocument } from "#browser/safe-html.ts";
import type { Page } from "#runtime/page.ts";
import { parseJson } from "#runtime/parse-json.ts";

/** As the shop's own objects in the page spell them: `"apply_coupon_nonce":"8444c3262c"` (reference: shop 1.2). */
const NATIVE =
  /"(apply_coupon|remove_coupon|update_order_review|update_shipping_method)_nonce":"([\w-]{4,40})"/g;

type Nonces = Record<string, string>;

/**
 * Reads this page once more for nonces that are valid now, and writes them into the page configuration; fields of
 * forms that hold one by id get theirs, too (security reference, F26: a page from a cache, a session that has changed).
 * @param fields selectors of hidden inputs that hold a nonce
 */
export async function freshNonces(page: Page, fields: readonly string[] = []): Promise<Readonly<Nonces>> {
  const { pathname, search } = location;
  const answer = await parseDocument(pathname + search);
  if (!answer.ok) return {};
  const fresh = noncesIn(answer.data);
  Object.assign(page.nonces, fresh);
  for (const selector of fields) {
    const [now, then] = [document, answer.data].map((root) =>
      Document.prototype.querySelector.call(root, selector),
    );
    if (now instanceof HTMLInputElement && then) now.value = then.getAttribute("value") ?? now.value;
  }
  return fresh;
}

function noncesIn(fetched: Document): Nonces {
  const config = Document.prototype.querySelector.call(fetched, "script#islet-config")?.textContent;
  const parsed = parseJson(config ?? "{}");
  const { nonces: given } = Object(parsed.ok && parsed.value) as { nonces?: unknown };
  const own = Object.entries(Object(given) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const scripts = [...fetched.scripts].map(({ textContent }) => textContent ?? "").join("\n");
  const native = [...scripts.matchAll(NATIVE)].map(([, name = "", value = ""]) => [name, value] as const);
  return Object.fromEntries([...native, ...own]);
}
