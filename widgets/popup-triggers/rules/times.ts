import { textStorage } from "#browser/storage.ts";
import { expiringStorage } from "../expiring-storage.ts";
import type { Period, Rule, Timing } from "../rule.ts";
import { storedCount } from "../visit-counters.ts";

/** How long impressions count after the first one, in seconds. */
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

/** Passes until this many impressions: ever, in this session, or within a day, week or month. */
export const times: Rule = ({ timesTimes, timesPeriod }, { popupId }) =>
  impressionCount(popupId, timesPeriod) < timesTimes;

/** Counts one impression. The period begins with the first impression; later ones do not extend it. */
export function countImpression(id: string, { timesPeriod }: Timing): void {
  const count = impressionCount(id, timesPeriod);
  if (timesPeriod === "session") textStorage("session").set(impressionsOf(id), String(count + 1));
  else
    expiringStorage("local").set(
      localField(id, timesPeriod),
      count + 1,
      count === 0 ? LIFETIME_SECONDS.get(timesPeriod) : undefined,
    );
}
