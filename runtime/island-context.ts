import { createContext, useContext } from "react";
import type { WidgetContext } from "./widget.ts";

/** Carries a widget's context to every component of its island. */
export const IsletContext = createContext<WidgetContext | null>(null);

/** The bus, hooks, page configuration, host and signal of the island this component is drawn in. */
export function useIslet(): WidgetContext {
  const context = useContext(IsletContext);
  if (!context) throw new Error("useIslet outside an island");
  return context;
}
