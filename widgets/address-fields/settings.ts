import * as z from "zod/mini";
import { choices } from "#runtime/controls.ts";
import { tables } from "#shop/address/settings.ts";

export const settings = z.object({ ...tables, without: choices(["states", "labels"]) });

export type Settings = z.infer<typeof settings>;
