import type { Bus } from "#runtime/bus.ts";
import type { Page } from "#runtime/page.ts";
import type { CartState } from "./cart-requests.ts";
import { saveCart } from "./cart-storage.ts";
import { applyFragments, fragmentsOf } from "./fragments.ts";

/** How a cart is shown. */
export interface Show {
  readonly bus: Bus;
  readonly page: Page;
  /** Says that it is on the page; the second that the server was asked for it. */
  readonly event: "wc_fragments_loaded" | "wc_fragments_refreshed";
  /** Given for a change of our own; runs in the same turn as the page changes. */
  readonly settle: (() => void) | undefined;
  /** Tells of the change itself, once it can be seen or never will. */
  readonly tell: (() => void) | undefined;
}

/**
 * Keeps a cart, puts it on the page, then tells.
 * @returns false for one that must be asked for: what another script tells without fragments
 */
export async function showCart(how: Show, given: Partial<CartState>): Promise<boolean> {
  const applied = applyCart(how, given);
  await applied.catch(() => {});
  how.tell?.();
  const isShown = await applied;
  if (isShown) how.bus.emit(how.event, {});
  return isShown;
}

async function applyCart({ event, page, settle }: Show, given: Partial<CartState>): Promise<boolean> {
  const fragments = fragmentsOf(given.fragments);
  const isAsked = event === "wc_fragments_refreshed";
  const isTold = isAsked || settle || Object.keys(fragments ?? {}).length;
  if (!fragments || !isTold) return false;
  const { cartHash: hash } = given;
  saveCart(page, fragments, hash, isAsked);
  await applyFragments(fragments, settle);
  return true;
}
