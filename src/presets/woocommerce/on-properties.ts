import type { Mirror } from "#runtime/bus.ts";
import { hasJQuery } from "#runtime/jquery.ts";
import { once } from "#runtime/once.ts";
import type { PresetRuntime } from "#runtime/preset.ts";

type Adapter = typeof import("../jquery/jquery.ts");
type Payload = Readonly<Record<string, unknown>>;

/**
 * Calls what plugins have put on the body as `onadded_to_cart` and the like. jQuery's `trigger` calls such properties, so
 * they worked as long as the shop's own scripts brought it. What is known of its arguments loads with the first of them.
 */
export function callProperties({ bus, signal }: Pick<PresetRuntime, "bus" | "signal">): void {
  let adapter: Adapter | undefined;
  const load = once(async () => {
    adapter = await import("../jquery/jquery.ts");
  });

  function call(handler: Function, name: string, payload: Payload) {
    const mapping = adapter?.EVENT_MAPPINGS.get(name);
    if (!adapter || !mapping || mapping.targetKey || mapping.onWindow) return;
    // Elements come in a list, as jQuery gives them.
    const values = adapter.toArguments((element) => [element], mapping, payload);
    Reflect.apply(handler, document.body, [new Event(name), ...values]);
  }
  const mirror: Mirror = (name, payload) => {
    const handler: unknown = hasJQuery() ? null : Reflect.get(document.body, `on${name}`);
    if (typeof handler !== "function") return true;
    // What it throws is reported as the page's own.
    if (adapter) call(handler, name, payload as Payload);
    else
      load()
        .then(() => call(handler, name, payload as Payload))
        .catch((error: unknown) => reportError(error));
    return true;
  };
  bus.mirrors.add(mirror);
  signal.addEventListener("abort", () => bus.mirrors.delete(mirror));
  // What a handler changes before an add counts only if it is called at once.
  if (Object.keys(document.body).some((key) => key.startsWith("on"))) load().catch(() => {});
}
