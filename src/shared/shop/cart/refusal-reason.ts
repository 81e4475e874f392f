import type { Explain } from "./cart-interfaces.ts";

/** Keeps the words in which the shop refuses a change, for whoever shows them. */
export interface RefusalReason {
  readonly explain: Explain;
  /** Empty unless the shop has refused the change in words. */
  text(): string;
}

export function createRefusalReason(): RefusalReason {
  let reason = "";
  return {
    async explain({ message = "" }) {
      reason = message;
      return !!message;
    },
    text: () => reason,
  };
}
