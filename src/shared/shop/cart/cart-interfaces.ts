import type { Loss } from "#browser/loss.ts";
import type { Bus } from "#runtime/bus.ts";
import type { CartChange, Fragments } from "#runtime/events.ts";
import type { Page } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/**
 * - `done`: the cart has changed, and every listener knows
 * - `vetoed`: a listener of `adding_to_cart` returned false
 * - `leaving`: the visitor is on the way to another page
 * - `refused`: the shop said no, and the visitor has been told why
 * - `lost`: no answer came, so the cart may have changed; it has been asked for
 * - `failed`: the cart did not change
 */
export type Outcome = "done" | "vetoed" | "leaving" | "refused" | "lost" | "failed";

/** Why a shop did not change the cart: in its own words, or by the address of a page that says so once. */
export interface Refusal {
  readonly message?: string;
  /** Anything that the server has sent. */
  readonly address?: unknown;
}

/** Tells the visitor why the shop did not change the cart. False: could not, so that the visitor goes to the page that does. */
export type Explain = (refusal: Refusal) => Promise<boolean>;

/** How a line is removed. */
export interface RemovalOptions {
  /** How many items the line holds, for the count until the server answers. */
  readonly items?: number;
  readonly explain?: Explain;
}

/** The one cart of a page. Requests that change it go to the server one at a time, in order. */
export interface Cart {
  /**
   * Emits `adding_to_cart`, whose listeners may change `data`; sends the request, shows the answer, emits `added_to_cart`.
   * @param explain without it, the visitor of a refused product goes to the page that says why
   */
  add(data: Record<string, string>, button: HTMLElement | null, explain?: Explain): Promise<Outcome>;
  /**
   * Requests for the same line are sent once.
   */
  remove(cartItemKey: string, link: HTMLElement | null, options?: RemovalOptions): Promise<Outcome>;
  /** Requests the cart; emits `wc_fragments_refreshed` or `wc_fragments_ajax_error`. */
  refresh(): Promise<void>;
  /**
   * Runs another call that changes the cart (a quantity, an undo) in the same queue. A rejection goes to the caller;
   * the queue continues. Emit `updated_wc_div` once the page shows the change: the rest of the page follows.
   */
  inTurn<Result>(job: () => Promise<Result>): Promise<Result>;
  /** Shows the cart stored in this browser, or requests it if the stored one is not this visitor's current cart. */
  restore(): Promise<void>;
}

/** The fields of a WidgetContext that the cart needs. */
export type CartUser = Pick<WidgetContext, "bus" | "page" | "signal" | "reportError"> &
  Partial<Pick<WidgetContext, "warn">>;

/** What the code at load shares with the code loaded on use. */
export interface CartContext extends Pick<Cart, "inTurn" | "refresh"> {
  readonly bus: Bus;
  readonly page: Page;
  /** Aborted when the last widget that uses the cart has ended. */
  signal: AbortSignal;
  /** Reports an error under the name of the last widget that asked for the cart. */
  reportError: CartUser["reportError"];
  /** Tells the theme developer, under the same name. */
  warn: CartUser["warn"];
  /** The visitor left the page during a change: the stored cart may be out of date. */
  hasLeft: boolean;
  readonly showInTurn: Cart["inTurn"];
  /** Emits `wc_fragments_ajax_error` and reports the error. */
  failToShow(error: unknown): void;
}

/** Sends the request of a change; its items are counted already. */
export type SendChange = () => Promise<Outcome>;

/** What a cart does on use. Nothing here rejects because of a server's answer. */
export interface CartChanges extends Pick<Cart, "refresh" | "restore"> {
  /** Counts the items at once. Call the result in its turn. */
  prepareAdd(data: Record<string, string>, button: HTMLElement | null, explain?: Explain): SendChange;
  prepareRemoval(cartItemKey: string, link: HTMLElement | null, options: RemovalOptions): SendChange;
  /** Shows a change made by another script. */
  showChange(change: CartChange): Promise<void>;
}

/** A cart from the server. */
export interface CartState {
  readonly fragments: Fragments;
  readonly cartHash: string;
  /** Ends the counts of all changes that it is the result of. */
  readonly endPending?: () => void;
}

/** The cart after a request, or what the failed request means. */
export type CartOutcome = CartState | Loss | "refused";

/** What the code of a server needs to know of a change. */
export interface SentChange {
  readonly explain?: Explain | undefined;
  /** Ends the count of its items, which the server's count contains from its answer on. */
  endPending(): void;
}

/**
 * A server that keeps the cart. `add` and `remove` take a change at once, however many wait before it; call the result in its
 * turn.
 */
export interface CartServer {
  add(data: Readonly<Record<string, unknown>>, change: SentChange): () => Promise<CartOutcome>;
  remove(cartItemKey: string, change: SentChange): () => Promise<CartOutcome>;
  refresh(): Promise<CartOutcome>;
}
