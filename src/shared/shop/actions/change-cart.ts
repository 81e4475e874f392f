import type { CartAnswer, ChangedCartLine } from "#runtime/actions.ts";
import { cartOf } from "../cart/cart.ts";
import type { CartUser as ActionScope, Cart } from "../cart/cart-interfaces.ts";
import { refreshCart } from "../cart/cart-requests.ts";
import { followQuantity } from "../cart/follow-quantity.ts";
import { applyFragments } from "../cart/fragments.ts";
import { ActionError } from "./action-error.ts";
import { readCart } from "./read-cart.ts";
import type { WantedLine } from "./read-input.ts";
import { callStore, type StoreCall } from "./store-api.ts";

const carts = new WeakMap<ActionScope, Cart>();

/** The page's cart; it follows the page's events from the first action on. */
function cartFor(scope: ActionScope): Cart {
  const cart = carts.get(scope) ?? cartOf(scope);
  carts.set(scope, cart);
  return cart;
}

/** Asks the shop for the cart. @throws ActionError */
export const askCart = async ({ page }: ActionScope): Promise<CartAnswer> => ({
  cart: await readCart(await callStore(page, { action: "getCart", path: "cart" })),
});

/**
 * Adds and changes lines, one after the other, and has every cart on the page show the result.
 * @throws ActionError for the first line that is refused
 */
export async function changeCart(
  scope: ActionScope,
  action: string,
  lines: readonly (WantedLine | ChangedCartLine)[],
): Promise<CartAnswer> {
  let answer = {};
  for (const line of lines)
    answer = await ("key" in line ? changeLine(scope, action, line) : addLine(scope, action, line));
  return { cart: await readCart(answer) };
}

/** Sends a call in the cart's queue, then shows the cart and tells its listeners. */
const change = (scope: ActionScope, call: StoreCall, event: "added_to_cart" | "removed_from_cart") =>
  cartFor(scope).inTurn(async () => {
    const answer = await callStore(scope.page, call);
    const shown = await refreshCart(scope.page);
    const { fragments, cartHash } = typeof shown === "object" ? shown : { fragments: {}, cartHash: "" };
    // By the time listeners hear of it, the page shows it.
    await applyFragments(fragments).catch(scope.reportError);
    scope.bus.emit(event, { fragments, cartHash, button: null });
    return answer;
  });

async function addLine(scope: ActionScope, action: string, { id, quantity, variation }: WantedLine) {
  const { bus } = scope;
  const data: Record<string, string> = { product_id: id, quantity: String(quantity), ...variation };
  if (!bus.emit("adding_to_cart", { button: null, data })) {
    bus.emit("ajax_request_not_sent", { button: null });
    throw new ActionError(
      `${action} was refused by a listener of adding_to_cart for product ${id}. Nothing was added.`,
    );
  }
  const { product_id: heardId, quantity: heardQuantity, ...rest } = data;
  const choices = Object.entries(rest)
    .filter(([name]) => name.startsWith("attribute_"))
    .map(([attribute, value]) => ({ attribute, value }));
  const body = { id: Number(heardId), quantity: Number(heardQuantity), variation: choices };
  return change(scope, { action, path: "cart/add-item", body }, "added_to_cart");
}

async function changeLine(scope: ActionScope, action: string, { key, quantity }: ChangedCartLine) {
  if (!quantity)
    return change(scope, { action, path: "cart/remove-item", body: { key } }, "removed_from_cart");
  const cart = cartFor(scope);
  const call = { action, path: "cart/update-item", body: { key, quantity } };
  const answer = await cart.inTurn(() => callStore(scope.page, call));
  await followQuantity(scope, cart);
  return answer;
}
