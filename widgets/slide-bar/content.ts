import * as z from "zod/mini";
import { multiline, text } from "#runtime/controls.ts";

/** What a server prints of a bar. */
export const content = z.object({ title: text("", 100), text: multiline("", 20_000) });

export type Content = z.infer<typeof content>;
