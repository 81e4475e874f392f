import { defineWidget } from "#runtime/widget.ts";
import { ContactForm } from "./ContactForm.tsx";
import { readPrinted } from "./read-printed.ts";
import { settings } from "./settings.ts";

export default defineWidget({
  name: "contact-form",
  settings,
  Component: ContactForm,
  content: readPrinted,
  keepsFields: true,
  printed: () => import("./markup.liquid"),
  sends: ["submit_success", "form_error"],
});
