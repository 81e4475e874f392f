import type { EventName } from "#runtime/events.ts";
import type { JQueryBridge } from "#runtime/start/lazy-parts.ts";
import { type Crossing, CROSSINGS, crossingOf } from "./jquery-events.ts";
import { takeData } from "./jquery-data.ts";
import { followForms } from "./jquery-forms.ts";
import { type JQueryEvent, type JQueryStatic, OURS, skipCopies } from "./jquery-types.ts";

type Payload = Readonly<Record<string, unknown>>;

const isCollection = (value: unknown): value is object =>
  typeof value === "object" && value !== null && "jquery" in value;
const unwrapped = (value: unknown): unknown => (isCollection(value) ? Reflect.get(value, 0) : value) ?? null;
const isFields = (value: unknown): value is Payload => typeof value === "object" && value !== null;

/** The payload that a handler's arguments make; the element it was triggered on comes with it. */
function toPayload(
  { keys, at, inside, fields }: Crossing,
  target: EventTarget | null,
  values: readonly unknown[],
): Payload {
  const [given] = values;
  const named = isFields(given) ? given : {};
  return Object.fromEntries<unknown>([
    ...keys.flatMap((key, index) => (key ? [[key, unwrapped(values[index])] as const] : [])),
    ...Object.entries(fields ?? {}).map(([name, key]) => [key, unwrapped(named[name])] as const),
    ...(at ? [[at, inside && target instanceof Element ? target.closest("form") : target] as const] : []),
  ]);
}

/** jQuery's half of the bus: events cross both ways, each once (clause runtime.8; reference: shop 13.4). */
export const jqueryBridge: JQueryBridge = {
  connect(bus, dom, signal) {
    const $ = (window as { jQuery?: JQueryStatic }).jQuery;
    if (!$?.event?.special || !document.body || signal.aborted) return null;
    // Some events are triggered on the document, the others reach it.
    const page = $(document);
    const sent = new WeakSet<object>();
    const undo = [followForms($)];

    const wrapped = (value: unknown) => (value instanceof Element ? $(value) : value);
    const toArguments = ({ keys, fields }: Crossing, payload: Payload) => {
      const named = Object.entries(fields ?? {}).map(([name, key]) => [name, wrapped(payload[key])] as const);
      return [
        ...(fields ? [Object.fromEntries<unknown>(named)] : []),
        ...keys.map((key) => key !== "" && wrapped(payload[key])),
      ];
    };

    for (const [name, crossing] of CROSSINGS) {
      const hear = (event: JQueryEvent, ...values: unknown[]) => {
        // Native events reach the bus by the DOM's own way.
        if (!sent.has(event) && !event.originalEvent)
          bus.receive(name as EventName, toPayload(crossing, event.target, values));
      };
      const ours = (crossing.as ?? name) + OURS;
      page.on(ours, hear);
      undo.push(() => page.off(ours, hear), skipCopies($, name, dom.isOurs));
    }

    const mirror = (name: EventName, payload: object) => {
      const crossing = crossingOf(name);
      if (!crossing) return true;
      const { as = name, asks, at, inside, isQuestion, more, takesData } = crossing;
      const values = toArguments(crossing, payload as Payload);
      const place = at && (payload as Payload)[at];
      if (more && place instanceof Element) values.push(...more($, place));
      const element = place instanceof Element ? place : document.body;
      const target = $((inside && Element.prototype.querySelector.call(element, inside)) || element);
      const event = new $.Event(as);
      sent.add(event);
      try {
        if (asks && target.triggerHandler(new $.Event(asks), values.slice(0, 1)) === false) return false;
        if (takesData) takeData($, payload as Payload);
        if (isQuestion) return target.triggerHandler(event, values) !== false;
        target.trigger(event, values);
      } catch (error) {
        // A plugin's mistake is the plugin's own.
        reportError(error);
      }
      return !event.isDefaultPrevented();
    };
    bus.mirrors.add(mirror);
    undo.push(() => void bus.mirrors.delete(mirror));

    signal.addEventListener("abort", () => {
      for (const one of undo) one();
    });
    return (host) => [$(host), $];
  },
};
