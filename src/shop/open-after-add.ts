import type { WidgetContext } from "#runtime/widget.ts";

type Host = Pick<WidgetContext, "host" | "bus">;

/** Carts that stand, and how each opens. */
const openers = new WeakMap<HTMLElement, () => void>();
/** Carts that shall be open as soon as they stand. */
const wanted = new WeakSet<HTMLElement>();

/** Opens the cart of this host after every add, also one that nobody has touched yet. Returns its undo. */
export function openAfterAdds({ host, bus }: Host): () => void {
  return bus.on("added_to_cart", () => {
    const open = openers.get(host);
    if (open) return open();
    wanted.add(host);
    // What a widget that waits for interaction takes for interest; replayed, it means nothing.
    host.dispatchEvent(new FocusEvent("focusin"));
  });
}

/** Lets adds open a cart that stands: from now on, and at once where one has been waiting for it. Returns its undo. */
export function followAdds({ host, bus }: Host, open: () => void): () => void {
  const stop = bus.on("added_to_cart", open);
  openers.set(host, open);
  if (wanted.delete(host)) open();
  return () => {
    stop();
    openers.delete(host);
  };
}
