import { useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { DEVICE_MODES, type Page } from "#runtime/page.ts";
import type { Settings } from "./settings.ts";

const isMinimized = (page: Page, { minimizeBox, minimizedOn }: Settings) =>
  minimizeBox &&
  DEVICE_MODES.indexOf(page.deviceMode()) <= DEVICE_MODES.findIndex((mode) => mode === minimizedOn);

/**
 * Whether the box is open: as the device mode says (clause table-of-contents.2) until the visitor decides.
 * `null` in what a server printed, where the stylesheet knows the width.
 */
export function useBoxOpen(settings: Settings): [isOpen: boolean | null, toggle: () => void] {
  const { page, bus, renderedAt } = useIslet();
  const [isClosed, setClosed] = useState(renderedAt === undefined ? isMinimized(page, settings) : null);
  const [chosen, choose] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const follow = () => setClosed(isMinimized(page, settings));
    follow();
    return bus.on("page/device_mode", follow);
  }, [page, bus, settings]);
  const isOpen = chosen ?? (isClosed === null ? null : !isClosed);
  return [isOpen, () => choose(!isOpen)];
}
