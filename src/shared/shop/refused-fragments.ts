import type { Fragments } from "#runtime/events.ts";
import type { FragmentListener } from "./tell-refused.ts";

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
