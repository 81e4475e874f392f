import { useLayoutEffect } from "react";
import { popupOf } from "#content/popup/popups.ts";
import { addWidget } from "#dom/add-widget.ts";
import { createChanges } from "#dom/changes.ts";
import { useIslet } from "#runtime/island-context.ts";

/** Makes the host a place without a box, and gives a popup that was marked alone what opens it. */
export function usePopupHost(): void {
  const { host, signal } = useIslet();
  useLayoutEffect(() => {
    createChanges(signal).toggleClass(host, "islet-popup-host", true);
    // Marked by the configuration they may run without an attribute, and a new one would have no settings.
    if (!popupOf(host).hasTriggers) addWidget(host, "popup-triggers", signal);
  }, [host, signal]);
}
