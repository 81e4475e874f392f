import { useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { LIST, MAIN } from "./read-markup.ts";
import { maxListHeight, shiftInto } from "./dropdown-size.ts";

/** Size and position of an open dropdown. */
export interface DropdownSize {
  /** Maximum height. */
  readonly boxPx: number;
  /** Maximum height of its list; undefined if the cart has no list. */
  readonly listPx: number | undefined;
  /** How far it moves to the right. */
  readonly shiftPx: number;
}

const PANEL = `.islet-mini-cart__panel, ${MAIN}`;
/** Scrolls in a low window; in the builder's markup the panel itself scrolls. */
const SCROLLER = ".islet-mini-cart__content";

/** The size of an open dropdown, measured again when its images are there, or the window or the cart changes. */
export function useDropdownSize(isMeasured: boolean): DropdownSize | undefined {
  const { host, bus, guard } = useIslet();
  const [size, setSize] = useState<DropdownSize>();
  useLayoutEffect(() => {
    if (!isMeasured) return;
    const ending = new AbortController();
    const { signal } = ending;
    const measure = () => setSize((previous) => measureDropdown(host, previous?.shiftPx ?? 0));
    const measureWithImages = async () => {
      const { imagesSettled } = await import("#browser/images.ts");
      await imagesSettled(host, { signal });
      if (!signal.aborted) measure();
    };
    measure();
    guard(measureWithImages);
    addEventListener("resize", measure, { signal });
    for (const name of ["wc_fragments_loaded", "wc_fragments_refreshed"] as const)
      bus.on(name, measure, signal);
    return () => ending.abort();
  }, [isMeasured, host, bus, guard]);
  return size;
}

function measureDropdown(host: HTMLElement, shiftPx: number): DropdownSize | undefined {
  const panel = host.querySelector(PANEL);
  if (!panel) return undefined;
  const { top: panelTopPx, height, left, right } = panel.getBoundingClientRect();
  const { scrollHeight, clientHeight } = panel.querySelector(SCROLLER) ?? panel;
  const panelPx = height + scrollHeight - clientHeight;
  const listPx = panel.querySelector(LIST)?.getBoundingClientRect().height;
  const position = { viewportPx: innerHeight, panelTopPx };
  return {
    boxPx: maxListHeight({ ...position, panelPx: 0, listPx: 0 }),
    listPx: listPx === undefined ? undefined : maxListHeight({ ...position, panelPx, listPx }),
    shiftPx: shiftInto(document.documentElement.clientWidth, {
      left: left - shiftPx,
      right: right - shiftPx,
    }),
  };
}
