import { cartOf } from "#shop/cart.ts";
import { one } from "#shop/checkout/elements.ts";
import type { CartAnswer, Lost } from "./answer.ts";
import { createBusy, type Part } from "./busy.ts";
import { type Desk, FORM } from "./desk.ts";
import { createMessages, type Failed } from "./messages.ts";
import { createShow, TOTALS } from "./show-cart.ts";

interface Failure {
  readonly what: Failed;
  readonly lost: Lost;
  /** Its next press is the browser's own. */
  readonly pressed?: Element | null | undefined;
  /** What was told before stays. */
  readonly keepsNotices?: boolean;
}

/** Whether the server has answered with a cart page. */
export const isPage = (answer: CartAnswer | Lost): answer is CartAnswer => typeof answer === "object";

/** Texts only: as the browser would send the form. */
export const fieldsOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** What every deed on a cart page works with. */
export function createGround(desk: Desk) {
  const { host, context, changes, plain } = desk;
  const { page, signal } = context;
  const cart = cartOf(context);
  const busy = createBusy(changes);
  const messages = createMessages(desk);
  /** What was asked for and is not answered yet; asked again, it is the same. */
  const asked = new Set<string>();
  const formOf = () => one<HTMLFormElement>(host, FORM);

  return {
    ...desk,
    ...createShow(desk, messages, busy),
    cart,
    page,
    signal,
    messages,
    formOf,
    /** The address of the cart page, as a form of it says. */
    urlOf: (form: Element | undefined = formOf()) => form?.getAttribute("action") || page.cartUrl,
    totals: () => one(host, TOTALS),

    /** Does something in its turn with everything else that changes the cart; `parts` show that they wait for it. */
    async inTurn(name: string, parts: () => readonly Part[], job: () => Promise<unknown>): Promise<void> {
      if (asked.has(name)) return;
      asked.add(name);
      const end = busy.begin(parts);
      try {
        await cart.inTurn(async () => signal.aborted || job());
      } finally {
        asked.delete(name);
        end();
      }
    },

    /** Tells the visitor that something did not work. */
    fail({ what, lost, pressed, keepsNotices = false }: Failure): void {
      if (lost === "leaving" || signal.aborted) return;
      messages.tellFailure(what, keepsNotices);
      if (pressed) plain.add(pressed);
      // Nobody knows what is in the cart now.
      if (lost === "unsure") void cart.refresh();
    },
  };
}

export type Ground = ReturnType<typeof createGround>;
