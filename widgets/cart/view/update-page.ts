import { reload } from "#browser/navigate.ts";
import { keepFocus } from "#dom/keep-focus.ts";
import { type KeyOf, morph } from "#dom/morph.ts";
import { queryAll, query } from "#dom/query.ts";
import { setBuilderReferer } from "#shop/builder-referer.ts";
import { type CartAnswer, EMPTY, keyOfRow } from "../requests.ts";
import type { Busy } from "./busy.ts";
import { CALCULATOR, type CartPage, FORM, ROW, SHIPPING } from "../cart-page.ts";
import type { Messages } from "./messages.ts";

export const TOTALS = ".cart_totals";

/** Rows and fields are the same as long as they are about the same; the shop's ids of quantities are random. */
const keyOf: KeyOf = (element) => {
  if (element.matches(ROW)) return keyOfRow(element);
  return element.matches("input[name^='cart[']") ? element.getAttribute("name") : element.id;
};

export interface How {
  /** What was told before stays. */
  readonly keepsNotices?: boolean;
  /** Told besides what the answer tells. */
  readonly notices?: readonly HTMLElement[];
}

/** Puts what the server answers on the page, and changes only what is different (reference: shop 4.4). */
export function createShow(cartPage: CartPage, messages: Messages, busy: Busy) {
  const { host, context, changes, unsent, updateControls } = cartPage;
  const { bus } = context;

  const regionOf = (root: HTMLElement): HTMLElement | undefined => {
    const inside = query(root, `${FORM}, ${EMPTY}`);
    return inside?.closest<HTMLElement>(".woocommerce") ?? inside?.parentElement ?? undefined;
  };

  /** Changes a part in place; the ends of what was typed and chosen are the caller's. */
  function change(part: HTMLElement, fresh: Element) {
    keepFocus(part, () => {
      morph(part, fresh, { keyOf });
      return part;
    });
  }

  /** What the server has chosen and counted, but for what the visitor has typed since. */
  function takeValues(typed: ReadonlyMap<string, string>) {
    for (const field of queryAll<HTMLInputElement>(host, `${ROW} input[name]`)) {
      const value = typed.get(field.name);
      if (value !== undefined) field.value = value;
      else if (!/checkbox|radio/.test(field.type)) field.value = field.defaultValue;
    }
    takeShipping();
  }

  function takeShipping() {
    for (const field of queryAll(host, SHIPPING)) {
      if (field instanceof HTMLInputElement && field.type === "radio" && field.defaultChecked)
        field.checked = true;
      if (field instanceof HTMLSelectElement)
        for (const option of field.options) if (option.defaultSelected) option.selected = true;
    }
  }

  /** The shop's template hides it by a style, which does not come with an answer. */
  function closeCalculators() {
    for (const part of queryAll(host, CALCULATOR)) {
      const isOpen = query(part, "[aria-expanded=true]");
      const section = query(part, ".shipping-calculator-form");
      if (section && !isOpen && !section.style.display) changes.setStyle(section, "display", "none");
    }
  }

  function finish() {
    updateControls();
    closeCalculators();
    setBuilderReferer(host, context.signal);
    busy.draw();
  }

  const isOnCheckout = () => query(document, ".woocommerce-checkout") !== undefined;

  function showAll({ root, form }: CartAnswer) {
    const [region, fresh] = [regionOf(host), regionOf(root)];
    const [oldForm, oldTotals, totals] = [query(host, FORM), query(host, TOTALS), query(root, TOTALS)];
    const typed = new Map(
      queryAll<HTMLInputElement>(host, `${ROW} input[name]`)
        .filter(({ name }) => unsent.has(name))
        .map(({ name, value }) => [name, value]),
    );
    if (form && oldForm) {
      change(oldForm, form);
      if (oldTotals && totals) change(oldTotals, totals);
    } else if (region && fresh) change(region, fresh);
    takeValues(typed);
    const names = new Set(queryAll(host, `${ROW} [name]`).map((field) => field.getAttribute("name")));
    for (const name of unsent) if (!names.has(name)) unsent.delete(name);
  }

  setBuilderReferer(host, context.signal);

  return {
    takeShipping,
    /** A whole cart page. */
    show(answer: CartAnswer, { keepsNotices = false, notices = [] }: How = {}) {
      const hasForm = answer.form !== undefined;
      if (!hasForm && isOnCheckout()) return reload();
      if (!keepsNotices) messages.clearNotices();
      const told = [...notices, ...answer.notices].filter((notice) => !messages.isTold(notice));
      for (const notice of told) notice.remove();
      showAll(answer);
      if (keepsNotices) messages.tellCouponAgain();
      else messages.clearCoupon();
      finish();
      messages.tell(told);
      if (hasForm && isOnCheckout()) bus.emit("update_checkout", {});
      bus.emit(hasForm ? "updated_cart_totals" : "wc_cart_emptied", {});
      bus.emit("updated_wc_div", {});
    },
    /** The totals alone; false where there are none. */
    showTotals(root: Element): boolean {
      const [old, fresh] = [query(host, TOTALS), query(root, TOTALS)];
      if (!old || !fresh) return false;
      change(old, fresh);
      takeShipping();
      finish();
      bus.emit("updated_cart_totals", {});
      return true;
    },
  };
}
