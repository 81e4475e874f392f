import * as z from "zod/mini";
import { choice, selector, text } from "#runtime/controls.ts";
import type { About } from "#runtime/widget.ts";

/** What an editor can set of a gate for frames. */
export const settings = z.object({
  category: choice(["marketing", "statistics", "preferences", "functional"], "marketing"),
  service: text("", 60),
  frames: selector("iframe, template, noscript"),
});

export type Settings = z.infer<typeof settings>;

export const about: About<Settings> = {
  category: "What the visitor must have agreed to.",
  service:
    "The name by which the page's consent plugin knows the service, such as custom-facebook-feed. Without it: the provider's usual name in lower case, such as youtube.",
  frames: "Selector of the frames in the element, and of the templates and noscript elements that hold one.",
};
