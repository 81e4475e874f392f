import * as z from "zod/mini";
import { menuItems } from "#dom/menu/menu-items.ts";

/** What a server prints of a menu in a select. */
export const content = z.object({ items: menuItems });

export type Content = z.infer<typeof content>;
