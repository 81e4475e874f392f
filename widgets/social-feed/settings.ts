import * as z from "zod/mini";
import { count, toggle } from "#runtime/controls.ts";
import type { Parts } from "./parts.ts";

const columns = () => count({ default: 1, min: 1, max: 6 });

/** What an editor can set of a social feed. */
export const settings = z.object({
  textLimit: count({ default: 99_999, min: 1 }),
  linkHashtags: toggle(true),
  pageSize: count({ default: 0 }),
  mobileCount: count({ default: 0 }),
  columns: columns(),
  columnsTablet: columns(),
  columnsMobile: columns(),
  consentRequired: toggle(false),
  overrideBlockCdn: toggle(false),
  locator: toggle(false),
});

export type Fields = z.infer<typeof settings>;

export type Settings = Fields & { readonly parts: Parts };
