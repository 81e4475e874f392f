import * as z from "zod/mini";
import type { About } from "#runtime/widget.ts";

export const settings = z.object({});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {};
