import type { OpenBus } from "../bus.ts";
import { whenJQuery } from "../jquery.ts";
import type { DomMirror } from "./bus-mirrors.ts";
import type { OptionalParts } from "./lazy-parts.ts";

interface MirroredBus {
  readonly bus: OpenBus;
  readonly dom: DomMirror;
}

/** Connects the bus to jQuery once the page has it. Returns what hooks get as `$scope` for a host. */
export function connectJQuery(
  { bus, dom }: MirroredBus,
  load: OptionalParts["jquery"],
  signal: AbortSignal,
): (host: HTMLElement) => unknown[] {
  let scopeOf = (host: HTMLElement): unknown[] => [host];
  async function connect() {
    const { jqueryBridge } = await load();
    scopeOf = jqueryBridge.connect(bus, dom, signal) ?? scopeOf;
  }
  whenJQuery(() => void connect().catch(() => {}), signal);
  return (host) => scopeOf(host);
}
