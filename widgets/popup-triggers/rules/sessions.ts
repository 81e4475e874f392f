import type { Rule } from "../rule.ts";
import { countSinceFirstCheck } from "../visit-counters.ts";

/** Passes after this many sessions since the first check. */
export const sessions: Rule = ({ sessionsSessions }, visit) =>
  countSinceFirstCheck("sessions", `popup_${visit.popupId}_sessions_initialSessions`, visit) >=
  sessionsSessions;
