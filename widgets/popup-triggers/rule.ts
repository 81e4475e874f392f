import type { Moment } from "#runtime/controls.ts";
import type { DeviceMode, Page } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Where a visitor comes from. */
export type Source = "search" | "external" | "internal";
export type BrowserName = "ie" | "chrome" | "edge" | "firefox" | "safari";
/** How long impressions count: for good, in this session, or for a time after the first one. */
export type Period = "" | "session" | "day" | "week" | "month";

/** Display rules as an editor sets them: a switch for each rule, and its details. */
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

export interface Visit extends Pick<WidgetContext, "warn" | "inform"> {
  readonly popupId: string;
  readonly page: Page;
  /** The regular expressions that the page configuration allows. */
  readonly referrerPatterns: readonly string[];
}

/** Whether one rule lets a popup be shown in this visit. */
export type Rule = (timing: Timing, visit: Visit) => boolean | Promise<boolean>;
