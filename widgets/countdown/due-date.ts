import { textStorage } from "#browser/storage.ts";
import { epochOf } from "#content/zoned-time.ts";
import type { Settings } from "./settings.ts";

/** @throws where nothing says when it ends: then the server's words stay */
export function requireEnd(_host: HTMLElement, { endDate, evergreenInterval }: Settings): undefined {
  if (!endDate && evergreenInterval === 0)
    throw new Error("settings.end_date or settings.evergreen_interval must say when it ends");
}

/** When a countdown ends, in ms since 1970; `null` where nothing says when. `key` names the visitor's own time. */
export function dueDate(settings: Settings, key: string, timeZone: string): number | null {
  const { endDate, evergreenInterval } = settings;
  if (evergreenInterval > 0) return evergreenDueDate(key, evergreenInterval);
  return endDate ? epochOf(endDate, timeZone) : null;
}

/**
 * A visitor's own due date: kept under the builder's names (reference: content 1.7), new where there is none or
 * the interval has changed (clause countdown.3). One that is past stays past.
 */
function evergreenDueDate(key: string, intervalSeconds: number): number {
  const storage = textStorage("local");
  const dueKey = `${key}-evergreen_due_date`;
  const intervalKey = `${key}-evergreen_interval`;
  const kept = Number(storage.get(dueKey) || Number.NaN);
  const longest = Date.now() + intervalSeconds * 1_000;
  // A date farther off than the interval was never written by us.
  const isKept = kept > 0 && kept <= longest && Number(storage.get(intervalKey)) === intervalSeconds;
  if (isKept) return kept;
  storage.set(dueKey, String(longest));
  storage.set(intervalKey, String(intervalSeconds));
  return longest;
}
