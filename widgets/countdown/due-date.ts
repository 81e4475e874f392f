import { textStorage } from "#browser/storage.ts";
import { epochOf, isKnownZone } from "#content/zoned-time.ts";
import { missing, type WidgetContext } from "#runtime/widget.ts";
import { type NativeParts, nativeParts } from "./native-parts.ts";
import type { Settings } from "./settings.ts";

/** Finds the printed parts. Tells if the site's time zone, in which the date is read, means nothing. */
export function readParts(
  host: HTMLElement,
  settings: Settings,
  { page, warn }: Pick<WidgetContext, "page" | "warn">,
): NativeParts | undefined {
  const { endDate } = settings;
  if (endDate && "local" in endDate && !isKnownZone(page.timezone))
    warn(
      `timezone of #islet-config must be a name such as Europe/Berlin or an offset such as +02:00, not ${JSON.stringify(page.timezone)}; the visitor's own zone counts`,
    );
  return nativeParts(host, settings);
}

/**
 * Returns when a countdown ends, in ms since 1970.
 * @param key names the visitor's own due date in storage
 * @throws if the settings have no end; then the server's markup stays
 */
export function dueDate(settings: Settings, key: string, timeZone: string): number {
  const { endDate, evergreenInterval } = settings;
  if (evergreenInterval > 0) return evergreenDueDate(key, evergreenInterval);
  if (endDate) return epochOf(endDate, timeZone);
  throw missing("settings.end_date or settings.evergreen_interval must say when it ends");
}

/**
 * Returns a visitor's own due date, stored under Elementor's names. It is set again if the interval has changed, but
 * not when it has passed.
 */
function evergreenDueDate(key: string, intervalSeconds: number): number {
  const storage = textStorage("local");
  const dueKey = `${key}-evergreen_due_date`;
  const intervalKey = `${key}-evergreen_interval`;
  const stored = Number(storage.get(dueKey) || Number.NaN);
  const latest = Date.now() + intervalSeconds * 1_000;
  // A date later than that was not written by a countdown.
  const isValid = stored > 0 && stored <= latest && Number(storage.get(intervalKey)) === intervalSeconds;
  if (isValid) return stored;
  storage.set(dueKey, String(latest));
  storage.set(intervalKey, String(intervalSeconds));
  return latest;
}
