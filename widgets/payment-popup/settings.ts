import * as z from "zod/mini";
import { seconds, text } from "#runtime/controls.ts";

export const settings = z.object({
  label: text("", 200),
  closeButtonFade: seconds({ default: 6, max: 60 }),
});

export type Settings = z.infer<typeof settings>;
