import { type Answer, recover } from "#browser/answer-in.ts";
import type { Failure, ServerResponse } from "#browser/response.ts";

/** An answer of the shop or of the page builder has one of these. */
const FIELDS = [
  ...["fragments", "cart_hash", "error", "success"],
  ...["result", "logged_in", "variation_id"],
];

/** A failure, or the shop's answer that it holds among other output. */
export const recoverAnswer = (failure: Failure): ServerResponse<Answer> =>
  recover(failure, (answer) => FIELDS.some((field) => Object.hasOwn(answer, field)));
