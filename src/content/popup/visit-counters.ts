import { expiringStorage } from "#browser/storage.ts";
import type { Visit } from "./rule.ts";

/** What is counted of a visitor, under the builder's own names (reference: content 1.7). */
export type Counter = "pageViews" | "sessions";

/** A stored number; whatever else stands there counts as nothing. */
export function storedCount(area: "local" | "session", field: string): number | undefined {
  const value = expiringStorage(area).get(field);
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}

const increase = (counter: Counter) =>
  expiringStorage("local").set(counter, (storedCount("local", counter) ?? 0) + 1);

let isCounted = false;

/** Counts this page view, and the session with its first one; once, however many popups ask. */
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
 * How much a counter has grown since this popup first asked, `field` remembering where it stood then. Editors at
 * work and in preview are no visitors: they leave no trace.
 */
export function countSinceFirstCheck(counter: Counter, field: string, { page }: Visit): number {
  const isVisitor = !page.isEditor && !page.isPreview;
  if (isVisitor) countVisit();
  const count = storedCount("local", counter) ?? 0;
  const first = storedCount("local", field);
  if (first === undefined && isVisitor) expiringStorage("local").set(field, count);
  return count - (first ?? count);
}
