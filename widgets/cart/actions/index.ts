import { query } from "#dom/query.ts";
import { isTag } from "#runtime/node-type.ts";
import { cartOf } from "#shop/cart/cart.ts";
import {
  APPLY_COUPON,
  CALCULATOR,
  CALCULATOR_BUTTON,
  type CartPage,
  COUPON,
  SHIPPING,
  UPDATE,
} from "../cart-page.ts";
import { createActionContext } from "./action-context.ts";
import { changeCoupon } from "./coupons.ts";
import { createQuantities } from "./quantities.ts";
import { createPageRefresh, type PageRefresh } from "./refresh-page.ts";
import type { Failure } from "./report-failure.ts";
import { createRowLinks } from "./rows.ts";
import { createShippingCalculator } from "./shipping-calculator.ts";
import { createShippingChoice } from "./shipping-choice.ts";

/** Everything that a cart page does with the server, one action at a time. */
export interface CartActions extends PageRefresh {
  /** Runs the action of a link, button or field. */
  act(element: HTMLElement): unknown;
  /** Sends changed quantities, unless one of them is empty or invalid. */
  updateIfValid(): unknown;
}

export function createCartActions(cartPage: CartPage): CartActions {
  const { host, context } = cartPage;
  const cart = cartOf(context);
  const actionContext = createActionContext(cartPage, cart);
  const quantities = createQuantities(actionContext);
  const followRowLink = createRowLinks(actionContext);
  const chooseShipping = createShippingChoice(actionContext);
  const calculator = createShippingCalculator(actionContext);

  /** Runs an action. It throws if the code of the sanitiser cannot be loaded. */
  async function attempt(failure: Pick<Failure, "action" | "pressed">, run: () => unknown) {
    try {
      await run();
    } catch (error) {
      actionContext.fail({ ...failure, loss: "unknown" });
      context.reportError(error);
    }
  }

  return {
    ...createPageRefresh(actionContext, cart),
    act(pressed) {
      const isApply = pressed.matches(APPLY_COUPON);
      const around = pressed.closest(".coupon") ?? host;
      const code = isApply ? query<HTMLInputElement>(around, COUPON)?.value : pressed.dataset["coupon"];
      if (code !== undefined)
        return attempt({ action: isApply ? "applyCoupon" : "removeCoupon", pressed }, () =>
          changeCoupon(actionContext, { kind: isApply ? "apply" : "remove", code, pressed }),
        );
      if (pressed.matches(UPDATE)) return attempt({ action: "cart", pressed }, quantities.update);
      if (pressed.matches(SHIPPING)) return attempt({ action: "shipping" }, chooseShipping);
      if (pressed.matches(CALCULATOR_BUTTON)) return calculator.toggle(pressed);
      if (pressed.closest(CALCULATOR))
        return attempt({ action: "shipping", pressed }, () => calculator.calculate(pressed));
      if (isTag(pressed, "a")) return attempt({ action: "cart", pressed }, () => followRowLink(pressed));
    },
    updateIfValid: () => attempt({ action: "cart", pressed: query(host, UPDATE) }, quantities.updateIfValid),
  };
}
