import * as z from "zod/mini";
import { count, group, optional, seconds, selector, text } from "#runtime/controls.ts";

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
