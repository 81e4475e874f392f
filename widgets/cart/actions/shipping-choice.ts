import { query, queryAll } from "#dom/query.ts";
import { findTotals } from "../cart-markup.ts";
import { SHIPPING } from "../cart-page.ts";
import { type CartResponse, callShop, fetchCartPage, isCartResponse } from "../cart-requests.ts";
import type { ActionContext } from "./action-context.ts";
import { cartUrl } from "./cart-form.ts";

type Field = HTMLInputElement | HTMLSelectElement;

/** The shipping methods chosen on the page, one for each package. */
interface ShippingChoice {
  readonly body: Readonly<Record<string, string>>;
  /** Whether a cart page has the same choice. */
  isIn(response: CartResponse): boolean;
  /** Whether the visitor has chosen nothing else since. */
  isNewest(): boolean;
}

/** Makes the function that sends the shipping methods chosen on the page. Only the newest choice is sent and shown. */
export function createShippingChoice(actionContext: ActionContext): () => Promise<void> {
  const { cartPage, run } = actionContext;
  const { host } = cartPage;
  let newest = 0;

  return () => {
    const number = ++newest;
    const isNewest = () => number === newest;
    // Read now: an answer that is shown before this action runs may reset the fields.
    const choice = { ...readChoice(host), isNewest };
    return run({
      key: `shipping ${number}`,
      findBusy: () => [findTotals(host)],
      async send() {
        if (isNewest()) await sendChoice(actionContext, choice);
      },
    });
  };
}

function readChoice(host: HTMLElement): Omit<ShippingChoice, "isNewest"> {
  const chosen = chosenFields(host, ":checked").map(({ dataset, value }) => ({ dataset, value }));
  const body = Object.fromEntries(
    chosen.map(({ dataset, value }) => [`shipping_method[${dataset["index"] ?? 0}]`, value]),
  );
  const referer = query<HTMLInputElement>(host, "[name=_wp_http_referer]")?.value;
  // With this referer the shop answers with Elementor's template.
  if (referer?.includes("elementorWidgetId")) body["_wp_http_referer"] = referer;
  return {
    body,
    isIn: ({ root }) =>
      chosen.every(({ value }) => chosenFields(root, "[checked]").some((field) => field.value === value)),
  };
}

/** Radios of an answer have only the `checked` attribute: they are not on the page yet. */
const chosenFields = (root: Element, checked: ":checked" | "[checked]") =>
  queryAll<Field>(root, SHIPPING).filter((field) => field.type !== "radio" || field.matches(checked));

/** Shows the totals of the answer. If the answer has none, the whole cart page is fetched. */
async function sendChoice({ cartPage, view, fail }: ActionContext, { body, isIn, isNewest }: ShippingChoice) {
  const { bus, page, signal } = cartPage.context;
  const totals = await callShop("update_shipping_method", page, body);
  if (!isNewest() || signal.aborted || totals === "leaving") return;
  if (typeof totals !== "object" || !view.showTotals(totals)) {
    const cart = totals === "failed" ? totals : await fetchCartPage(cartUrl(cartPage), page);
    if (signal.aborted) return;
    if (!isCartResponse(cart) || !isIn(cart)) {
      view.resetShipping();
      return fail({ action: "shipping", loss: isCartResponse(cart) ? "failed" : cart });
    }
    view.showCart(cart);
  }
  bus.emit("updated_shipping_method", {});
}
