import type { Failure } from "#browser/response.ts";

/**
 * What a failed change means.
 * - `failed`: nothing was changed
 * - `unknown`: the server may have changed it, but its answer is lost
 * - `leaving`: the visitor is on the way to another page
 */
export type Loss = "failed" | "unknown" | "leaving";

const LOSS: Readonly<Record<Failure["reason"], Loss>> = {
  refused: "failed",
  status: "failed",
  nonce: "failed",
  aborted: "leaving",
  timeout: "unknown",
  network: "unknown",
  empty: "unknown",
  malformed: "unknown",
  html: "unknown",
};

export const lossOf = ({ reason }: Failure): Loss => LOSS[reason];
