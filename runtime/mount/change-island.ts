import { flushSync } from "react-dom";
import { ATTRIBUTE } from "../markup.ts";
import type { SlotPlace } from "../widget.ts";
import type {
  IslandJob,
  IslandServices,
  Leaving,
  Mounter,
  SurfaceServices,
  WidgetInstance,
} from "./instance.ts";
import { slotSurface, treeOf } from "./islands.tsx";

/** Whether an island draws where it did. The parent of a host that it stands around is its own. */
const isSamePlace = (one: SlotPlace | undefined, other: SlotPlace | undefined) =>
  one?.mode === other?.mode && (one?.mode === "wrap" || one?.parent === other?.parent);

/** Draws an island with new settings: on the same root, unless they say that it stands elsewhere. */
export function updateIsland({ island }: WidgetInstance, settings: object, mount: Mounter["mount"]): void {
  if (!island) return;
  const { job, root } = island;
  island.job = { ...job, settings };
  if (isSamePlace(job.place, job.widget.place?.(job.context.host, settings as never)))
    root?.render(treeOf(island.job));
  else mountAnew(job, mount);
}

/** Ends an island and mounts it with what its marker and its host hold now. */
function mountAnew({ queued }: IslandJob, mount: Mounter["mount"]) {
  const { instance } = queued;
  instance.mounted?.unmount(instance);
  instance.lifetime?.end();
  Object.assign(instance, { mounted: undefined, lifetime: undefined, island: undefined });
  mount({ ...queued, releaseEvents: undefined });
}

/** So many times in a row a script may replace the inside of an element: two scripts could go on for ever. */
const MOST_TIMES = 3;
/** After this time, in ms, a replacement counts separately. */
const ROW_MS = 1_000;
const times = new WeakMap<HTMLElement, number>();

/** Draws an island again if a script of the page has replaced its inside, and reports it. */
export function drawReplaced(job: IslandJob, { report, mount }: SurfaceServices): void {
  const { host, name: widget, signal } = job.context;
  if (signal.aborted) return;
  const count = (times.get(host) ?? 0) + 1;
  times.set(host, count);
  setTimeout(() => times.delete(host), ROW_MS);
  const isDrawnAnew = count <= MOST_TIMES;
  // What the host holds now is no print of the island.
  Element.prototype.removeAttribute.call(host, ATTRIBUTE.prerendered);
  report({ code: "replaced", widget, element: host, isDrawnAnew });
  if (isDrawnAnew) mountAnew(job, mount);
}

/** React cannot leave an element whose printed inside it has taken over: the element comes along, without what it was. */
function slotOf(host: HTMLElement): HTMLElement {
  for (const name of host.getAttributeNames()) host.removeAttribute(name);
  host.setAttribute("role", "none");
  return host;
}

/** Moves the island of a host that has left to the host of another job, with its root and its state; `false` if it cannot. */
export function moveIsland({ instance, end }: Leaving, given: IslandJob, services: IslandServices): boolean {
  const { island } = instance;
  const { context, settings, widget } = given;
  const { host } = context;
  if (!island || island.hasEnded) return false;
  // An island around its host gives it back first: the other host may have come into its place.
  island.surface?.beforeUnmount();
  const { host: old } = island.job.context;
  const slot = island.surface?.slot ?? slotOf(old);
  // The place to which the old host would have gone back has left with it.
  if (slot !== old && slot.contains(old)) old.remove();
  const job = {
    ...given,
    content: widget.content?.(host, settings as never, context),
    place: widget.place?.(host, settings as never),
  };
  const surface = slotSurface(job, services, slot);
  Object.assign(island, { job, surface });
  flushSync(() => island.root?.render(treeOf(job)));
  instance.island = undefined;
  end();
  if (island.hasEnded) return true;
  surface.afterDrawing();
  job.queued.instance.island = island;
  services.outcomes.mounted(job.queued);
  return true;
}
