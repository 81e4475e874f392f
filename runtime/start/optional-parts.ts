import { whenJQuery } from "../when-jquery.ts";
import type { Inspected } from "./debug-overlay.ts";
import type { DomMirror, OpenBus } from "./bus-mirrors.ts";
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

/** Shows the overlay that `?islet-debug` asks for. */
export async function showOverlayIfAsked(
  inspected: Inspected,
  load: OptionalParts["overlay"],
  signal: AbortSignal,
): Promise<void> {
  if (!/[?&]islet-debug\b/.test(location.search)) return;
  const { showOverlay } = await load();
  signal.addEventListener("abort", showOverlay(inspected));
}
