import * as z from "zod/mini";
import { milliseconds, text, toggle } from "#runtime/controls.ts";
import type { PageText } from "#runtime/page.ts";
import type { Parts } from "./parts.ts";

const LABEL: PageText = ["slide_bar", "More information"];

/** What an editor can set of a bar that slides down and up. */
export const settings = z.object({
  duration: milliseconds({ default: 500, max: 10_000 }),
  label: text(LABEL[1], 100),
  closeOnJump: toggle(false),
  hiddenAtFirst: toggle(false),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
