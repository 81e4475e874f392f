import type { Hosts } from "./hosts.ts";
import { ATTRIBUTE } from "./markup.ts";

/** Starts the downloads of what waits where the visitor points or moves the focus; not where data is to be saved. */
export function prefetchOnApproach(hosts: Hosts, signal: AbortSignal): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  const prefetch = ({ target }: Event) => {
    const host = target instanceof Element && target.closest(`[${ATTRIBUTE.state}=waiting]`);
    if (host) for (const { entry } of hosts.on(host)) entry.prefetch?.();
  };
  for (const type of ["pointerover", "focusin"])
    document.addEventListener(type, prefetch, { signal, passive: true });
}
