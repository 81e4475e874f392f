import { isPlainClick } from "#dom/activation.ts";
import { pressWithSpace } from "#dom/press-with-space.ts";
import { submitForm } from "#runtime/submit-form.ts";
import { createChanges } from "#dom/changes.ts";
import type { CartChange } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { queryAll, query } from "#dom/query.ts";
import { isEditorRefresh } from "#shop/cart/cart-cookies.ts";
import type { CartActions } from "./actions/index.ts";
import { CALCULATOR, COUPON, type CartPage, FORM, ROW, SHIPPING, UPDATE } from "./cart-page.ts";
import { followOthers } from "./other-tabs.ts";
import type { Settings } from "./settings.ts";

/** Clause cart.1. */
const PAUSE_MS = 1_500;
const QUANTITY = ".qty";
const APPLY = "[name=apply_coupon]";
const UNDO = ".restore-item";
/** Links of a cart page that act (reference: shop 4.5, 4.6). */
const LINKS = `.product-remove > a, ${UNDO}, .woocommerce-remove-coupon, .shipping-calculator-button`;

/** Listens on a cart page; what the visitor asks for is done by code that comes on use. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { after, guard, listen, on, page, signal } = context;
  const changes = createChanges(signal);
  const cartPage: CartPage = {
    host,
    context,
    changes,
    unsent: new Set(),
    nativeNext: new WeakSet(),
    updateControls,
  };
  /** A change is told twice, by `input` and by `change`. */
  const known = new WeakMap<Element, string>();
  let actions: Promise<CartActions> | undefined;
  let stopTimer = () => {};

  function updateControls() {
    const isOff = page.isEditor || page.isPreview || cartPage.unsent.size === 0;
    const turnOff = (element: Element, isNow: boolean) => {
      changes.setAttribute(element, "disabled", isNow ? "" : null);
      changes.setAttribute(element, "aria-disabled", isNow ? "true" : null);
    };
    for (const button of queryAll(host, UPDATE)) turnOff(button, isOff);
    if (page.isEditor) for (const field of queryAll(host, QUANTITY)) turnOff(field, true);
  }

  const begin = () => {
    actions ??= import("./actions/index.ts").then(({ createCartActions }) => createCartActions(cartPage));
    actions.catch(() => {
      actions = undefined;
    });
    return actions;
  };
  /** Without the code that acts, the server's own link or form does. */
  const act = (element: HTMLElement) =>
    guard(async () => {
      const acting = await begin().catch(() => null);
      if (signal.aborted) return;
      if (acting) return acting.act(element);
      cartPage.nativeNext.add(element);
      element.click();
    });
  const refresh = (keepsNotices: boolean) => guard(async () => (await begin()).refresh(keepsNotices));

  /** Whether a press is ours; the browser has its turn after a failure. */
  const take = (event: Event, element: HTMLElement) => {
    if (cartPage.nativeNext.delete(element)) {
      cartPage.leavingEvent = event;
      return;
    }
    event.preventDefault();
    if (!page.isEditor) act(element);
  };

  const linkAt = (target: EventTarget | null) => {
    const link = target instanceof Element && target.closest<HTMLElement>(LINKS);
    // Notices may have been moved elsewhere on the page.
    return link && (host.contains(link) || link.matches(UNDO)) ? link : null;
  };

  listen(document, "click", (event) => {
    const link = linkAt(event.target);
    if (link && isPlainClick(event) && !event.defaultPrevented) take(event, link);
  });

  pressWithSpace(context, document, linkAt);

  // The first button of the form, which the browser would press, may be another one.
  listen(host, "keydown", (event) => {
    const { target, key, repeat } = event;
    if (key !== "Enter" || !(target instanceof HTMLInputElement) || !target.form?.matches(FORM)) return;
    const isCoupon = target.matches(COUPON);
    const button = query(target.form, isCoupon ? APPLY : UPDATE);
    if (!button || !(isCoupon || target.type === "number")) return;
    event.preventDefault();
    if (!repeat) submitForm(target.form, button);
  });

  listen(host, "submit", (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const button = submitter ?? query(form, form.matches(CALCULATOR) ? "button" : UPDATE);
    const isOurs =
      form.matches(CALCULATOR) ||
      (form.matches(FORM) && button?.matches(`${UPDATE}, ${APPLY}`) && query(form, ROW));
    if (!button || !isOurs) return;
    stopTimer();
    take(event, button);
  });

  function noteChange({ target, type }: Event) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (type === "change" && target.matches(SHIPPING)) return page.isEditor || act(target);
    const { value, name } = target;
    if (!target.closest(ROW) || (type === "change" && known.get(target) === value)) return;
    known.set(target, value);
    cartPage.unsent.add(name);
    updateControls();
    if (!settings.updateCartAutomatically || page.isEditor || page.isPreview) return;
    stopTimer();
    stopTimer = after(PAUSE_MS, () => guard(async () => (await begin()).update()));
  }
  listen(host, "input", noteChange);
  listen(host, "change", noteChange);

  on("wc_update_cart", ({ preserveNotices = false }) => refresh(preserveNotices));
  on("page/restored", () => void (cartPage.leavingEvent = undefined));
  for (const name of ["added_to_cart", "removed_from_cart", "page/restored"] as const)
    on(name, (change: Partial<CartChange>) => void (isEditorRefresh(change) || refresh(true)));
  followOthers(context, async (isStale) => (await begin()).refreshIf(isStale));

  updateControls();
  if (settings.stickyRightColumn)
    guard(async () => (await import("./view/sticky-column.ts")).stickColumn(cartPage, settings));
}
