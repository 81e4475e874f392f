import type { Fragments } from "#runtime/events.ts";

/** Who hears of fragments that are not shown in whole. */
export interface FragmentListener {
  readonly warn: (message: string) => void;
  /** After which scripts find the page changed. */
  readonly events: string;
}

/** A script, a hidden field alone, or JSON. */
const SUSPECT = /<script|^\s*(?:<input[^>]+hidden|[[{])/i;

/** Tells of fragments that are not shown in whole on purpose; the words for it load if there may be one. */
export function lookForRefused(fragments: Fragments, listener: FragmentListener): void {
  if (Object.values(fragments).some((html) => SUSPECT.test(html)))
    void import("./tell-refused.ts").then(
      ({ tellRefused }) => tellRefused(fragments, listener),
      () => {},
    );
}
