import { dispatch } from "#runtime/mount/dispatch.ts";

/** The exclusive right to place an order with a form. Its holder must release it. */
export interface OrderLock {
  readonly form: HTMLFormElement;
  /** Aborted once the lock has ended, whoever has ended it. */
  readonly ended: AbortSignal;
  /**
   * Releases the lock; further calls do nothing.
   * @param mayBePlaced true if it is unknown whether the order was placed: totals could be those of an empty cart
   */
  release(mayBePlaced?: boolean): void;
}

/** The shop's own lock, a class that its script and gateways check, too. */
const LOCK_CLASS = "processing";

// Read from the prototype: a field may be named `classList`.
const classesOf = (form: HTMLFormElement) =>
  Reflect.get<Element, "classList">(Element.prototype, "classList", form);

/** Whether any script holds the lock of this form. */
export const isOrderLocked = (form: HTMLFormElement): boolean => classesOf(form).contains(LOCK_CLASS);

const locks = new WeakMap<HTMLFormElement, OrderLock>();

/**
 * Locks the form for one order; null if it is locked already. The lock ends if the signal aborts, if another script
 * removes the class, or if the page is restored from the back/forward cache. Dispatches `islet:claimed` and
 * `islet:released` on the form.
 */
export function lockOrder(form: HTMLFormElement, signal?: AbortSignal): OrderLock | null {
  if (isOrderLocked(form)) return null;
  // A script that removes the class and orders at once is ahead of the observer.
  locks.get(form)?.release();
  const classes = classesOf(form);
  const hadClass = Element.prototype.hasAttribute.call(form, "class");
  const locked = new AbortController();
  const release = (mayBePlaced = false) => {
    if (locked.signal.aborted) return;
    locked.abort();
    classes.remove(LOCK_CLASS);
    if (!hadClass && classes.length === 0) Element.prototype.removeAttribute.call(form, "class");
    dispatch(form, "islet:released", { mayBePlaced });
  };
  classes.add(LOCK_CLASS);
  const observer = new MutationObserver(() => isOrderLocked(form) || release());
  observer.observe(form, { attributeFilter: ["class"] });
  locked.signal.addEventListener("abort", () => observer.disconnect());
  signal?.addEventListener("abort", () => release(), { signal: locked.signal });
  addEventListener("pageshow", ({ persisted }) => persisted && release(), { signal: locked.signal });
  dispatch(form, "islet:claimed", {});
  const lock = { form, ended: locked.signal, release };
  locks.set(form, lock);
  return lock;
}
