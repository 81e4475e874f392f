import * as z from "zod/mini";
import { list, text, toggle } from "#runtime/controls.ts";

export const settings = z.object({
  labels: list(text()),
  required: toggle(true),
});

export type Settings = z.infer<typeof settings>;
