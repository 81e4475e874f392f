import * as z from "zod/mini";
import { aboutCountries, aboutLocale, tables } from "#shop/address/settings.ts";
import type { About } from "#runtime/widget.ts";

export const settings = z.object(tables);

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = { countries: aboutCountries, locale: aboutLocale };
