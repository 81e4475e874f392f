import type * as z from "zod/mini";
import { group, selector } from "#runtime/controls.ts";

/** The parts of an order's page: a selector of what may be its title, on the whole page. */
export const parts = group({
  title: selector(".entry-title"),
});

export type Parts = z.infer<typeof parts>;
