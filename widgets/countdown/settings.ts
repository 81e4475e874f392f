import * as z from "zod/mini";
import {
  choice,
  dateTime,
  group,
  list,
  multiline,
  optional,
  seconds,
  text,
  toggle,
  url,
} from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a countdown. */
export const settings = z.object({
  endDate: optional(dateTime()),
  evergreenInterval: seconds({ default: 0 }),
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
  expireMessage: multiline(""),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
