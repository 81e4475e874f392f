import { useLayoutEffect } from "react";
import { popupOf } from "#content/popup/popups.ts";
import { addWidget } from "#dom/add-widget.ts";
import { createChanges } from "#dom/state/changes.ts";
import { useIslet } from "#runtime/island-context.ts";

/**
 * Shows the host, which the page's own rules may hide: inside a dialog that stands around it, else without a box of its
 * own. Adds popup-triggers to a host that is marked `popup` alone.
 */
export function usePopupHost(isNative: boolean): void {
  const { host, listen, signal } = useIslet();
  useLayoutEffect(() => {
    listen(host, "islet:preview", () => popupOf(host).open(null));
    const changes = createChanges(signal);
    if (isNative) changes.setStyle(host, "display", "block");
    else changes.toggleClass(host, "islet-popup-host", true);
    addWidget(host, "popup-triggers", signal);
  }, [host, isNative, listen, signal]);
}
