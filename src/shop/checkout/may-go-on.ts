import type { EventName, IsletEvents } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Whether nobody keeps the order. A script of the page's that fails at the question has not said no: the shop's own submits then, too. */
export function mayGoOn<Name extends EventName>(
  { bus, warn }: WidgetContext,
  name: Name,
  payload: IsletEvents[Name],
): boolean {
  try {
    return bus.emit(name, payload);
  } catch (error) {
    warn(`A listener of ${name} failed: ${String(error)}. The order goes on.`);
    return true;
  }
}
