import * as z from "zod/mini";
import type { About } from "#runtime/about.ts";
import { aboutTables, tables } from "#shop/address/settings.ts";

/** What the shop's own objects tell of countries. */
export const settings = z.object(tables);

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = aboutTables;
