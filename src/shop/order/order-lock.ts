import { dispatch } from "#runtime/dispatch.ts";

/** The only right to place an order with a form; whoever holds it gives it back. */
export interface OrderLock {
  readonly form: HTMLFormElement;
  /**
   * Gives it back; a second time nothing happens.
   * @param mayBePlaced nobody knows whether the order was placed: totals could be those of an empty cart
   */
  release(mayBePlaced?: boolean): void;
}

/** The shop's own lock, which its script and those of gateways look at as well (reference: shop 5.4). */
const LOCK = "processing";

// Asked of the prototype: a field may be named `classList`.
const classesOf = (form: HTMLFormElement) =>
  Reflect.get<Element, "classList">(Element.prototype, "classList", form);

/** Whether somebody has the right to place an order with this form. */
export const isOrderLocked = (form: HTMLFormElement): boolean => classesOf(form).contains(LOCK);

/**
 * Takes the right to place an order with this form; null while somebody else has it. A page that comes back from the
 * back/forward cache is free again. The form's widget hears of it by `islet:claimed` and `islet:released`.
 */
export function lockOrder(form: HTMLFormElement, signal?: AbortSignal): OrderLock | null {
  if (isOrderLocked(form)) return null;
  const classes = classesOf(form);
  const hadClass = Element.prototype.hasAttribute.call(form, "class");
  const held = new AbortController();
  const release = (mayBePlaced = false) => {
    if (held.signal.aborted) return;
    held.abort();
    classes.remove(LOCK);
    if (!hadClass && classes.length === 0) Element.prototype.removeAttribute.call(form, "class");
    dispatch(form, "islet:released", { mayBePlaced });
  };
  classes.add(LOCK);
  signal?.addEventListener("abort", () => release(), { signal: held.signal });
  addEventListener("pageshow", ({ persisted }) => persisted && release(), { signal: held.signal });
  dispatch(form, "islet:claimed", {});
  return { form, release };
}
