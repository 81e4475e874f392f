import { useLayoutEffect, useState } from "react";
import { useIslet } from "#runtime/island-context.ts";
import { DEVICE_MODES, type Page } from "#runtime/page.ts";
import type { Settings } from "./settings.ts";

const isMinimized = (page: Page, { minimizeBox, minimizedOn }: Settings) =>
  minimizeBox &&
  DEVICE_MODES.indexOf(page.deviceMode()) <= DEVICE_MODES.findIndex((mode) => mode === minimizedOn);

/**
 * Whether the box is open: by device mode until the visitor opens or closes it. `null` while a server renders, because
 * only the stylesheet knows the width.
 */
export function useBoxOpen(settings: Settings): [isOpen: boolean | null, toggle: () => void] {
  const { page, bus, renderedAt } = useIslet();
  const [isClosed, setClosed] = useState(renderedAt === undefined ? isMinimized(page, settings) : null);
  const [visitorChoice, setVisitorChoice] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const update = () => setClosed(isMinimized(page, settings));
    update();
    return bus.on("page/device_mode", update);
  }, [page, bus, settings]);
  const isOpen = visitorChoice ?? (isClosed === null ? null : !isClosed);
  return [isOpen, () => setVisitorChoice(!isOpen)];
}
