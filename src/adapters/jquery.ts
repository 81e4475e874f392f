import type { EventName } from "#runtime/events.ts";
import type { JQueryBridge } from "#runtime/parts.ts";

type Payload = Record<string, unknown>;
interface Arguments {
  /** Payload → what `.trigger` hands to a handler behind the event. */
  readonly toArguments: (payload: Payload) => unknown[];
  readonly toPayload: (values: readonly unknown[]) => Payload;
}

/** The part of jQuery that the bridge uses; versions 1.12 to 4. */
interface JQueryEvent {
  readonly originalEvent?: Event;
  isDefaultPrevented(): boolean;
}
interface JQueryStatic {
  (
    target: EventTarget,
  ): {
    on(name: string, handler: (event: JQueryEvent, ...values: unknown[]) => void): void;
    off(name: string, handler: unknown): void;
    trigger(event: JQueryEvent, values: unknown[]): void;
  };
  readonly event: { special: Record<string, { preDispatch?: (event: JQueryEvent) => unknown } | undefined> };
  readonly Event: new (name: string) => JQueryEvent;
}

const positional = (...keys: string[]): Arguments => ({
  toArguments: (payload) => keys.map((key) => wrapped(payload[key])),
  toPayload: (values) => Object.fromEntries(keys.map((key, index) => [key, unwrapped(values[index])])),
});

let jQuery: JQueryStatic | undefined;
const wrapped = (value: unknown) => (value instanceof Element && jQuery ? jQuery(value) : value);
const isCollection = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "jquery" in value;
const unwrapped = (value: unknown): unknown => (isCollection(value) ? Reflect.get(value, 0) : value) ?? null;

const CART = positional("fragments", "cartHash", "button");
const NOTHING = positional();

/** Events that cross, with the positions of their arguments (reference: shop 13.1, 13.3). */
const BRIDGED = new Map<EventName, Arguments>([
  ["adding_to_cart", positional("button", "data")],
  ["added_to_cart", CART],
  ["removed_from_cart", CART],
  ["wc_cart_button_updated", positional("button")],
  ["wc_fragment_refresh", NOTHING],
  ["wc_fragments_loaded", NOTHING],
  ["wc_fragments_refreshed", NOTHING],
  ["wc_fragments_ajax_error", NOTHING],
  ["elementor/popup/show", positional("id", "host")],
  ["elementor/popup/hide", positional("id", "host")],
  ["countdown_expire", positional("host")],
]);

/** By this namespace others tell Islet's handlers from a stock script's. */
const OURS = ".islet";

/** jQuery's half of the bus: events cross both ways, each once (clause runtime.8; reference: shop 13.4). */
export const jqueryBridge: JQueryBridge = {
  connect(bus, dom) {
    const $ = (window as { jQuery?: JQueryStatic }).jQuery;
    if (!$?.event?.special || !document.body) return null;
    jQuery = $;
    const target = $(document.body);
    const sent = new WeakSet<object>();
    const undo: (() => void)[] = [];

    for (const [name, { toPayload }] of BRIDGED) {
      const hear = (event: JQueryEvent, ...values: unknown[]) => {
        // Native events reach the bus by the DOM's own way.
        if (!sent.has(event) && !event.originalEvent) bus.receive(name, toPayload(values));
      };
      // jQuery hears native events too: the DOM copy of an event it gets from us would be a second one.
      const special = { ...$.event.special[name] };
      const skipCopy = {
        ...special,
        preDispatch: ({ originalEvent }: JQueryEvent) =>
          originalEvent && dom.isOurs(originalEvent) ? false : undefined,
      };
      $.event.special[name] = skipCopy;
      target.on(name + OURS, hear);
      undo.push(() => {
        target.off(name + OURS, hear);
        $.event.special[name] = special;
      });
    }

    const mirror = (name: EventName, payload: object) => {
      const bridged = BRIDGED.get(name);
      if (!bridged) return true;
      const event = new $.Event(name);
      sent.add(event);
      target.trigger(event, bridged.toArguments(payload as Payload));
      return !event.isDefaultPrevented();
    };
    bus.mirrors.add(mirror);
    undo.push(() => void bus.mirrors.delete(mirror));

    return {
      scopeOf: (host) => [$(host), $],
      disconnect: () => {
        for (const one of undo) one();
      },
    };
  },
};
