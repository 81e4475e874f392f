import { knownLanguage } from "#browser/known-language.ts";
import type { Page } from "#runtime/page.ts";
import type { ErrorKind } from "../checks/check-value.ts";
import type { Row } from "../row.ts";

/** What a limit of a row reads like: a day as the page's language writes it. */
function limitWords({ kind }: Row, limit: string, page: Page): string {
  if (kind !== "date") return limit;
  return new Intl.DateTimeFormat(knownLanguage(page.locale || document.documentElement.lang), {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(limit));
}

/** What a visitor reads of an answer that is wrong. */
export function errorWords(kind: ErrorKind, row: Row, page: Page): string {
  const isList = row.kind === "checkboxes";
  const words: Readonly<Record<ErrorKind, () => string>> = {
    required: () => page.text("contact_form_required", "Please fill this in."),
    email: () => page.text("contact_form_email", "Please enter an e-mail address such as ada@example.com."),
    url: () => page.text("contact_form_url", "Please enter an address such as https://example.com."),
    number: () => page.text("contact_form_number", "Please enter a number."),
    step: () => page.text("contact_form_step", "Please enter a number in steps of %s."),
    min: () =>
      isList
        ? page.text("contact_form_few", "Please choose at least %s.")
        : page.text("contact_form_min", "The least is %s."),
    max: () =>
      isList
        ? page.text("contact_form_many", "Please choose at most %s.")
        : page.text("contact_form_max", "The most is %s."),
    date: () => page.text("contact_form_date", "Please enter a date."),
    time: () => page.text("contact_form_time", "Please enter a time."),
    length: () => page.text("contact_form_length", "This text is too long."),
    pattern: () => page.text("contact_form_pattern", "Some of these characters are not allowed here."),
    choice: () => page.text("contact_form_choice", "Please choose one of these."),
    file_type: () => page.text("form_file_type", "This file type is not allowed."),
    file_size: () => page.text("form_file_size", "This file is too large."),
    file_count: () => page.text("contact_form_file_count", "Please choose one file."),
  };
  const limit =
    kind === "step" ? String(row.stepSize) : limitWords(row, kind === "min" ? row.min : row.max, page);
  return words[kind]().replace("%s", () => limit);
}
