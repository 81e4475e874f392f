import { type Loss, lossOf } from "#browser/loss.ts";
import type { ServerResponse } from "#browser/response.ts";
import type { Page } from "#runtime/page.ts";
import { isRecord } from "#runtime/parse-json.ts";
import {
  isNonceRefused,
  refusalIn,
  requestStore,
  type StoreBody,
  type StoreRefusal,
  storeNonce,
} from "../../server/store-request.ts";
import { noteItems } from "./known-items.ts";

/** A change of the cart, such as `cart/add-item` with the product. */
export interface StoreChange {
  readonly path: string;
  readonly body: StoreBody;
}

/** What came of a change; `loss` says whether the server may have done it all the same. */
export type StoreResult =
  | { readonly isDone: true }
  | (StoreRefusal & { readonly isDone: false; readonly loss: Loss });

/**
 * Sends changes in one request, and once more those whose nonce was refused. Never rejects.
 * @param changes at most 25, which is the shop's limit
 * @returns the result of each
 */
export async function sendChanges(page: Page, changes: readonly StoreChange[]): Promise<StoreResult[]> {
  if (!storeNonce(page)) {
    const first = await requestCart(page);
    if (!first.ok) return changes.map(() => resultOf(page, first));
  }
  const results = await sendOnce(page, changes);
  const isRefused = (_: unknown, index: number) => {
    const result = results[index];
    return result?.isDone === false && isNonceRefused(result);
  };
  const refused = changes.filter(isRefused);
  if (refused.length === 0) return results;
  await requestCart(page);
  const repeated = await sendOnce(page, refused);
  return results.map((result, index) => (isRefused(result, index) ? (repeated.shift() ?? result) : result));
}

async function requestCart(page: Page) {
  const response = await requestStore(page, { path: "cart" });
  if (response.ok) noteItems(page, response.data);
  return response;
}

async function sendOnce(page: Page, changes: readonly StoreChange[]): Promise<StoreResult[]> {
  const [change, ...others] = changes;
  if (change && others.length === 0) return [resultOf(page, await requestStore(page, change))];
  const headers = { Nonce: storeNonce(page) };
  const requests = changes.map(({ path, body }) => ({
    method: "POST",
    path: `/wc/store/v1/${path}`,
    body,
    headers,
  }));
  const response = await requestStore(page, { path: "batch", body: { requests } });
  if (!response.ok) return changes.map(() => resultOf(page, response));
  const { responses } = response.data;
  const answers: readonly unknown[] = Array.isArray(responses) ? responses : [];
  return changes.map((_, index) => resultOf(page, responseIn(answers[index])));
}

/** One answer of a batch. */
function responseIn(answer: unknown): ServerResponse<StoreBody> | StoreRefusal {
  const { status, body } = isRecord(answer) ? answer : {};
  const isDone = Number(status) >= 200 && Number(status) < 300 && isRecord(body);
  if (isDone) return { ok: true, data: body, status: Number(status) };
  return isRecord(body) ? refusalIn(body) : { ok: false, reason: "malformed" };
}

function resultOf(page: Page, response: ServerResponse<StoreBody> | StoreRefusal): StoreResult {
  if (!("ok" in response)) return { ...response, isDone: false, loss: "failed" };
  if (!response.ok) return { ...refusalIn(response.text), isDone: false, loss: lossOf(response) };
  noteItems(page, response.data);
  return { isDone: true };
}
