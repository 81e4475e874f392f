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

/** A gateway's time-out, or code that broke after the change. */
const isServerError = (status: number) => status >= 500;
/** WordPress prints a bare zero for a refusal, and also after a completed change. */
const isBareZero = (text: string) => text.trim() === "0";

/** What a failed call that changes something means. */
export function lossOf({ reason, status = 0, text = "" }: Failure): Loss {
  const isUnsure =
    (reason === "status" && isServerError(status)) ||
    (isBareZero(text) && (status === 200 || isServerError(status)));
  return isUnsure ? "unknown" : LOSS[reason];
}
