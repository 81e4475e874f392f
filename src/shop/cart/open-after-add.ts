import type { Bus } from "#runtime/bus.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { isEditorRefresh } from "./cart-cookies.ts";

type Host = Pick<WidgetContext, "host" | "bus" | "signal">;

/** Carts that stand and open by themselves, each with how. */
const standing = new WeakMap<HTMLElement, () => void>();
/** Carts that shall be open as soon as they stand. */
const wanted = new WeakSet<HTMLElement>();

const onAdd = (bus: Bus, open: () => void, signal: AbortSignal) =>
  bus.on("added_to_cart", (change) => void (isEditorRefresh(change) || open()), signal);

/**
 * Opens the cart of this host after every add, also one that nobody has touched yet (clause mini-cart.4).
 * @param isAdded the page itself is the answer to an add (reference: shop 3.3)
 */
export function openAfterAdds({ host, bus, signal }: Host, isAdded = false): void {
  const want = () => {
    wanted.add(host);
    // What a widget that waits for interaction takes for interest; replayed, it means nothing.
    host.dispatchEvent(new FocusEvent("focusin"));
  };
  onAdd(bus, () => void (standing.has(host) || want()), signal);
  if (isAdded) (standing.get(host) ?? want)();
}

/** Opens a cart that stands after every add, and at once where one has been waiting for it. Returns its undo. */
export function followAdds({ host, bus, signal }: Host, open: () => void): () => void {
  const stop = onAdd(bus, open, signal);
  standing.set(host, open);
  if (wanted.delete(host)) open();
  return () => {
    stop();
    standing.delete(host);
  };
}
