import * as z from "zod/mini";
import { selector } from "#runtime/controls.ts";

export const settings = z.object({
  titleSelector: selector(".entry-title"),
});

export type Settings = z.infer<typeof settings>;
