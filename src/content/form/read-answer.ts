import { isRecord } from "#runtime/parse-json.ts";
import type { FormKind, Path } from "./kinds.ts";

/** What an answer does with a popup. */
export interface FormPopup {
  readonly action: "open" | "close";
  readonly id: string;
  readonly toggle: boolean;
  readonly doNotShowAgain: boolean;
}

/** What the server says of a form that was sent. All texts are unsafe. */
export interface FormAnswer {
  readonly isSuccess: boolean;
  /** Markup. */
  readonly message: string;
  /** Markup by the field's key. */
  readonly errors: ReadonlyMap<string, string>;
  /** Where the visitor is led; empty if nowhere. */
  readonly redirect: string;
  readonly hidesForm: boolean;
  readonly popup: FormPopup | null;
  /** What listeners get. */
  readonly detail: unknown;
}

/** More fields than any form has. */
const MAX_ERRORS = 500;

const isTrue = (value: unknown) => value === true || value === "success" || value === "yes" || value === 1;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function valueAt(answer: unknown, path: Path = []): unknown {
  let value = answer;
  for (const name of path) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** The builder adds an entry without key and text. PHP prints no errors as `[]`. */
function errorsOf(value: unknown): ReadonlyMap<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return new Map(
    entries.slice(0, MAX_ERRORS).flatMap(([key, text]) => {
      const told = textOf(text);
      return key && told ? [[key, told] as const] : [];
    }),
  );
}

function popupOf(value: unknown): FormPopup | null {
  if (!isRecord(value)) return null;
  const { action, id, toggle, do_not_show_again: doNotShowAgain } = value;
  const isKnown = action === "open" || action === "close";
  return isKnown
    ? {
        action,
        id: typeof id === "number" ? String(id) : textOf(id),
        toggle: isTrue(toggle),
        doNotShowAgain: isTrue(doNotShowAgain),
      }
    : null;
}

/** Reads an answer; null if it is none of this kind's. */
export function readAnswer({ answer: paths }: FormKind, answer: unknown): FormAnswer | null {
  const success = valueAt(answer, paths.isSuccess);
  if (success === undefined) return null;
  return {
    isSuccess: isTrue(success),
    message: textOf(valueAt(answer, paths.message)),
    errors: errorsOf(valueAt(answer, paths.errors)),
    redirect: paths.redirect.map((path) => textOf(valueAt(answer, path)).trim()).find(Boolean) ?? "",
    hidesForm: paths.hidesForm !== undefined && isTrue(valueAt(answer, paths.hidesForm)),
    popup: paths.popup ? popupOf(valueAt(answer, paths.popup)) : null,
    detail: valueAt(answer, paths.detail),
  };
}
