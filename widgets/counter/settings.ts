import * as z from "zod/mini";
import { count, optional, seconds, text } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

/** What an editor can set of a counter. */
export const settings = z.object({
  fromValue: count({ default: 0, min: -1e12, max: 1e12 }),
  toValue: count({ min: -1e12, max: 1e12 }),
  duration: seconds({ default: 2, max: 60 }),
  delimiter: text("", 5),
  decimals: optional(count({ max: 10 })),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
