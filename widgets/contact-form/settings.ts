import * as z from "zod/mini";
import { choice, group, text, toggle } from "#runtime/controls.ts";

/** What an editor can set of a contact form, besides its fields. */
export const settings = z.object({
  stepsProgress: toggle(true),
  review: toggle(false),
  keep: toggle(true),
  captcha: group({
    provider: choice(["none", "recaptcha", "recaptcha-v3", "turnstile", "hcaptcha"], "none"),
    siteKey: text("", 200),
  }),
});

export type Settings = z.infer<typeof settings>;
