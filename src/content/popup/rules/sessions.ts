import type { Rule } from "../rule.ts";
import { countSinceFirstCheck } from "../visit-counters.ts";

/** Shown once so many sessions began after the first check (clause popup.11). */
export const sessions: Rule = ({ sessionsSessions }, visit) =>
  countSinceFirstCheck("sessions", `popup_${visit.popupId}_sessions_initialSessions`, visit) >=
  sessionsSessions;
