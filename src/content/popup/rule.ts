import type { Moment } from "#runtime/controls.ts";
import type { DeviceMode, Page } from "#runtime/page.ts";

/** Where a visitor may come from. */
export type Source = "search" | "external" | "internal";
/** Browsers that a rule can name. */
export type BrowserName = "ie" | "chrome" | "edge" | "firefox" | "safari";
/** How long an impression counts: for good, for this session, or for so long after the first one. */
export type Period = "" | "session" | "day" | "week" | "month";

/** Display rules as an editor sets them: a switch each, and its details (reference: content 6.3). */
export interface Timing {
  readonly pageViews: boolean;
  readonly pageViewsViews: number;
  readonly sessions: boolean;
  readonly sessionsSessions: number;
  readonly times: boolean;
  readonly timesTimes: number;
  readonly timesPeriod: Period;
  readonly timesCount: "open" | "close";
  readonly url: boolean;
  readonly urlAction: "show" | "hide" | "regex";
  readonly urlUrl: string;
  readonly sources: boolean;
  readonly sourcesSources: readonly Source[];
  readonly loggedIn: boolean;
  readonly loggedInUsers: "all" | "custom";
  readonly loggedInRoles: readonly string[];
  readonly devices: boolean;
  readonly devicesDevices: readonly DeviceMode[];
  readonly browsers: boolean;
  readonly browsersBrowsers: "all" | "custom";
  readonly browsersBrowsersOptions: readonly BrowserName[];
  readonly schedule: boolean;
  readonly scheduleTimezone: "site" | "visitor";
  readonly scheduleStartDate: Moment | undefined;
  readonly scheduleEndDate: Moment | undefined;
  readonly scheduleServerDatetime: Moment | undefined;
}

/** What the rules know of a visit. */
export interface Visit {
  readonly popupId: string;
  readonly page: Page;
}

/** Whether a popup may be shown in this visit, as far as one rule is concerned. */
export type Rule = (timing: Timing, visit: Visit) => boolean | Promise<boolean>;
