import { shopUrl } from "#shop/server/shop-url.ts";
import { request } from "#browser/ajax.ts";
import type { Variation } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";
import { type Chosen, textOf } from "./variations.ts";

/** A visitor does not wait for a price as long as for an order. */
const TIMEOUT_MS = 10_000;

const answers = new WeakMap<Element, Map<string, Variation | null>>();

/** POST get_variation: the variation of these choices, null where there is none; each choice is asked once. */
export async function askVariation(
  form: Element,
  chosen: Chosen,
  page: Page,
  signal: AbortSignal,
): Promise<Variation | null | "failed"> {
  const known = answers.get(form) ?? new Map<string, Variation | null>();
  answers.set(form, known);
  const key = JSON.stringify(chosen);
  const before = known.get(key);
  if (before !== undefined) return before;
  const answer = await request<Variation>({
    url: shopUrl(page, "get_variation"),
    method: "POST",
    body: { product_id: form.getAttribute("data-product_id") ?? "", ...chosen },
    expects: "json",
    timeoutMs: TIMEOUT_MS,
    hosts: page.allowedHosts,
    signal,
  });
  // The shop's word for none.
  const isNone = !answer.ok && answer.text?.trim() === "false";
  const isFound = answer.ok && textOf(answer.data, "variation_id") !== "";
  if (!isNone && !isFound) return "failed";
  const variation = answer.ok ? answer.data : null;
  known.set(key, variation);
  return variation;
}
