import type { ServerResponse } from "#browser/request.ts";
import type { Page } from "#runtime/page.ts";
import {
  isNonceRefused,
  refusalIn,
  requestStore,
  type StoreBody,
  type StoreRequest,
  storeNonce,
} from "../server/store-request.ts";
import { ActionError } from "./action-error.ts";

/** A request of an action, which its error names. */
export interface StoreCall extends StoreRequest {
  readonly action: string;
}

/**
 * Sends a request and returns the cart that the shop answers with.
 * @throws ActionError in the shop's own words
 */
export async function callStore(page: Page, call: StoreCall): Promise<StoreBody> {
  if (call.body && !storeNonce(page)) await requestStore(page, { path: "cart" });
  const response = await requestStore(page, call);
  if (response.ok) return response.data;
  if (!call.body || !isNonceRefused(refusalIn(response.text))) throw errorOf(call, response);
  // Its answer may have brought a nonce that is valid.
  await requestStore(page, { path: "cart" });
  const repeated = await requestStore(page, call);
  if (repeated.ok) return repeated.data;
  throw errorOf(call, repeated);
}

type Failed = Exclude<ServerResponse<StoreBody>, { ok: true }>;

function errorOf({ action, path, body }: StoreCall, { reason, status, text }: Failed): ActionError {
  const { code, message } = refusalIn(text);
  const isLost = body && /^(?:timeout|network|aborted|empty|malformed|html)$/.test(reason);
  const consequence = isLost ? "The cart may have changed." : "Nothing was changed.";
  const cause = message
    ? `refused by the shop (${code}): ${message}`
    : `not answered by wc/store/v1/${path} (${[reason, status].filter(Boolean).join(" ")})`;
  return new ActionError(`${action} was ${cause.replace(/\.?$/, ".")} ${consequence}`, code);
}
