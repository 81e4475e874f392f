import { request } from "#browser/ajax.ts";
import type { Variation } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";
import { shopUrl } from "#shop/server/shop-url.ts";
import type { Choices } from "./choices.ts";
import { textOf } from "./variations.ts";

/** Visitors wait less long for a price than for an order. */
const TIMEOUT_MS = 10_000;

const answers = new WeakMap<Element, Map<string, Variation | null>>();

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
  const formAnswers = answers.get(form) ?? new Map<string, Variation | null>();
  answers.set(form, formAnswers);
  const key = JSON.stringify(choices);
  const earlierAnswer = formAnswers.get(key);
  if (earlierAnswer !== undefined) return earlierAnswer;
  const answer = await request<Variation>({
    url: shopUrl(page, "get_variation"),
    method: "POST",
    body: { product_id: form.getAttribute("data-product_id") ?? "", ...choices },
    expects: "json",
    timeoutMs: TIMEOUT_MS,
    hosts: page.allowedHosts,
    signal,
  });
  // WooCommerce prints "false" if no variation fits.
  const isNone = !answer.ok && answer.text?.trim() === "false";
  const isFound = answer.ok && textOf(answer.data, "variation_id") !== "";
  if (!isNone && !isFound) return "failed";
  const variation = answer.ok ? answer.data : null;
  formAnswers.set(key, variation);
  return variation;
}
