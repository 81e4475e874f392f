import { deviceLabels } from "#dom/words/device-labels.ts";
import type { FieldWords } from "#runtime/editor-words.ts";
import type { Settings } from "./settings.ts";

export const timingWords: FieldWords<Settings["timing"]> = {
  pageViews: { title: "After page views", about: "Only after the visitor has seen some pages." },
  pageViewsViews: {
    title: "Page views",
    about: "How many pages come before.",
    step: 1,
    when: { pageViews: true },
  },
  sessions: {
    advanced: true,
    title: "After visits",
    about: "Only after the visitor has visited the site some times.",
  },
  sessionsSessions: {
    advanced: true,
    title: "Visits",
    about: "How many visits come before.",
    step: 1,
    when: { sessions: true },
  },
  times: { title: "Up to a number of times", about: "Only if it has not been shown too often." },
  timesTimes: { title: "Times", about: "How often it is shown at most.", step: 1, when: { times: true } },
  timesPeriod: {
    title: "In",
    about: "The time in which these are counted.",
    labels: { "": "Ever", session: "One visit", day: "A day", week: "A week", month: "A month" },
    when: { times: true },
  },
  timesCount: {
    advanced: true,
    title: "Counted",
    about: "Whether it counts when it opens, or when the visitor closes it.",
    labels: { open: "When it opens", close: "When it closes" },
    when: { times: true },
  },
  url: { advanced: true, title: "By the page before", about: "Only for visitors who come from some pages." },
  urlAction: {
    advanced: true,
    title: "Show it if the address",
    about: "How the address of the page before is compared.",
    labels: {
      show: "Contains the text",
      hide: "Does not contain the text",
      regex: "Matches the regular expression",
    },
    when: { url: true },
  },
  urlUrl: {
    advanced: true,
    title: "Address",
    about:
      "A part of the address of the page before, or a regular expression that the page configuration lists.",
    readBy: "code",
    when: { url: true },
  },
  sources: {
    advanced: true,
    title: "By source",
    about: "Only for visitors who come from some kinds of sites.",
  },
  sourcesSources: {
    advanced: true,
    title: "Sources",
    about: "Where visitors come from.",
    labels: { search: "Search engines", external: "Other sites", internal: "This site" },
    when: { sources: true },
  },
  loggedIn: { advanced: true, title: "Not to members", about: "Not for visitors who have logged in." },
  loggedInUsers: {
    advanced: true,
    title: "Members",
    about: "Which of them do not get it.",
    labels: { all: "All", custom: "Those with a role" },
    when: { loggedIn: true },
  },
  loggedInRoles: {
    advanced: true,
    title: "Roles",
    about: "The roles of members who do not get it.",
    item: { title: "Role", about: "A role as the site calls it, such as editor.", readBy: "code" },
    when: { loggedIn: true, loggedInUsers: "custom" },
  },
  devices: { advanced: true, title: "By device", about: "Only on some devices." },
  devicesDevices: {
    advanced: true,
    title: "Devices",
    about: "The devices on which it is shown.",
    labels: deviceLabels,
    when: { devices: true },
  },
  browsers: { advanced: true, title: "By browser", about: "Only in some browsers." },
  browsersBrowsers: {
    advanced: true,
    title: "Browsers",
    about: "Whether it is shown in all browsers, or in those that are chosen.",
    labels: { all: "All", custom: "Those that are chosen" },
    when: { browsers: true },
  },
  browsersBrowsersOptions: {
    advanced: true,
    title: "Chosen browsers",
    about: "The browsers in which it is shown.",
    labels: { ie: "Internet Explorer", chrome: "Chrome", edge: "Edge", firefox: "Firefox", safari: "Safari" },
    when: { browsers: true, browsersBrowsers: "custom" },
  },
  schedule: { title: "By date", about: "Only from one date to another." },
  scheduleTimezone: {
    advanced: true,
    title: "Time zone",
    about: "The time zone of these dates.",
    labels: { site: "The site's", visitor: "The visitor's" },
    when: { schedule: true },
  },
  scheduleStartDate: {
    title: "From",
    about: "The first moment at which it is shown.",
    when: { schedule: true },
  },
  scheduleEndDate: {
    title: "Until",
    about: "The last moment at which it is shown.",
    when: { schedule: true },
  },
  scheduleServerDatetime: {
    title: "Server's time",
    about: "The moment at which the server has printed the page.",
    forPresets: true,
    when: { schedule: true },
  },
};
