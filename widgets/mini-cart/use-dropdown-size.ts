import { useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { type DropdownSize, measureDropdown } from "#shop/mini-cart/measure-dropdown.ts";

/** The size of an open dropdown, measured again when its images are there, or the window or the cart changes. */
export function useDropdownSize(isMeasured: boolean): DropdownSize | undefined {
  const { host, bus, guard, load } = useIslet();
  const [size, setSize] = useState<DropdownSize>();
  useLayoutEffect(() => {
    if (!isMeasured) return;
    const ending = new AbortController();
    const { signal } = ending;
    const measure = () => setSize((previous) => measureDropdown(host, previous?.shiftPx ?? 0));
    const measureWithImages = async () => {
      const { imagesSettled } = await load(() => import("./images.ts"));
      await imagesSettled(host, { signal });
      if (!signal.aborted) measure();
    };
    measure();
    guard(measureWithImages);
    addEventListener("resize", measure, { signal });
    for (const name of ["wc_fragments_loaded", "wc_fragments_refreshed"] as const)
      bus.on(name, measure, signal);
    return () => ending.abort();
  }, [isMeasured, host, bus, guard, load]);
  return size;
}
