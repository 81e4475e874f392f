import type { Bus } from "#runtime/bus.ts";
import type { EventName, IsletEvents } from "#runtime/events.ts";

/** A widget may have to load its code first. */
const LIMIT_MS = 8_000;

interface Awaited<Name extends EventName> {
  readonly bus: Bus;
  readonly signal: AbortSignal;
  readonly event: Name;
  readonly isIt: (payload: IsletEvents[Name]) => boolean;
}

/** Resolves with whether an event comes in time; listens at once. */
export function answered<Name extends EventName>({
  bus,
  signal,
  event,
  isIt,
}: Awaited<Name>): Promise<boolean> {
  const ending = new AbortController();
  return new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), LIMIT_MS);
    ending.signal.addEventListener("abort", () => clearTimeout(timer));
    signal.addEventListener("abort", () => resolve(false), { signal: ending.signal });
    bus.on(event, (payload) => void (isIt(payload) && resolve(true)), ending.signal);
  }).finally(() => ending.abort());
}
