import type { Loss } from "#browser/loss.ts";
import type { Cart } from "#shop/cart/cart-interfaces.ts";
import type { CartPage } from "../cart-page.ts";
import type { FailedAction, Messages } from "../view/messages.ts";

/** An action that failed. */
export interface Failure {
  readonly action: FailedAction;
  readonly loss: Loss;
  /** The pressed link or button; its next press is left to the browser. */
  readonly pressed?: Element | null | undefined;
  /** Keeps the notices of earlier answers. */
  readonly keepsNotices?: boolean;
}

interface Parts {
  readonly cartPage: CartPage;
  readonly cart: Cart;
  readonly messages: Messages;
}

export function createFailureReport({ cartPage, cart, messages }: Parts): (failure: Failure) => void {
  const { context, nativeNext } = cartPage;
  return (failure) => {
    const { loss, pressed } = failure;
    if (loss === "leaving" || context.signal.aborted) return;
    messages.showFailure(failure);
    if (pressed) nativeNext.add(pressed);
    // The change may have been made: the header asks for the cart.
    if (loss === "unknown") void cart.refresh();
  };
}
