import { queryAll } from "#dom/query.ts";
import type { Fragments } from "#runtime/events.ts";

/** Who hears of fragments that are not shown in whole. */
export interface FragmentListener {
  readonly warn: (message: string) => void;
  /** After which scripts find the page changed. */
  readonly events: string;
}

const SCRIPT = /<script\b/i;
/** What markup from the server never changes. */
const HELD = "script, style, input[type=hidden], input[type=password]";
const told = new Set<string>();

/** Says once of each fragment that is not shown in whole on purpose what to do instead. */
export function tellRefused(fragments: Fragments, { warn, events }: FragmentListener): void {
  for (const [selector, html] of Object.entries(fragments)) {
    const problem = problemOf(selector, html);
    if (!problem || told.has(selector)) continue;
    told.add(selector);
    warn(
      `The fragment for "${selector.slice(0, 200)}" ${problem} Let a script of the page listen to ${events} instead.`,
    );
  }
}

function problemOf(selector: string, html: string): string | undefined {
  if (isHeld(selector))
    return "is for a script, a style or a hidden field, which fragments may not change. Put the value into a data attribute of a visible element.";
  return SCRIPT.test(html) ? "holds a script, which is not run." : undefined;
}

function isHeld(selector: string): boolean {
  try {
    return queryAll(document, selector).some((element) => element.matches(HELD));
  } catch {
    return false;
  }
}
