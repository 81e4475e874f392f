import type * as z from "zod/mini";
import { group, selector } from "#runtime/controls.ts";

/** The parts of an embed: selectors of elements, class names. */
export const parts = group({
  /** Selector of the provider's elements that the server printed. */
  elements: selector(".fb-like, .fb-share-button, .fb-comments, .fb-post, .fb-video, .fb-page"),
});

export type Parts = z.infer<typeof parts>;
