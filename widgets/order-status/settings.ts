import * as z from "zod/mini";
import type { Parts } from "./parts.ts";

export const settings = z.object({});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
