import * as z from "zod/mini";
import { choices, toggle } from "#runtime/controls.ts";

export const settings = z.object({ keepSeen: toggle(false), without: choices(["move", "focus"]) });

export type Settings = z.infer<typeof settings>;
