import * as z from "zod/mini";

export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
