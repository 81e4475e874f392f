import type { EventName } from "#runtime/events.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import type { JQueryBridge } from "#runtime/start/lazy-parts.ts";
import { EVENT_MAPPINGS, type EventMapping, mappingOf, ORDER_EVENTS } from "./jquery-events.ts";
import { followForms } from "./jquery-forms.ts";
import { type JQueryEvent, type JQueryStatic, NAMESPACE, skipCopies } from "./jquery-types.ts";

export { EVENT_MAPPINGS };

type Payload = Readonly<Record<string, unknown>>;

/** jQuery's half of the bus: events cross both ways, each once. */
export const jqueryBridge: JQueryBridge = {
  connect(bus, dom, signal) {
    const $ = (window as { jQuery?: JQueryStatic }).jQuery;
    if (!$?.event?.special || !document.body || signal.aborted) return null;
    const ourEvents = new WeakSet<object>();
    const undos = [followForms($)];
    const hidden = new Set<string>();
    const hideCopies = (name: string) => {
      if (hidden.has(name)) return;
      hidden.add(name);
      undos.push(skipCopies($, name, dom.isOurs));
    };
    // Some events are triggered on the document; the others bubble to it.
    const page = $(document);

    for (const [name, mapping] of EVENT_MAPPINGS) {
      const receive = (event: JQueryEvent, ...values: unknown[]) => {
        // A native event has reached the bus already.
        if (!ourEvents.has(event) && !event.originalEvent)
          bus.receive(name as EventName, toPayload(mapping, event.target, values));
      };
      const jqueryName = (mapping.jqueryName ?? name) + NAMESPACE;
      page.on(jqueryName, receive);
      undos.push(() => page.off(jqueryName, receive));
      hideCopies(name);
    }
    // Only the form's own handlers hear these; the native copies are dispatched on the body.
    ORDER_EVENTS.forEach(hideCopies);

    const mirror = (name: EventName, payload: object) => {
      const mapping = mappingOf(name);
      if (!mapping) return true;
      // The event with the name of the payment method follows.
      if (name === "checkout_place_order") hideCopies(`${name}_${String((payload as Payload)["method"])}`);
      const event = new $.Event(mapping.jqueryName ?? name);
      ourEvents.add(event);
      return trigger($, { event, mapping, payload: payload as Payload });
    };
    bus.mirrors.add(mirror);
    undos.push(() => void bus.mirrors.delete(mirror));

    signal.addEventListener("abort", () => {
      for (const undo of undos) undo();
    });
    return (host) => [$(host), $];
  },
};

/** The payload of a jQuery event, from its arguments and the element it was triggered on. */
function toPayload(
  { keys, targetKey, targetSelector, fields = {} }: EventMapping,
  target: EventTarget | null,
  values: readonly unknown[],
): Payload {
  const [first] = values;
  const named = isObject(first) ? first : {};
  const element = targetSelector && isElement(target) ? target.closest("form") : target;
  return Object.fromEntries<unknown>([
    ...keys.flatMap((key, index) => (key ? [[key, unwrap(values[index])] as const] : [])),
    ...Object.entries(fields).map(([name, key]) => [key, unwrap(named[name])] as const),
    ...(targetKey ? [[targetKey, element] as const] : []),
  ]);
}

const isObject = (value: unknown): value is Payload => typeof value === "object" && value !== null;

/** The first element of a jQuery collection; any other value as it is. */
function unwrap(value: unknown): unknown {
  const isCollection = isObject(value) && "jquery" in value;
  return (isCollection ? value[0] : value) ?? null;
}

interface TriggerOptions {
  readonly event: JQueryEvent;
  readonly mapping: EventMapping;
  readonly payload: Payload;
}

/** Triggers an event of the bus for jQuery's handlers; false if one of them vetoes it. */
function trigger($: JQueryStatic, { event, mapping, payload }: TriggerOptions): boolean {
  const { targetKey, targetSelector, extraArguments, vetoEvent, copiesData, isVeto, onWindow, before } =
    mapping;
  const values = toArguments($, mapping, payload);
  for (const [name, key] of Object.entries(onWindow ?? {}))
    Reflect.set(event, name, wrapped($, payload[key]));
  const payloadTarget = targetKey && payload[targetKey];
  const element = isElement(payloadTarget) ? payloadTarget : document.body;
  if (extraArguments && element === payloadTarget) values.push(...extraArguments($, element));
  const inner = targetSelector && Element.prototype.querySelector.call(element, targetSelector);
  const target = $(onWindow ? window : inner || element);
  try {
    before?.($, payload);
    if (vetoEvent && target.triggerHandler(new $.Event(vetoEvent), values.slice(0, 1)) === false)
      return false;
    if (copiesData) copyButtonData($, payload);
    if (isVeto) return target.triggerHandler(event, values) !== false;
    target.trigger(event, values);
  } catch (error) {
    // A plugin's error must not stop Islet.
    reportError(error);
  }
  return !event.isDefaultPrevented();
}

/** Makes a collection of an element, as jQuery does. */
type Wrap = (element: Element) => unknown;

/** A collection of an element; any other value as it is. */
const wrapped = (wrap: Wrap, value: unknown) => (isElement(value) ? wrap(value) : value);

/** The arguments of a jQuery handler for a payload. */
export function toArguments(wrap: Wrap, mapping: EventMapping, payload: Payload): unknown[] {
  const { keys, fields = {}, keepsElements, numbers, values = {} } = mapping;
  const valueOf = (key: string) => {
    const value = values[key] ? values[key](payload[key]) : payload[key];
    if (keepsElements) return value;
    return numbers?.includes(key) && /^\d+$/.test(String(value)) ? Number(value) : wrapped(wrap, value);
  };
  const named = Object.entries(fields).flatMap(([name, key]) =>
    key in payload ? [[name, payload[key]] as const] : [],
  );
  return [
    ...(named.length ? [Object.fromEntries<unknown>(named)] : []),
    ...keys.map((key) => key !== "" && valueOf(key)),
  ];
}

/** Copies jQuery data of a button into an add's data. The button's attributes and existing fields win. */
function copyButtonData($: JQueryStatic, { button, data }: Payload): void {
  if (!isHtmlElement(button) || !isObject(data)) return;
  for (const [name, value] of Object.entries($(button).data()))
    if (!(name in button.dataset || name in data)) Reflect.set(data, name, value);
}
