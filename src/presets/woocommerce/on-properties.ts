import type { Bus } from "#runtime/bus.ts";
import { hasJQuery } from "#runtime/jquery.ts";
import { isElement } from "#runtime/node-type.ts";

/** The events that analytics hear so, with the keys of the payload in the order of the arguments after the event. */
const EVENTS = {
  added_to_cart: ["fragments", "cartHash", "button"],
  removed_from_cart: ["fragments", "cartHash", "button"],
  updated_wc_div: [],
} as const;

/**
 * Calls what plugins have put on the body as `onadded_to_cart` and the like. jQuery's `trigger` calls such properties, so
 * they worked as long as the shop's own scripts brought it.
 */
export function callProperties(bus: Bus, signal: AbortSignal): void {
  for (const [name, keys] of Object.entries(EVENTS) as [keyof typeof EVENTS, readonly string[]][])
    bus.on(
      name,
      (payload) => {
        const handler: unknown = hasJQuery() ? null : Reflect.get(document.body, `on${name}`);
        const values = keys.map((key): unknown => Reflect.get(payload, key));
        if (typeof handler === "function") call(handler, name, values);
      },
      signal,
    );
}

/** Elements come in a list, as jQuery gives them. */
function call(handler: Function, name: string, values: readonly unknown[]) {
  try {
    const lists = values.map((value) => (isElement(value) ? [value] : value));
    Reflect.apply(handler, document.body, [new Event(name), ...lists]);
  } catch (error) {
    // A plugin's error must not stop Islet.
    reportError(error);
  }
}
