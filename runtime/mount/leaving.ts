import { attributeOf, type Placement } from "../markup.ts";
import type { Hosts } from "./hosts.ts";
import type { Leaving, Mounter, Outcomes, WidgetInstance } from "./instance.ts";
import { KEYS } from "./keys.ts";

/** Widget and key: who an element is when it is printed again. */
function keyOf({ host, name }: Placement) {
  const key = KEYS.map((attribute) => attributeOf(host, attribute)).find(Boolean);
  return key && `${name} ${key}`;
}

/** What following the widgets whose hosts leave needs of the core. */
export interface LeavingServices {
  readonly hosts: Pick<Hosts, "all">;
  readonly mounter: Pick<Mounter, "mount" | "update">;
  readonly outcomes: Outcomes;
}

const followed = new WeakSet<Outcomes>();

/**
 * From now on, a widget whose host leaves the page ends when all of the turn's changes are known, or goes on
 * in a host of the same widget and key that has come with them.
 */
export function followLeaving({ hosts, mounter, outcomes }: LeavingServices): void {
  if (followed.has(outcomes)) return;
  followed.add(outcomes);
  const leaving = new Map<unknown, Leaving>();

  function settle() {
    for (const [key, old] of leaving) {
      const instance = onlyOne(hosts, key);
      if (instance?.state === "waiting") handOn(old, instance, mounter);
      else old.end();
    }
    leaving.clear();
  }

  outcomes.leave = (left) => {
    const key = keyOf(left.instance.placement);
    if (leaving.has(key)) return left.end();
    if (!leaving.size) queueMicrotask(settle);
    leaving.set(key, left);
  };
}

/** The same for a widget whose host has left before this code came: the other host may have mounted meanwhile. */
export function settleLate(left: Leaving, services: LeavingServices): void {
  const { hosts, mounter } = services;
  followLeaving(services);
  const instance = onlyOne(hosts, keyOf(left.instance.placement));
  const hasComeSince = instance?.state === "waiting" || (instance?.queuedAt ?? 0) >= left.leftAt;
  if (instance && hasComeSince) handOn(left, instance, mounter);
  else left.end();
}

/** Widgets by key, for one turn: a page may replace thousands in it. */
let byKey: Map<unknown, WidgetInstance[]> | undefined;

function widgetsByKey({ all }: Pick<Hosts, "all">) {
  queueMicrotask(() => (byKey = undefined));
  const found = new Map<unknown, WidgetInstance[]>();
  for (const instance of all()) {
    const key = instance.placement.host.isConnected && keyOf(instance.placement);
    if (key) found.set(key, [...(found.get(key) ?? []), instance]);
  }
  return found;
}

/** The widget of a key; none if several have it, as the items of a loop have Elementor's id of their template. */
function onlyOne(hosts: Pick<Hosts, "all">, key: unknown): WidgetInstance | undefined {
  byKey ??= widgetsByKey(hosts);
  const [one, ...others] = byKey.get(key) ?? [];
  return others.length ? undefined : one;
}

function handOn(left: Leaving, instance: WidgetInstance, mounter: Pick<Mounter, "mount" | "update">) {
  // It does not start automatically.
  instance.hasEnded = true;
  instance.stopWaiting?.();
  void mounter.update(instance, left);
}
