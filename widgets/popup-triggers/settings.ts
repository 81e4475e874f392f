import * as z from "zod/mini";
import {
  choice,
  choices,
  count,
  dateTime,
  group,
  list,
  optional,
  percent,
  seconds,
  selector,
  text,
  toggle,
} from "#runtime/controls.ts";
import { DEVICE_MODES } from "#runtime/page.ts";

/** Display rules: a switch for each rule, and its details. */
const timing = group({
  pageViews: toggle(),
  pageViewsViews: count({ default: 3 }),
  sessions: toggle(),
  sessionsSessions: count({ default: 2 }),
  times: toggle(),
  timesTimes: count({ default: 3 }),
  timesPeriod: choice(["", "session", "day", "week", "month"], ""),
  timesCount: choice(["open", "close"], "open"),
  url: toggle(),
  urlAction: choice(["show", "hide", "regex"], "show"),
  urlUrl: text(""),
  sources: toggle(),
  sourcesSources: choices(["search", "external", "internal"], ["search", "external", "internal"]),
  loggedIn: toggle(),
  loggedInUsers: choice(["all", "custom"], "all"),
  loggedInRoles: list(text()),
  devices: toggle(),
  devicesDevices: choices(DEVICE_MODES, DEVICE_MODES),
  browsers: toggle(),
  browsersBrowsers: choice(["all", "custom"], "all"),
  browsersBrowsersOptions: choices(["ie", "chrome", "edge", "firefox", "safari"]),
  schedule: toggle(),
  scheduleTimezone: choice(["site", "visitor"], "site"),
  scheduleStartDate: optional(dateTime()),
  scheduleEndDate: optional(dateTime()),
  scheduleServerDatetime: optional(dateTime()),
});

/** What opens the popup automatically: a switch for each trigger, and its details. */
const triggers = group({
  pageLoad: toggle(),
  pageLoadDelay: seconds({ default: 0 }),
  scrolling: toggle(),
  scrollingDirection: choice(["down", "up"], "down"),
  scrollingOffset: percent({ default: 50, max: 100 }),
  scrollingTo: toggle(),
  scrollingToSelector: selector(""),
  click: toggle(),
  clickTimes: count({ default: 1 }),
  inactivity: toggle(),
  inactivityTime: seconds({ default: 30 }),
  exitIntent: toggle(),
});

/** What an editor can set of when a popup opens. */
export const settings = z.object({
  id: text("", 64),
  openSelector: selector(""),
  avoidMultiplePopups: toggle(),
  timing,
  triggers,
  referrerPatterns: list(text(undefined, 200)),
});

export type Settings = z.infer<typeof settings>;
