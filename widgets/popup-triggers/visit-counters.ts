import { expiringStorage } from "./expiring-storage.ts";
import type { Visit } from "./rule.ts";

/** Counters in the visitor's storage, under Elementor's own names. */
export type Counter = "pageViews" | "sessions";

/** Reads a number; undefined for any other value. */
export function storedCount(area: "local" | "session", field: string): number | undefined {
  const value = expiringStorage(area).get(field);
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

const increase = (counter: Counter) =>
  expiringStorage("local").set(counter, (storedCount("local", counter) ?? 0) + 1);

let isCounted = false;

/** Counts this page view once, and the session at its first page view. */
function countVisit() {
  if (isCounted) return;
  isCounted = true;
  increase("pageViews");
  const session = expiringStorage("session");
  if (session.get("activeSession")) return;
  session.set("activeSession", true);
  increase("sessions");
}

/**
 * Returns how much a counter has grown since the popup's first check. Nothing is stored in the editor or in preview.
 * @param field the storage field for the count at the first check
 */
export function countSinceFirstCheck(counter: Counter, field: string, { page }: Visit): number {
  const isVisitor = !page.isEditor && !page.isPreview;
  if (isVisitor) countVisit();
  const count = storedCount("local", counter) ?? 0;
  const first = storedCount("local", field);
  if (first === undefined && isVisitor) expiringStorage("local").set(field, count);
  return count - (first ?? count);
}
