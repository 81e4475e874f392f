import * as z from "zod/mini";
import { choices, toggle } from "#runtime/controls.ts";

export const settings = z.object({
  ajax: toggle(false),
  without: choices(["buttons", "quantities"]),
});

export type Settings = z.infer<typeof settings>;
