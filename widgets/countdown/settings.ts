import * as z from "zod/mini";
import {
  choice,
  count,
  dateTime,
  group,
  list,
  optional,
  selector,
  text,
  toggle,
  url,
} from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a countdown. */
export const settings = z.object({
  endDate: optional(dateTime()),
  evergreenInterval: count({ default: 0 }),
  id: text("", 64),
  showDays: toggle(true),
  showHours: toggle(true),
  showMinutes: toggle(true),
  showSeconds: toggle(true),
  showLabels: toggle(true),
  labelDays: text("Day|Days", 60),
  labelHours: text("Hour|Hours", 60),
  labelMinutes: text("Minute|Minutes", 60),
  labelSeconds: text("Second|Seconds", 60),
  expireActions: list(group({ type: choice(["hide", "redirect", "message"]), redirectUrl: url("") })),
  expireMessage: text(""),
  skin: group({
    box: selector(""),
    days: selector(""),
    hours: selector(""),
    minutes: selector(""),
    seconds: selector(""),
    message: selector(""),
  }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  endDate: "When it ends: seconds since 1970, or a date and time in the site's time zone.",
  evergreenInterval: "Seconds that each visitor gets from the first visit. Wins over the end date; 0 is off.",
  id: "The key of the visitor's end date in storage; two countdowns can share it. Default: the element's id, else the interval.",
  showDays: "Show the days. A hidden unit is counted in the next smaller one.",
  showHours: "Show the hours.",
  showMinutes: "Show the minutes.",
  showSeconds: "Show the seconds.",
  showLabels: "Show the labels below the numbers.",
  labelDays:
    "Label of the days: one text, or a form for each plural of the page's language, such as Day|Days.",
  labelHours: "Label of the hours, as of the days.",
  labelMinutes: "Label of the minutes, as of the days.",
  labelSeconds: "Label of the seconds, as of the days.",
  expireActions: "What happens at the end, in this order: hide, redirect (redirect_url), message.",
  expireMessage: "Text of the message action.",
  skin: "Selectors of the printed elements that get the digits (days, hours, minutes, seconds), of the box around them and of the message. Without them it draws its own.",
};
