import type { CatalogueEntry } from "../catalogue.ts";
import type { Hosts } from "../mount/hosts.ts";
import { ATTRIBUTE } from "../markup.ts";
import type { LazyParts } from "./lazy-parts.ts";

interface PrefetchOptions {
  readonly hosts: Hosts;
  readonly islands: LazyParts["islands"];
  /** What replays the press that may follow. */
  readonly loadReplay: () => Promise<unknown>;
  readonly signal: AbortSignal;
}

/** Fetches the code of what waits where the visitor points or moves the focus; not where data is to be saved. */
export function prefetchOnApproach({ hosts, islands, loadReplay, signal }: PrefetchOptions): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  // What fails now is told when the widget is wanted.
  const fetchCode = ({ kind, load }: CatalogueEntry) => {
    for (const one of [load, loadReplay]) one().catch(() => {});
    if (kind === "island") islands().catch(() => {});
  };
  const prefetch = ({ target }: Event) => {
    const host = target instanceof Element && target.closest(`[${ATTRIBUTE.state}=waiting]`);
    if (host) for (const { entry } of hosts.on(host)) fetchCode(entry);
  };
  for (const type of ["pointerover", "focusin"])
    document.addEventListener(type, prefetch, { signal, passive: true });
}
