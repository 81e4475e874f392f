import type { Widget } from "../widget.ts";
import type { Mounted, WidgetInstance } from "./interfaces.ts";
import { Lifetime } from "./lifetime.ts";
import { createContext, type Shared } from "./widget-context.ts";

type EnhancerWidget = Extract<Widget, { readonly enhance: unknown }>;

/** Runs an enhancer until it is unmounted; new settings end it and run it again. */
class RunningEnhancer implements Mounted {
  constructor(
    private readonly instance: WidgetInstance,
    private readonly widget: EnhancerWidget,
    private readonly shared: Shared,
  ) {}

  /** If it throws while starting, everything it did is undone first. */
  run(settings: object): void {
    const { placement } = this.instance;
    const lifetime = (this.instance.lifetime ??= new Lifetime());
    const context = createContext(this.shared, placement, lifetime);
    try {
      this.widget.enhance(placement.host, settings as never, context);
    } catch (error) {
      this.end();
      throw error;
    }
  }

  update(settings: object): void {
    this.end();
    this.run(settings);
  }

  unmount(): void {
    this.instance.lifetime?.end();
  }

  private end() {
    this.unmount();
    this.instance.lifetime = undefined;
  }
}

/** Starts an enhancer. */
export function startEnhancer(
  instance: WidgetInstance,
  widget: EnhancerWidget,
  { shared, settings }: { readonly shared: Shared; readonly settings: object },
): Mounted {
  const running = new RunningEnhancer(instance, widget, shared);
  running.run(settings);
  return running;
}
