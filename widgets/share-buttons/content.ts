import * as z from "zod/mini";
import { choice, group, list, text } from "#runtime/controls.ts";

/** What a server prints of share buttons. */
export const content = z.object({
  items: list(
    group({
      network: choice(
        [
          "facebook",
          "x-twitter",
          "linkedin",
          "pinterest",
          "reddit",
          "telegram",
          "threads",
          "whatsapp",
          "email",
          "copy",
          "print",
        ],
        "facebook",
      ),
      label: text("", 100),
    }),
  ),
});

export type Content = z.infer<typeof content>;
