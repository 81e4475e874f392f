import { bodyIn, type ResponseBody } from "#browser/body-in.ts";
import { type Loss, lossOf } from "#browser/loss.ts";
import { request } from "#browser/request.ts";
import type { Failure } from "#browser/response.ts";
import { isSwitchOn } from "#browser/response-switch.ts";
import type { Page } from "#runtime/page.ts";
import { shopUrl } from "../server/shop-url.ts";
import { orderFields } from "./order-form.ts";
import type { OrderLock } from "./order-lock.ts";

/** A gateway may wait for its bank. An order that is given up early could still be placed. */
const ORDER_TIMEOUT_MS = 120_000;

/** The server's response to an order; its fields are unchecked. */
type OrderResponse = ResponseBody;

/** Finds the response to an order in a text; null if there is none. */
export const parseOrderResponse = (text: string): OrderResponse | null =>
  bodyIn(text, ({ result }) => typeof result === "string");

/**
 * The outcome of an order.
 * - `success`: placed. `redirect` is unchecked and may be empty. `response` holds the fields that gateways add.
 * - `failure`: refused. `messages` is the server's markup, `refresh` asks for new totals with a new nonce, `reload` for
 *   a reload of the page.
 * - `failed`: no usable response. If `loss` is `unknown`, the order may have been placed.
 */
export type OrderOutcome =
  | { kind: "success"; redirect: string; orderId: number | null; response: OrderResponse }
  | { kind: "failure"; messages: string; refresh: boolean; reload: boolean }
  | { kind: "failed"; reason: Failure["reason"]; loss: Loss };

interface PlaceOptions {
  readonly page: Page;
  /** The address that takes orders; default: the page's own. */
  readonly url?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

const keptOutcomes = new WeakMap<HTMLFormElement, OrderOutcome>();

/**
 * Keeps an outcome for the form's next order, which then sends no request: the checkout shows the errors of an order
 * that the payment popup placed. `null` forgets it.
 */
export function keepOutcome(form: HTMLFormElement, outcome: OrderOutcome | null): void {
  if (outcome) keptOutcomes.set(form, outcome);
  else keptOutcomes.delete(form);
}

/** Returns and forgets the outcome that was kept for the form's next order. */
export function takeOutcome(form: HTMLFormElement): OrderOutcome | undefined {
  const outcome = keptOutcomes.get(form);
  keptOutcomes.delete(form);
  return outcome;
}

/** POSTs the form's fields to the checkout's address. Never rejects, never sends twice. */
export async function placeOrder(
  { form }: OrderLock,
  { page, url, signal }: PlaceOptions,
): Promise<OrderOutcome> {
  const keptOutcome = takeOutcome(form);
  if (keptOutcome) return keptOutcome;
  const response = await request<string>({
    url: url || shopUrl(page, "checkout"),
    method: "POST",
    body: serialise(orderFields(form)),
    expects: "text",
    hasEffect: true,
    timeoutMs: ORDER_TIMEOUT_MS,
    signal,
    hosts: page.allowedHosts,
  });
  return response.ok
    ? outcomeOf(response.data)
    : { kind: "failed", reason: response.reason, loss: lossOf(response) };
}

/** URL-encoded as a form without files, otherwise as it is. */
function serialise(data: FormData): FormData | URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === "string") fields.append(name, value);
    else if (value.size > 0) return data;
  }
  return fields;
}

function outcomeOf(text: string): OrderOutcome {
  const response = parseOrderResponse(text);
  if (!response) return { kind: "failed", reason: unreadableReason(text.trim()), loss: "unknown" };
  const { result, redirect, order_id: id, messages, refresh, reload } = response;
  if (result === "success") {
    const orderId = Number.isSafeInteger(Number(id)) && Number(id) > 0 ? Number(id) : null;
    return { kind: "success", redirect: typeof redirect === "string" ? redirect : "", orderId, response };
  }
  return {
    kind: "failure",
    messages: typeof messages === "string" ? messages : "",
    refresh: isSwitchOn(refresh),
    reload: isSwitchOn(reload),
  };
}

function unreadableReason(text: string): Failure["reason"] {
  if (text === "") return "empty";
  return text.startsWith("<") ? "html" : "malformed";
}
