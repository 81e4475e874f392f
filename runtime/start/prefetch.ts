import { ATTRIBUTE } from "../markup.ts";
import type { Hosts } from "../mount/hosts.ts";
import { lastActs } from "../mount/last-acts.ts";
import { isElement } from "../node-type.ts";
import { PREFETCH_EVENT, savesData } from "../prefetch-code.ts";
import type { CatalogueEntry } from "../widget.ts";
import type { LazyParts } from "./lazy-parts.ts";

interface PrefetchOptions {
  readonly hosts: Hosts;
  readonly islands: LazyParts["islands"];
  /** Loads what replays the press that may follow. */
  readonly loadReplay: () => Promise<unknown>;
  readonly signal: AbortSignal;
}

/**
 * Loads the code of waiting widgets when the visitor points at them or moves the focus there, and downloads it when
 * `prefetchCode` asks; not in data-saving mode. Keeps what the visitor did last.
 */
export function prefetchOnApproach({ hosts, islands, loadReplay, signal }: PrefetchOptions): void {
  // A failure is reported when the widget is wanted.
  const fetchCode = ({ kind, load }: CatalogueEntry) => {
    for (const loadPart of [load, loadReplay]) loadPart().catch(() => {});
    if (kind === "island") islands().catch(() => {});
  };
  const isSaving = savesData();
  const prefetch = (event: Event) => {
    const { target, type } = event;
    lastActs[type] = event;
    const host = !isSaving && isElement(target) && target.closest(`[${ATTRIBUTE.state}=waiting]`);
    for (const { entry } of host ? hosts.on(host) : [])
      if (type === PREFETCH_EVENT) entry.preload?.();
      else fetchCode(entry);
  };
  for (const type of ["pointerover", "focusin", "mousedown", "submit", PREFETCH_EVENT])
    addEventListener(type, prefetch, { signal, capture: true });
}
