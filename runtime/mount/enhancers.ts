import type { Widget } from "../widget.ts";
import type { WidgetInstance } from "./instance.ts";
import { Lifetime } from "./lifetime.ts";
import { createContext, type Shared } from "./widget-context.ts";

/** A widget that is no island. */
export type EnhancerWidget = Extract<Widget, { readonly enhance: unknown }>;

/** Runs an enhancer until its lifetime ends. If it throws, everything it did is undone first. */
export function startEnhancer(
  instance: WidgetInstance,
  widget: EnhancerWidget,
  { shared, settings }: { readonly shared: Shared; readonly settings: object },
): void {
  const { placement } = instance;
  const lifetime = (instance.lifetime ??= new Lifetime());
  const context = createContext(shared, placement, lifetime);
  try {
    instance.enhanced = widget.enhance(placement.host, settings as never, context);
  } catch (error) {
    lifetime.end();
    instance.lifetime = undefined;
    throw error;
  }
}
