import { giveBack } from "./give-back.ts";
import type { Hosts } from "./hosts.ts";
import type { Mounter, WidgetInstance } from "./instance.ts";
import { isIslandWidget } from "./is-island-widget.ts";
import { Lifetime } from "./lifetime.ts";

/** A script that takes the state off so many times within this time would never let the page rest. */
const MOST_RESTARTS = 5;
const WITHIN_MS = 1_000;

const restarts = new WeakMap<WidgetInstance, readonly number[]>();

/** Counts a restart, and says whether there were too many; then there is none any more. */
function isTooOften(instance: WidgetInstance): boolean {
  const recent = [...(restarts.get(instance) ?? []), performance.now()].slice(-MOST_RESTARTS);
  const isTooMany = recent.length === MOST_RESTARTS && (recent.at(-1) ?? 0) - (recent[0] ?? 0) < WITHIN_MS;
  restarts.set(instance, isTooMany ? recent.fill(Infinity) : recent);
  return isTooMany || recent.includes(Infinity);
}

/** The end of a widget takes away its own elements, of which the script may have made the server's. */
function makeEqual(host: Element, printed: Element): void {
  for (const { name } of [...host.attributes]) if (!printed.hasAttribute(name)) host.removeAttribute(name);
  for (const { name, value } of printed.attributes)
    if (host.getAttribute(name) !== value) host.setAttribute(name, value);
  if (!host.isEqualNode(printed)) host.replaceChildren(...printed.childNodes);
}

/**
 * Starts a mounted widget again on what a script has made of its host, with what it keeps; an island sees by itself what has become
 * of its inside.
 */
export async function restartWidget(
  instance: WidgetInstance,
  { hosts, mount }: Pick<Mounter, "mount"> & { readonly hosts: Pick<Hosts, "setState"> },
): Promise<void> {
  if (isTooOften(instance)) return;
  hosts.setState(instance, instance.state);
  const [, { default: widget }, islands] = await instance.entry.loadCode();
  if (instance.hasEnded || !instance.mounted || isIslandWidget(widget)) return;
  const kept = instance.enhanced?.state?.();
  const printed = instance.placement.host.cloneNode(true) as Element;
  instance.mounted.unmount(instance);
  makeEqual(instance.placement.host, printed);
  // A script may have left some of the widget's parts.
  giveBack();
  const lifetime = Object.assign(new Lifetime(), { kept });
  Object.assign(instance, { mounted: undefined, enhanced: undefined, printed: undefined, lifetime });
  mount({ instance, widget, islands });
}
