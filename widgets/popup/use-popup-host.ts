import { useLayoutEffect } from "react";
import { popupOf } from "#content/popup/popups.ts";
import { addWidget } from "#dom/add-widget.ts";
import { createChanges } from "#dom/changes.ts";
import { useIslet } from "#runtime/island-context.ts";

/** Removes the host's box from the layout, and adds popup-triggers to a host that is marked `popup` alone. */
export function usePopupHost(): void {
  const { host, signal } = useIslet();
  useLayoutEffect(() => {
    createChanges(signal).toggleClass(host, "islet-popup-host", true);
    // Triggers of the page configuration may run without an attribute. Added again, they would have no settings.
    if (!popupOf(host).hasTriggers) addWidget(host, "popup-triggers", signal);
  }, [host, signal]);
}
