import * as z from "zod/mini";
import { choice, count, group, list, multiline, text, toggle } from "#runtime/controls.ts";

/** What a server prints of a form: its fields in their order, and its words. */
export const content = z.object({
  label: text("", 200),
  fields: list(
    group({
      kind: choice(
        [
          ...(["text", "email", "tel", "url", "number", "multiline", "address", "date", "time"] as const),
          ...(["select", "radio", "checkboxes", "scale", "file", "hidden", "acceptance"] as const),
          ...(["note", "step", "calculated"] as const),
        ],
        "text",
      ),
      name: text("", 64),
      label: text("", 1_000),
      required: toggle(),
      width: choice(["full", "half", "third"], "full"),
      placeholder: text("", 200),
      help: text("", 1_000),
      value: text("", 1_000),
      autocomplete: choice(
        [
          ...(["", "name", "given-name", "family-name", "email", "tel", "organization"] as const),
          ...(["street-address", "postal-code", "address-level2", "country-name", "url", "bday"] as const),
        ],
        "",
      ),
      min: text("", 20),
      max: text("", 20),
      step: count({ default: 0 }),
      maxLength: count({ default: 0, max: 10_000 }),
      pattern: choice(["", "letters", "digits", "letters-digits", "postal-code", "phone"], ""),
      options: multiline("", 5_000),
      accept: choice(["any", "images", "documents", "audio", "video", "archives"], "any"),
      maxSize: count({ default: 5, min: 0, max: 1_000 }),
      showIf: text("", 500),
      formula: text("", 500),
      decimals: count({ default: 2, max: 6 }),
      unit: text("", 20),
    }),
  ),
  submit: text("", 100),
  success: text("", 1_000),
});

export type Content = z.infer<typeof content>;
