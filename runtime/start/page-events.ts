import type { OpenBus, DomMirror } from "./bus-mirrors.ts";
import type { CoreOptions, OptionalParts } from "./lazy-parts.ts";
import { whenJQuery } from "../when-jquery.ts";

/** Follows what happens to the page as a whole, and brings the parts that only some pages need. */
export function watchPage(
  { page, hosts, signal }: CoreOptions,
  bus: OpenBus,
  dom: DomMirror,
  { jquery, overlay }: OptionalParts,
) {
  let scopeOf = (host: HTMLElement): unknown[] => [host];

  addEventListener("pageshow", ({ persisted }) => persisted && bus.emit("page/restored", {}), { signal });

  let mode = page.deviceMode();
  const followWidth = () => {
    if (mode === page.deviceMode()) return;
    mode = page.deviceMode();
    bus.emit("page/device_mode", { mode });
  };
  addEventListener("resize", followWidth, { signal });

  async function bridgeJQuery() {
    const { jqueryBridge } = await jquery();
    scopeOf = jqueryBridge.connect(bus, dom, signal) ?? scopeOf;
  }
  whenJQuery(() => void bridgeJQuery().catch(() => {}), signal);

  async function showOverlay() {
    const { showOverlay: show } = await overlay();
    signal.addEventListener("abort", show(hosts.all));
  }
  if (/[?&]islet-debug\b/.test(location.search)) showOverlay().catch(() => {});

  return { scopeOf: (host: HTMLElement) => scopeOf(host) };
}
