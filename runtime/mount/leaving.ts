import { attributeOf, type Placement } from "../markup.ts";
import type { Hosts } from "./hosts.ts";
import type { Leaving, Mounter, Outcomes, WidgetInstance } from "./interfaces.ts";

/** Attributes that say who an element is when it is printed anew. The second is the builder's. */
const KEYS = ["data-widget-key", "data-id", "id"];

function keyOf({ host, name }: Placement) {
  const key = KEYS.map((attribute) => attributeOf(host, attribute)).find(Boolean);
  return key && `${name} ${key}`;
}

/** What following the widgets whose hosts leave needs of the core. */
export interface LeavingServices {
  readonly hosts: Pick<Hosts, "all">;
  readonly mounter: Pick<Mounter, "mount" | "update">;
  readonly outcomes: Outcomes;
  readonly signal: AbortSignal;
}

const followed = new WeakSet<Outcomes>();

/**
 * From now on, a widget whose host leaves the page and has a key ends when all of the turn's changes are known, or goes on
 * in a host of the same widget and key that has come with them.
 */
export function followLeaving({ hosts, mounter, outcomes, signal }: LeavingServices): void {
  if (followed.has(outcomes)) return;
  followed.add(outcomes);
  const lastFocus = followFocus(signal);
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
    if (!key || leaving.has(key)) return left.end();
    if (!leaving.size) queueMicrotask(settle);
    leaving.set(key, { ...left, focused: lastFocus() });
  };
}

/** The same for a widget whose host has left before this code came: the other host may have mounted meanwhile. */
export function settleLate(left: Leaving, services: LeavingServices): void {
  const { hosts, mounter } = services;
  followLeaving(services);
  const key = keyOf(left.instance.placement);
  const instance = key ? onlyOne(hosts, key) : undefined;
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

/** The widget of a key; none if several have it, as the items of a loop have the builder's id of their template. */
function onlyOne(hosts: Pick<Hosts, "all">, key: unknown): WidgetInstance | undefined {
  byKey ??= widgetsByKey(hosts);
  const [one, ...others] = byKey.get(key) ?? [];
  return others.length ? undefined : one;
}

function handOn(left: Leaving, instance: WidgetInstance, mounter: Pick<Mounter, "mount" | "update">) {
  // It does not start by itself.
  instance.hasEnded = true;
  instance.stopWaiting?.();
  void mounter.update(instance, left);
}

/** Returns what had the focus last, unless the visitor has left it since. */
function followFocus(signal: AbortSignal): () => Node | null {
  let focused: Node | null = document.activeElement;
  const options = { signal, capture: true };
  addEventListener("focusin", ({ target }) => (focused = target as Node), options);
  // A browser may tell that a focused element leaves the page.
  const forget = ({ target }: Event) =>
    queueMicrotask(() => {
      if (focused === target && focused?.isConnected) focused = null;
    });
  addEventListener("focusout", forget, options);
  return () => focused;
}
