import type { Rule } from "../rule.ts";
import { countSinceFirstCheck } from "../visit-counters.ts";

/** Passes after this many page views since the first check: with 3, on the fourth page. */
export const pageViews: Rule = ({ pageViewsViews }, visit) =>
  countSinceFirstCheck("pageViews", `popup_${visit.popupId}_page_views_initialPageViews`, visit) >=
  pageViewsViews;
