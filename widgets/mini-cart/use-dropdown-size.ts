import { useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { LIST, MAIN } from "./markup.ts";
import { maxListHeight, shiftInto } from "./dropdown-size.ts";

/** Where an open dropdown fits. */
export interface DropdownSize {
  /** How high it may get. */
  readonly boxPx: number;
  /** How high its list may get; `undefined` for a cart without one. */
  readonly listPx: number | undefined;
  /** How far it stands to the right of its own place. */
  readonly shiftPx: number;
}

const PANEL = `.islet-mini-cart__panel, ${MAIN}`;
/** What of the panel scrolls where the window is low; in the builder's markup the panel itself does. */
const SCROLLER = ".islet-mini-cart__content";

/** The room of an open dropdown, measured again when the window or the cart changes (clause mini-cart.5). */
export function useDropdownSize(isMeasured: boolean): DropdownSize | undefined {
  const { host, bus } = useIslet();
  const [size, setSize] = useState<DropdownSize>();
  useLayoutEffect(() => {
    if (!isMeasured) return;
    const ending = new AbortController();
    const { signal } = ending;
    const measure = () => setSize((before) => measureDropdown(host, before?.shiftPx ?? 0));
    measure();
    addEventListener("resize", measure, { signal });
    for (const name of ["wc_fragments_loaded", "wc_fragments_refreshed"] as const)
      bus.on(name, measure, signal);
    return () => ending.abort();
  }, [isMeasured, host, bus]);
  return size;
}

function measureDropdown(host: HTMLElement, shiftPx: number): DropdownSize | undefined {
  const panel = host.querySelector(PANEL);
  if (!panel) return undefined;
  const { top: panelTopPx, height, left, right } = panel.getBoundingClientRect();
  const { scrollHeight, clientHeight } = panel.querySelector(SCROLLER) ?? panel;
  const panelPx = height + scrollHeight - clientHeight;
  const listPx = panel.querySelector(LIST)?.getBoundingClientRect().height;
  const place = { viewportPx: innerHeight, panelTopPx };
  return {
    boxPx: maxListHeight({ ...place, panelPx: 0, listPx: 0 }),
    listPx: listPx === undefined ? undefined : maxListHeight({ ...place, panelPx, listPx }),
    shiftPx: shiftInto(document.documentElement.clientWidth, {
      left: left - shiftPx,
      right: right - shiftPx,
    }),
  };
}
