import { go } from "#browser/go.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAnnouncer } from "#shop/announce.ts";
import { createButtonStates } from "#shop/button-states.ts";
import { cartOf } from "#shop/cart.ts";
import type { Settings } from "./settings.ts";

/** Block buttons (`wc-interactive`) have a cart of their own (reference: shop 2.1). */
const BUTTON =
  ".add_to_cart_button.ajax_add_to_cart[data-product_id]:not(.wc-interactive, :disabled, [aria-disabled=true])";
const LINK = ":is(.remove_from_cart_button, .elementor_remove_from_cart_button)[data-cart_item_key]";
const ROW = ".mini_cart_item, .cart_item";

/** Buys again and takes out again, by the calls of any list and any mini cart (purchase-summary.1). */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const { bus, guard, listen, page, signal } = context;
  const cart = cartOf(context);
  const announce = createAnnouncer(signal);
  const states = createButtonStates(context);
  const changes = createChanges(signal);
  /** Rows on their way out. */
  const busy = new Set<Element>();

  const pressable = (target: EventTarget | null, selector: string) => {
    const found = target instanceof Element && closest(target, selector);
    return found instanceof HTMLElement && host.contains(found) ? found : null;
  };

  function setBusy(row: Element, isBusy: boolean) {
    if (isBusy) busy.add(row);
    else busy.delete(row);
    changes.toggleClass(row, "loading", isBusy);
    changes.setAttribute(row, "aria-busy", isBusy ? "true" : null);
  }

  /** What the button says of the product, as the shop's own script sends it. */
  const given = ({ dataset }: HTMLElement): Record<string, string> =>
    Object.fromEntries(
      Object.entries({ quantity: "1", ...dataset }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      ),
    );

  async function add(button: HTMLElement) {
    announce("");
    states.start(button);
    const outcome = await cart.add(given(button), button);
    if (signal.aborted || outcome === "done" || outcome === "leaving") return;
    states.finish(button);
    if (outcome === "vetoed") return;
    const text = page.text("add_to_cart_failed", "Could not be added to the cart. Please try again.");
    states.showProblem(button, text);
    announce(text);
  }

  async function remove(link: HTMLElement) {
    const row = link.closest(ROW) ?? link;
    if (busy.has(row)) return;
    const { cart_item_key: key = "", success_message: success } = link.dataset;
    announce("");
    setBusy(row, true);
    const outcome = await cart.remove(key, link, itemsIn(row));
    if (signal.aborted || outcome === "leaving") return;
    // The shop's own link does the same work.
    if (outcome !== "done" && go(link.getAttribute("href"))) return;
    setBusy(row, false);
    announce(
      outcome === "done"
        ? success || page.text("removed_from_cart", "Removed from your cart.")
        : page.text("remove_from_cart_failed", "Could not be removed from the cart. Please try again."),
    );
  }

  bus.on(
    "added_to_cart",
    ({ button }) => {
      if (!button || !host.contains(button)) return;
      states.finish(button);
      states.showAdded(button);
      announce(button.dataset["success_message"] || page.text("added_to_cart", "Added to your cart."));
      bus.emit("wc_cart_button_updated", { button });
    },
    signal,
  );
  bus.on("page/restored", states.finishAll, signal);
  bus.on("page/restored", () => [...busy].forEach((row) => setBusy(row, false)), signal);

  listen(host, "click", (event) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    const button = pressable(event.target, BUTTON);
    const link = button ? null : pressable(event.target, LINK);
    if (button ?? link) event.preventDefault();
    if (button) guard(() => add(button));
    if (link) guard(() => remove(link));
  });

  // The shop prints links with role=button, which Space does not press by itself.
  listen(host, "keydown", (event) => {
    const link = pressable(event.target, `a:is(${BUTTON}, ${LINK})`);
    if (event.key !== " " || !link) return;
    event.preventDefault();
    if (!event.repeat) link.click();
  });
}

/** How many a row holds: "2 × £9.00". */
function itemsIn(row: Element): number {
  const [quantity] = selectAll(row, ".quantity", { limit: 1 });
  return Number(/^\s*(\d+)\s*×/.exec(quantity?.textContent ?? "")?.[1] ?? 0);
}
