import { expiringStorage, textStorage } from "#browser/storage.ts";
import type { Period, Rule, Timing } from "../rule.ts";
import { storedCount } from "../visit-counters.ts";

/** How long impressions of a period count from the first one on, in seconds (spec content 9). */
const LIFETIME_SECONDS: ReadonlyMap<Period, number> = new Map([
  ["day", 86_400],
  ["week", 604_800],
  ["month", 2_628_288],
]);

const impressionsOf = (id: string) => `popup-${id}-impressions-count`;
const localField = (id: string, period: Period) => (period ? impressionsOf(id) : `popup_${id}_times`);

function impressionCount(id: string, period: Period): number {
  if (period !== "session") return storedCount("local", localField(id, period)) ?? 0;
  return Number(textStorage("session").get(impressionsOf(id))) || 0;
}

/** Shown so many times at most: ever, in this session, or within a day, week or month (clause popup.17). */
export const times: Rule = ({ timesTimes, timesPeriod }, { popupId }) =>
  impressionCount(popupId, timesPeriod) < timesTimes;

/** Counts one impression. Its lifetime begins with the first and does not slide. */
export function countImpression(id: string, { timesPeriod }: Timing): void {
  const seen = impressionCount(id, timesPeriod);
  if (timesPeriod === "session") textStorage("session").set(impressionsOf(id), String(seen + 1));
  else
    expiringStorage("local").set(
      localField(id, timesPeriod),
      seen + 1,
      seen === 0 ? LIFETIME_SECONDS.get(timesPeriod) : undefined,
    );
}
