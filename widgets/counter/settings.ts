import * as z from "zod/mini";
import { count, group, optional, seconds, selector, text } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a counter. */
export const settings = z.object({
  fromValue: count({ default: 0, min: -1e12, max: 1e12 }),
  toValue: count({ min: -1e12, max: 1e12 }),
  duration: seconds({ default: 2, max: 60 }),
  delimiter: text("", 5),
  decimals: optional(count({ max: 10 })),
  skin: group({ number: selector(".islet-counter-number") }),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  fromValue: "The number it starts from.",
  toValue: "The number it counts to.",
  duration:
    "How long it counts, in seconds. What moves longer than 5 s needs a control, so it counts 5 s at most.",
  delimiter: "What stands between thousands; empty is nothing.",
  decimals: "Digits after the decimal mark; by default as many as the number it counts to has.",
  skin: "Selector of the printed element that holds the number. If it finds nothing, the element of the widget does.",
};
