import type { Variation } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";
import { requestObject } from "#shop/server/request-object.ts";
import { shopUrl } from "#shop/server/shop-url.ts";
import type { Choices } from "./choices.ts";
import { textOf } from "./variations.ts";

/** Visitors wait less long for a price than for an order. */
const TIMEOUT_MS = 10_000;

const responses = new WeakMap<Element, Map<string, Variation | null>>();

interface VariationRequest {
  readonly form: Element;
  readonly choices: Choices;
  readonly page: Page;
  readonly signal: AbortSignal;
}

/** Asks the server for the variation that fits the choices, once for each choice; null if there is none. */
export async function requestVariation({
  form,
  choices,
  page,
  signal,
}: VariationRequest): Promise<Variation | null | "failed"> {
  const formResponses = responses.get(form) ?? new Map<string, Variation | null>();
  responses.set(form, formResponses);
  const key = JSON.stringify(choices);
  const earlierResponse = formResponses.get(key);
  if (earlierResponse !== undefined) return earlierResponse;
  const response = await requestObject<Variation>({
    url: shopUrl(page, "get_variation"),
    method: "POST",
    body: { product_id: form.getAttribute("data-product_id") ?? "", ...choices },
    timeoutMs: TIMEOUT_MS,
    hosts: page.allowedHosts,
    signal,
  });
  // WooCommerce prints "false" if no variation fits.
  const isNone = !response.ok && /(?:^|[\s>])false\s*$/.test(response.text ?? "");
  const isFound = response.ok && textOf(response.data, "variation_id") !== "";
  if (!isNone && !isFound) return "failed";
  const variation = response.ok ? response.data : null;
  formResponses.set(key, variation);
  return variation;
}
