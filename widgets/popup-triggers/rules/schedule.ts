import { epochOf } from "#content/zoned-time.ts";
import type { Moment } from "#runtime/controls.ts";
import type { Rule } from "../rule.ts";

/**
 * Passes between two dates, in the site's time zone or the visitor's. The server's time in a cached page is old, so it
 * is only a lower bound: it corrects a visitor's clock that is slow.
 */
export const schedule: Rule = (timing, { page }) => {
  const zone = timing.scheduleTimezone === "site" ? page.timezone : "";
  const epoch = (moment: Moment | undefined, fallback: number) => (moment ? epochOf(moment, zone) : fallback);
  const printedAt = zone ? epoch(timing.scheduleServerDatetime, 0) : 0;
  const now = Math.max(Date.now(), printedAt);
  return (
    epoch(timing.scheduleStartDate, Number.NEGATIVE_INFINITY) <= now &&
    now <= epoch(timing.scheduleEndDate, Number.POSITIVE_INFINITY)
  );
};
