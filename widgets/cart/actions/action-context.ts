import type { Cart } from "#shop/cart/cart-interfaces.ts";
import type { CartPage } from "../cart-page.ts";
import { createBusyParts } from "../view/busy-parts.ts";
import { type CartView, createCartView } from "../view/cart-view.ts";
import { createMessages, type Messages } from "../view/messages.ts";
import { createFailureReport, type Failure } from "./report-failure.ts";
import { type CartAction, createActionRunner } from "./run-action.ts";

/** What the actions of a cart page work with; each takes the parts that it needs. */
export interface ActionContext {
  readonly cartPage: CartPage;
  readonly view: CartView;
  readonly messages: Messages;
  /** Runs an action after those that were started before it. An action that waits or runs already is not repeated. */
  run(action: CartAction): Promise<void>;
  /** Shows that an action failed. */
  fail(failure: Failure): void;
}

export function createActionContext(cartPage: CartPage, cart: Cart): ActionContext {
  const { context, changes } = cartPage;
  const busyParts = createBusyParts(changes);
  const messages = createMessages(cartPage);
  return {
    cartPage,
    view: createCartView({ cartPage, messages, busyParts }),
    messages,
    run: createActionRunner({ cart, busyParts, signal: context.signal }),
    fail: createFailureReport({ cartPage, cart, messages }),
  };
}
