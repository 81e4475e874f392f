import * as z from "zod/mini";
import { filteredItems, filters, neighbours } from "#content/listed/listed-content.ts";

/** What a server prints of a portfolio. */
export const content = z.object({ items: filteredItems, ...filters, ...neighbours });

export type Content = z.infer<typeof content>;
