import { navigate } from "#browser/navigate.ts";
import { selectAll } from "#browser/selectors.ts";
import { isHtmlElement } from "#runtime/node-type.ts";
import type { CartUser as ActionScope } from "../cart/cart-interfaces.ts";
import { isToggleShown, TOGGLE } from "../mini-cart/markup.ts";
import { ActionError } from "./action-error.ts";
import { answered } from "./answered.ts";

/** The hosts of carts that open, and the button of the shop's block. */
const HOST = "[data-widget~=mini-cart], [data-widget-marked~=mini-cart]";
const BLOCK = ".wc-block-mini-cart__button";

const firstIn = (root: Document | Element, selector: string) =>
  selectAll(root, selector).filter(isHtmlElement).at(0);

/**
 * Opens the header's cart as a press of its button does; where none opens, goes to the cart.
 * @throws ActionError
 */
export async function openCart({ bus, page, signal }: ActionScope): Promise<void> {
  const host = selectAll(document, HOST)
    .filter(isHtmlElement)
    .find((cart) => isToggleShown(cart));
  const toggle = host && firstIn(host, TOGGLE);
  if (toggle?.getAttribute("aria-expanded") === "true") return;
  if (toggle) {
    const opened = answered({ bus, signal, event: "mini_cart/open", isIt: () => true });
    toggle.click();
    if (await opened) return;
    throw new ActionError("openCart found the cart's button, but no cart has opened.");
  }
  const block = firstIn(document, BLOCK);
  if (block) return block.click();
  if (!navigate(page.cartUrl, { hosts: page.allowedHosts }))
    throw new ActionError(
      `openCart must lead to the site or a host of allowed_hosts, not to cart_url ${page.cartUrl}.`,
    );
}
