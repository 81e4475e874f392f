import type { Rule } from "../rule.ts";
import { countSinceFirstCheck } from "../visit-counters.ts";

/** Shown once so many pages were viewed after the first check: with 3, first on the fourth (clause popup.11). */
export const pageViews: Rule = ({ pageViewsViews }, visit) =>
  countSinceFirstCheck("pageViews", `popup_${visit.popupId}_page_views_initialPageViews`, visit) >=
  pageViewsViews;
