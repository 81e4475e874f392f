import type { WidgetContext } from "#runtime/widget.ts";

type Host = Pick<WidgetContext, "host" | "bus" | "signal">;

/** Carts that stand, and open by themselves. */
const standing = new WeakSet<HTMLElement>();
/** Carts that shall be open as soon as they stand. */
const wanted = new WeakSet<HTMLElement>();

/** Opens the cart of this host after every add, also one that nobody has touched yet (clause mini-cart.4). */
export function openAfterAdds({ host, bus, signal }: Host): void {
  const ask = () => {
    if (standing.has(host)) return;
    wanted.add(host);
    // What a widget that waits for interaction takes for interest; replayed, it means nothing.
    host.dispatchEvent(new FocusEvent("focusin"));
  };
  bus.on("added_to_cart", ask, signal);
}

/** Opens a cart that stands after every add, and at once where one has been waiting for it. Returns its undo. */
export function followAdds({ host, bus, signal }: Host, open: () => void): () => void {
  const stop = bus.on("added_to_cart", open, signal);
  standing.add(host);
  if (wanted.delete(host)) open();
  return () => {
    stop();
    standing.delete(host);
  };
}
