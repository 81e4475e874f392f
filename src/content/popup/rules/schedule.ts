import type { Moment } from "#runtime/controls.ts";
import { epochOf } from "../../zoned-time.ts";
import type { Rule } from "../rule.ts";

/**
 * Shown between two dates, of the site's clock or the visitor's own (clause popup.18). The server's time in the page
 * stands still in a cached one, so it is only a lower bound: a visitor's clock cannot be behind it.
 */
export const schedule: Rule = (timing, { page }) => {
  const zone = timing.scheduleTimezone === "site" ? page.timezone : "";
  const epoch = (moment: Moment | undefined, otherwise: number) =>
    moment ? epochOf(moment, zone) : otherwise;
  const printedAt = zone ? epoch(timing.scheduleServerDatetime, 0) : 0;
  const now = Math.max(Date.now(), printedAt);
  return (
    epoch(timing.scheduleStartDate, Number.NEGATIVE_INFINITY) <= now &&
    now <= epoch(timing.scheduleEndDate, Number.POSITIVE_INFINITY)
  );
};
