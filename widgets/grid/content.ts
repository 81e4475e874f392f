import * as z from "zod/mini";
import { filteredItems, filters, neighbours, shownParts } from "#content/listed/listed-content.ts";

/** What a server prints of a grid. */
export const content = z.object({ items: filteredItems, ...filters, ...shownParts, ...neighbours });

export type Content = z.infer<typeof content>;
