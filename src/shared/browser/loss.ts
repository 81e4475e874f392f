import type { Failure } from "./response.ts";

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

/** WordPress prints it for a refusal, and also after a completed change. */
const isBareZero = ({ status, text = "" }: Failure) => status === 200 && text.trim() === "0";

/** A gateway's time-out, or code that broke after the change. */
const isServerError = ({ reason, status = 0 }: Failure) => reason === "status" && status >= 500;

/** What a failed call that changes something means. */
export const lossOf = (failure: Failure): Loss =>
  isBareZero(failure) || isServerError(failure) ? "unknown" : LOSS[failure.reason];
