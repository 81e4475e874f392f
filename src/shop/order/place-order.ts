import { shopUrl } from "#shop/server/shop-url.ts";
import { request } from "#browser/ajax.ts";
import type { Failure } from "#browser/answer.ts";
import type { Page } from "#runtime/page.ts";
import type { OrderLock } from "./order-lock.ts";
import { orderFields } from "./order-form.ts";
import { type OrderAnswer, readOrderAnswer } from "./parse-response.ts";

/** A gateway may talk to its bank meanwhile; an order that was given up early could be placed all the same. */
const ORDER_TIMEOUT_MS = 120_000;

/**
 * What came of an order (reference: shop 5.4).
 * - `success`: placed; `redirect` is unchecked (`navigate` decides) and empty if there is none, `answer` holds what gateways add
 * - `failure`: refused; `messages` is the server's markup, `refresh` asks for new totals with a new nonce, `reload` for
 *   the page anew
 * - `failed`: no usable answer; the order may have been placed unless `why` is `refused`, `nonce` or `status`
 */
export type OrderOutcome =
  | { kind: "success"; redirect: string; orderId: number | null; answer: OrderAnswer }
  | { kind: "failure"; messages: string; refresh: boolean; reload: boolean }
  | { kind: "failed"; reason: Failure["reason"] };

interface PlaceOptions {
  readonly page: Page;
  /** The address that takes orders, where it is not the page's own for `checkout`. */
  readonly url?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

const kept = new WeakMap<HTMLFormElement, OrderOutcome>();

/**
 * Hands on an outcome to whoever places the form's next order: the shop's errors of a payment popup are shown by the
 * ordinary submit, and nothing is sent twice. `null` forgets one that nobody wanted.
 */
export function keepOutcome(form: HTMLFormElement, outcome: OrderOutcome | null): void {
  if (outcome) kept.set(form, outcome);
  else kept.delete(form);
}

/** The outcome that was kept for the form's next order, which it is told with; nothing where there is none. */
export function takeOutcome(form: HTMLFormElement): OrderOutcome | undefined {
  const outcome = kept.get(form);
  kept.delete(form);
  return outcome;
}

/** POST checkout with the form's fields (checkout.4, payment-popup.2). Never rejects, never sends twice. */
export async function placeOrder(
  { form }: OrderLock,
  { page, url, signal }: PlaceOptions,
): Promise<OrderOutcome> {
  const known = takeOutcome(form);
  if (known) return known;
  const answer = await request<string>({
    url: url || shopUrl(page, "checkout"),
    method: "POST",
    body: serialise(orderFields(form)),
    expects: "text",
    hasEffect: true,
    timeoutMs: ORDER_TIMEOUT_MS,
    signal,
    hosts: page.allowedHosts,
  });
  return answer.ok ? outcomeOf(answer.data) : { kind: "failed", reason: answer.reason };
}

/** As forms are sent, unless there are files to send. */
function serialise(data: FormData): FormData | URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === "string") fields.append(name, value);
    else if (value.size > 0) return data;
  }
  return fields;
}

function outcomeOf(text: string): OrderOutcome {
  const answer = readOrderAnswer(text);
  if (!answer) return { kind: "failed", reason: whyUnreadable(text.trim()) };
  const { result, redirect, order_id: id, messages, refresh, reload } = answer;
  if (result === "success") {
    const orderId = Number.isSafeInteger(Number(id)) && Number(id) > 0 ? Number(id) : null;
    return { kind: "success", redirect: typeof redirect === "string" ? redirect : "", orderId, answer };
  }
  return {
    kind: "failure",
    messages: typeof messages === "string" ? messages : "",
    refresh: isYes(refresh),
    reload: isYes(reload),
  };
}

const whyUnreadable = (text: string): Failure["reason"] =>
  text === "" ? "empty" : text.startsWith("<") ? "html" : "malformed";

/** Filters of PHP turn true into `"true"`, `"1"` or 1. */
const isYes = (value: unknown) => value === true || /^(?:true|1)$/.test(String(value));
