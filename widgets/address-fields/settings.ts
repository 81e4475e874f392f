import * as z from "zod/mini";
import { choices } from "#runtime/controls.ts";
import { addressSettings } from "#shop/address/settings.ts";

export const settings = z.object({ ...addressSettings, without: choices(["states", "labels"]) });

export type Settings = z.infer<typeof settings>;
