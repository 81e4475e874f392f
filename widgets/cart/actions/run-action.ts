import { cartOf } from "#shop/cart/cart.ts";
import { query } from "#dom/query.ts";
import { addPendingItems } from "#shop/cart/pending-count.ts";
import type { Loss } from "#shop/server/loss.ts";
import type { CartAnswer } from "../requests.ts";
import { createBusy, type Part } from "../view/busy.ts";
import { type CartPage, FORM } from "../cart-page.ts";
import { createMessages, type Failed } from "../view/messages.ts";
import { createShow, TOTALS } from "../view/update-page.ts";

interface Failure {
  readonly what: Failed;
  readonly loss: Loss;
  /** Its next press is the browser's own. */
  readonly pressed?: Element | null | undefined;
  /** What was told before stays. */
  readonly keepsNotices?: boolean;
}

/** Whether the server has answered with a cart page. */
export const isPage = (answer: CartAnswer | Loss): answer is CartAnswer => typeof answer === "object";

/** Texts only: as the browser would send the form. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** What every action on a cart page shares. */
export function createActionRunner(cartPage: CartPage) {
  const { host, context, changes, nativeNext } = cartPage;
  const { page, signal } = context;
  const cart = cartOf(context);
  const busy = createBusy(changes);
  const messages = createMessages(cartPage);
  /** What was asked for and is not answered yet; asked again, it is the same. */
  const asked = new Set<string>();
  /** How many items a row held that was taken out; an undo brings them back. */
  const taken = new Map<string, number>();
  const formOf = () => query<HTMLFormElement>(host, FORM);

  return {
    ...cartPage,
    ...createShow(cartPage, messages, busy),
    cart,
    taken,
    page,
    signal,
    messages,
    formOf,
    /** The address of the cart page, as a form of it says. */
    urlOf: (form: Element | undefined = formOf()) => form?.getAttribute("action") || page.cartUrl,
    totals: () => query(host, TOTALS),

    /**
     * Does something in its turn with everything else that changes the cart; `parts` show that they wait for it.
     * @param job resolves with true for a change that the page shows now
     * @param items what it means for the count in the header, until the header follows or the change has failed
     */
    async inTurn(
      name: string,
      parts: () => readonly Part[],
      job: () => Promise<unknown>,
      items = 0,
    ): Promise<void> {
      if (asked.has(name)) return;
      asked.add(name);
      const end = busy.begin(parts);
      const settle = addPendingItems(items, signal);
      try {
        await cart.inTurn(async () => {
          let header: Promise<void> | undefined;
          try {
            const isShown = !signal.aborted && (await job()) === true;
            // It waits already, for the same event as the rest of the page.
            if (isShown && items) header = cart.refresh();
          } finally {
            void Promise.resolve(header).finally(settle);
          }
        });
      } finally {
        asked.delete(name);
        end();
      }
    },

    /** Tells the visitor that something did not work. */
    fail({ what, loss, pressed, keepsNotices = false }: Failure): void {
      if (loss === "leaving" || signal.aborted) return;
      messages.tellFailure(what, keepsNotices);
      if (pressed) nativeNext.add(pressed);
      // Nobody knows what is in the cart now.
      if (loss === "unknown") void cart.refresh();
    },
  };
}

export type ActionRunner = ReturnType<typeof createActionRunner>;
