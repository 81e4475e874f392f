import { queryAll, query } from "#dom/query.ts";
import { askPage } from "../requests.ts";
import { changeCoupon } from "./coupons.ts";
import { CALCULATOR, COUPON, type CartPage, ROW, SHIPPING, UPDATE } from "../cart-page.ts";
import { createActionRunner, isPage } from "./run-action.ts";
import type { Failed } from "../view/messages.ts";
import { createQuantities } from "./quantities.ts";
import { followLink } from "./rows.ts";
import { createShipping } from "./shipping.ts";
import { TOTALS } from "../view/update-page.ts";

/** What a cart page can do, each in its turn with everything else that changes the cart. */
export interface CartActions {
  /** What a link, button or field of the page is for. */
  act(element: HTMLElement): unknown;
  /** Sends the quantities, by itself: unless something is wrong or missing in them. */
  update(): unknown;
  /** Asks for the page as it is now. */
  refresh(keepsNotices: boolean): Promise<void>;
  /**
   * The same, if the page still shows another cart than the shop's when its turn comes.
   * @returns false where the page that was asked for shows just the cart that stood there
   */
  refreshIf(isStale: () => boolean): Promise<boolean>;
}

/** Everything that a cart page does with the server (reference: shop 4). */
export function createCartActions(cartPage: CartPage): CartActions {
  const runner = createActionRunner(cartPage);
  const { cart, context, fail, formOf, host, messages, page, show, signal, urlOf } = runner;
  const quantities = createQuantities(runner);
  const shipping = createShipping(runner);
  let waiting: Promise<void> | undefined;

  /** The sanitiser's code may not arrive. */
  async function attempt(what: Failed, pressed: Element | null | undefined, run: () => unknown) {
    try {
      await run();
    } catch (error) {
      fail({ what, loss: "unknown", pressed });
      context.reportError(error);
    }
  }

  /** What the page says of the cart, numbers that are typed and not sent aside. */
  const pageSummary = () =>
    queryAll(host, `${ROW}, ${ROW} input, ${TOTALS}`)
      .map((element) => element.getAttribute("value") ?? element.textContent)
      .join();

  async function draw(keepsNotices: boolean): Promise<boolean> {
    // What the shop has to say is printed once: on the page that the visitor is on the way to.
    if (cartPage.leavingEvent?.defaultPrevented === false) return false;
    const answer = await askPage(urlOf(formOf()), page);
    const isNow = !signal.aborted && isPage(answer);
    if (isNow) show(answer, { keepsNotices });
    return isNow;
  }

  context.listen(host, "input", ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches(COUPON)) messages.clearCoupon();
    else messages.clearQuantity(target);
  });

  return {
    act(element) {
      const { coupon } = element.dataset;
      const isOn = element.matches("[name=apply_coupon]");
      const code = isOn ? query<HTMLInputElement>(host, COUPON)?.value : coupon;
      if (code !== undefined)
        return attempt(isOn ? "coupon" : "removal", element, () =>
          changeCoupon(runner, { code, isOn, pressed: element }),
        );
      if (element.matches(UPDATE)) return attempt("cart", element, quantities.update);
      if (element.matches(SHIPPING)) return attempt("shipping", null, shipping.choose);
      if (element.matches(".shipping-calculator-button")) return shipping.toggleCalculator(element);
      if (element.closest(CALCULATOR)) return attempt("shipping", element, () => shipping.calculate(element));
      if (element instanceof HTMLAnchorElement)
        return attempt("cart", element, () => followLink(runner, element));
    },
    update: () => attempt("cart", query(host, UPDATE), quantities.updateByItself),
    refresh(keepsNotices) {
      waiting ??= cart.inTurn(async () => {
        waiting = undefined;
        await draw(keepsNotices);
      });
      return waiting;
    },
    refreshIf: (isStale) =>
      cart.inTurn(async () => {
        const before = pageSummary();
        return !(isStale() && (await draw(true))) || pageSummary() !== before;
      }),
  };
}
