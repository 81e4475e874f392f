import { jQueryOf } from "../shared/jquery.ts";

/** A handler as jQuery keeps it. */
export interface Handler {
  readonly guid?: number;
  readonly namespace?: string;
  readonly selector?: string;
  readonly data?: unknown;
  readonly handler?: unknown;
}

/** The jQuery handlers of an event on an element, without Islet's own. */
export function handlersOf(target: object, event: string): readonly Handler[] {
  const events = jQueryOf()?._data?.(target, "events") as Record<string, readonly Handler[]> | undefined;
  const handlers = events && Object.hasOwn(events, event) ? Object.values(events[event] ?? []) : [];
  return handlers.filter((handler) => typeof handler === "object" && handler.namespace !== "islet");
}

/** Whether an event has a handler, for delegated ones with this text in its selector. */
export const hasHandler = (target: object, event: string, selector = "") =>
  handlersOf(target, event).some((handler) => (handler.selector ?? "").includes(selector));

/** Whether two events share a handler. jQuery numbers its handlers. */
export function sharesHandler(target: object, event: string, other: string): boolean {
  const otherIds = new Set(handlersOf(target, other).map(({ guid }) => guid));
  return handlersOf(target, event).some(({ guid }) => guid !== undefined && otherIds.has(guid));
}
