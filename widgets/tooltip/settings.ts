import * as z from "zod/mini";

/** Nothing to set. */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
