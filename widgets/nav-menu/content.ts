import * as z from "zod/mini";
import { menuItems } from "#dom/menu/menu-items.ts";
import { text } from "#runtime/controls.ts";

/** What a server prints of a menu. */
export const content = z.object({
  label: text("", 200),
  items: menuItems,
});

export type Content = z.infer<typeof content>;
