import type { Widget } from "../widget.ts";
import { type EnhancerWidget, startEnhancer } from "./enhancers.ts";
import { focusAgain } from "./focus-again.ts";
import type { Hosts } from "./hosts.ts";
import type { Leaving, WidgetInstance } from "./instance.ts";
import { isIslandWidget } from "./is-island-widget.ts";
import { keepFields } from "./keep-fields.ts";
import { type LeavingServices, settleLate } from "./leaving.ts";
import { Lifetime } from "./lifetime.ts";
import type { SettingsReader } from "./settings-reader.ts";
import { isPrinted } from "./start-widget.ts";
import { createContext, type Shared } from "./widget-context.ts";

/** What changing a widget needs of the core. */
interface ChangeServices extends Shared, LeavingServices {
  readonly hosts: Pick<Hosts, "all" | "on">;
  readonly settings: SettingsReader;
}

/** `update` of the mounter. */
export async function changeWidget(
  services: ChangeServices,
  instance?: WidgetInstance,
  leaving?: Leaving,
): Promise<void> {
  try {
    if (instance && leaving) await replace(instance, services, leaving);
    else if (instance) await update(instance, services);
    else if (leaving) settleLate(leaving, services);
  } catch (error) {
    leaving?.end();
    if (instance) services.outcomes.crashed({ instance }, error);
  }
}

async function update(instance: WidgetInstance, services: ChangeServices) {
  const { mount } = services.mounter;
  const [, { default: widget }, islands] = await instance.entry.loadCode();
  const changes = islands && instance.mounted && (await islands.loadChanges());
  if (instance.hasEnded) return;
  const inside = instance.printed?.id ? await import("./print-inside.ts") : undefined;
  if (instance.hasEnded) return;
  if (instance.state === "failed") {
    unmount(instance);
    inside?.takeOut(instance);
    instance.printed = undefined;
  }
  if (!instance.mounted) return mount({ instance, widget, islands });
  const { settings: given } = instance.placement;
  const printing = instance.printed?.widget;
  const printed = printing && (await inside?.readInside(instance, printing, services));
  // Of two changes in a row either may get here first: what is read is applied at once.
  const settings = await readSettings(services.settings, widget, instance);
  if (!settings || instance.hasEnded || !instance.mounted) return;
  const isOther = printed && inside?.isOther(instance, printed);
  const running = printing ?? widget;
  if (isIslandWidget(running) && !isOther) return changes && changes.updateIsland(instance, settings, mount);
  // The change after this one prints.
  if (printed && instance.placement.settings !== given) return;
  const print = isOther ? () => inside?.setInside(instance, printed) : undefined;
  if (!isIslandWidget(running)) return updateEnhancer(instance, running, { services, settings, print });
  // It draws what is printed now.
  unmount(instance);
  print?.();
  mount({ instance, widget, islands });
}

/** Makes a widget as if it had never mounted. */
function unmount(instance: WidgetInstance) {
  instance.mounted?.unmount(instance);
  instance.lifetime?.end();
  Object.assign(instance, { mounted: undefined, lifetime: undefined });
}

interface EnhancerChange {
  readonly services: ChangeServices;
  readonly settings: object;
  /** Prints other elements. */
  readonly print: (() => void) | undefined;
}

/** Without `update`, and for other elements, an enhancer starts again with what it keeps. */
function updateEnhancer(
  instance: WidgetInstance,
  widget: EnhancerWidget,
  { services, settings, print }: EnhancerChange,
) {
  const { enhanced } = instance;
  if (!print && enhanced?.update?.(settings as never)) return;
  const kept = enhanced?.state?.();
  instance.lifetime?.end();
  print?.();
  Object.assign(instance, { enhanced: undefined, lifetime: Object.assign(new Lifetime(), { kept }) });
  startEnhancer(instance, widget, { shared: services, settings });
}

/** The waiting widget counts as ended meanwhile, so that it does not start automatically. */
async function replace(instance: WidgetInstance, services: ChangeServices, leaving: Leaving) {
  const { end, kept, instance: old } = leaving;
  const { entry, placement } = instance;
  const { host } = placement;
  const { mount } = services.mounter;
  const [, { default: widget }, islands] = await entry.loadCode();
  if (isPrinted(instance, services.hosts)) (await import("./give-back.ts")).giveBackFor(instance);
  const changes = islands && old.island && (await islands.loadChanges());
  const settings = changes && (await readSettings(services.settings, widget, instance));
  if (!host.isConnected) return end();
  if (instance.mounted) unmount(instance);
  instance.hasEnded = false;
  instance.lifetime = Object.assign(new Lifetime(), { kept });
  const focus = focusAgain(leaving, host);
  const writeFields = keepFields(leaving);
  const queued = { instance, widget, islands, host, isDrawn: !!islands, queuedAt: performance.now() };
  if (changes && isIslandWidget(widget)) {
    const context = createContext(services, placement, instance.lifetime);
    if (
      settings &&
      changes.moveIsland(leaving, { queued, widget, settings, context }, { ...services, mount })
    ) {
      writeFields(host);
      return focus();
    }
    if (!settings) services.outcomes.failed(queued);
  }
  end();
  if (instance.state === "failed") return;
  writeFields(host);
  host.addEventListener("islet:mounted", focus, { once: true });
  mount(queued);
}

/** A widget's settings as they are now, or `null` if they cannot be used; loads the check of settings if it is needed. */
async function readSettings(
  settings: SettingsReader,
  widget: Widget,
  instance: WidgetInstance,
): Promise<object | null> {
  const read = () => settings.read(widget, instance.placement, !!instance.mounted);
  const known = read();
  if (known !== undefined) return known;
  await settings.loadCheck(widget);
  return read() ?? null;
}
