import { type ResponseBody, recover } from "#browser/body-in.ts";
import type { Failure, ServerResponse } from "#browser/response.ts";

/** A response of the shop or of the page builder has one of these. */
const FIELDS = [
  ...["fragments", "cart_hash", "error", "success"],
  ...["result", "logged_in", "variation_id"],
];

/** A failure, or what the shop has sent, which it holds among other output. */
export const recoverResponse = (failure: Failure): ServerResponse<ResponseBody> =>
  recover(failure, (body) => FIELDS.some((field) => Object.hasOwn(body, field)));
