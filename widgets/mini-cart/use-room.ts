import { useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { LIST, MAIN } from "./markup.ts";
import { roomOf } from "./room.ts";

/**
 * How high the list of an open dropdown may get, in px, measured again when the window or the cart changes (clause
 * mini-cart.5); `undefined` where nothing is open or the cart has no list.
 */
export function useRoom(isMeasured: boolean): number | undefined {
  const { host, bus } = useIslet();
  const [roomPx, setRoomPx] = useState<number>();
  useLayoutEffect(() => {
    if (!isMeasured) return;
    const ending = new AbortController();
    const { signal } = ending;
    const measure = () => setRoomPx(measuredRoom(host));
    measure();
    addEventListener("resize", measure, { signal });
    for (const name of ["wc_fragments_loaded", "wc_fragments_refreshed"] as const)
      bus.on(name, measure, signal);
    return () => ending.abort();
  }, [isMeasured, host, bus]);
  return roomPx;
}

function measuredRoom(host: HTMLElement): number | undefined {
  const panel = host.querySelector(`.islet-mini-cart__panel, ${MAIN}`);
  const list = panel?.querySelector(LIST);
  if (!panel || !list) return undefined;
  const { top: panelTopPx, height: panelPx } = panel.getBoundingClientRect();
  const { height: listPx } = list.getBoundingClientRect();
  return roomOf({ viewportPx: innerHeight, panelTopPx, panelPx, listPx });
}
