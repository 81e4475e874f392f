import type { Timing, Visit } from "./rule.ts";
import { browsers } from "./rules/browsers.ts";
import { devices } from "./rules/devices.ts";
import { loggedIn } from "./rules/logged-in.ts";
import { pageViews } from "./rules/page-views.ts";
import { schedule } from "./rules/schedule.ts";
import { sessions } from "./rules/sessions.ts";
import { sources } from "./rules/sources.ts";
import { times } from "./rules/times.ts";
import { url } from "./rules/url.ts";

const RULES = {
  pageViews,
  sessions,
  times,
  url,
  sources,
  loggedIn,
  devices,
  browsers,
  schedule,
} as const;

/** Whether every enabled rule passes. All are checked, even after a failure: some count from their first check. */
export async function passesRules(timing: Timing, visit: Visit): Promise<boolean> {
  const names = Object.keys(RULES) as (keyof typeof RULES)[];
  const enabled = names.filter((name) => timing[name]);
  const results = await Promise.all(enabled.map(async (name) => RULES[name](timing, visit)));
  return results.every(Boolean);
}
