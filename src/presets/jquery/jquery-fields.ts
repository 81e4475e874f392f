import { query, queryAll } from "#dom/query.ts";
import { isElement } from "#runtime/node-type.ts";
import type { JQueryStatic } from "./jquery-types.ts";

const CHECKOUT_FIELDS = "form.checkout :is(.input-text, select, input[type=checkbox])";
const STATES = "select#billing_state, select#shipping_state, select#calc_shipping_state";
const OPENERS = "form.checkout #ship-to-different-address input, form.checkout input#createaccount";

const ours = new WeakSet<object>();

/** Whether a jQuery event on a field is one of those below: Islet's own widgets need not hear it. */
export const isFieldEvent = (event: object): boolean => ours.has(event);

/** Triggers `change` on fields, as the shop's scripts do after they have filled or opened them. */
export function tellChange($: JQueryStatic, fields: Iterable<Element>): void {
  for (const field of fields) {
    const event = new $.Event("change");
    ours.add(event);
    $(field).trigger(event, []);
  }
}

/** A country has brought its list of states: scripts that list cities, for example, wait for its `change`. */
export function tellStates($: JQueryStatic, address: unknown): void {
  if (isElement(address)) tellChange($, queryAll(address, STATES));
}

/** The boxes that open a second address and an account, at the start. */
export const tellOpeners = ($: JQueryStatic): void => tellChange($, queryAll(document, OPENERS));

/**
 * All fields lose the focus once a refused order has been told, also those that never had it: scripts that check a field on
 * `blur` check all of them then.
 */
export function tellBlur($: JQueryStatic): void {
  if (!query(document, "form.checkout .woocommerce-NoticeGroup")) return;
  for (const field of queryAll(document, CHECKOUT_FIELDS)) {
    // jQuery's `blur` would take the focus off the notice.
    $(field).triggerHandler(new $.Event("blur"), []);
    $(field).trigger(new $.Event("focusout"), []);
  }
}
