import type { Page } from "#runtime/page.ts";
import type { CartState } from "./cart-calls.ts";
import { keepCart } from "./cart-memory.ts";
import { applyFragments, fragmentsOf } from "./fragments.ts";

interface How {
  /** The server was asked for this cart. */
  readonly isAsked: boolean;
  /** The change is our own; runs in the same turn as the page changes. */
  readonly settle?: (() => void) | undefined;
}

/**
 * Keeps a cart and puts it on the page.
 * @returns false for one that must be asked for: what another script tells without fragments
 */
export async function applyCart(
  page: Page,
  { fragments: given, cartHash: hash }: Partial<CartState>,
  { isAsked, settle }: How,
): Promise<boolean> {
  const fragments = fragmentsOf(given);
  const isTold = isAsked || settle || Object.keys(fragments ?? {}).length;
  if (!fragments || !isTold) return false;
  keepCart(page, fragments, hash, isAsked);
  await applyFragments(fragments, settle);
  return true;
}
