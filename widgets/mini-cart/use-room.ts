import { useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { LIST, MAIN } from "./markup.ts";
import { roomOf, shiftInto } from "./room.ts";

/** Where an open dropdown fits. */
export interface Room {
  /** How high its list may get; `undefined` for a cart without one. */
  readonly listPx: number | undefined;
  /** How far it stands to the right of its own place. */
  readonly shiftPx: number;
}

const PANEL = `.islet-mini-cart__panel, ${MAIN}`;

/** The room of an open dropdown, measured again when the window or the cart changes (clause mini-cart.5). */
export function useRoom(isMeasured: boolean): Room | undefined {
  const { host, bus } = useIslet();
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    if (!isMeasured) return;
    const ending = new AbortController();
    const { signal } = ending;
    const measure = () => setRoom((before) => roomIn(host, before?.shiftPx ?? 0));
    measure();
    addEventListener("resize", measure, { signal });
    for (const name of ["wc_fragments_loaded", "wc_fragments_refreshed"] as const)
      bus.on(name, measure, signal);
    return () => ending.abort();
  }, [isMeasured, host, bus]);
  return room;
}

function roomIn(host: HTMLElement, shiftPx: number): Room | undefined {
  const panel = host.querySelector(PANEL);
  if (!panel) return undefined;
  const { top: panelTopPx, height: panelPx, left, right } = panel.getBoundingClientRect();
  const listPx = panel.querySelector(LIST)?.getBoundingClientRect().height;
  return {
    listPx:
      listPx === undefined ? undefined : roomOf({ viewportPx: innerHeight, panelTopPx, panelPx, listPx }),
    shiftPx: shiftInto(document.documentElement.clientWidth, {
      left: left - shiftPx,
      right: right - shiftPx,
    }),
  };
}
