import { isSwitchOff, isSwitchOn } from "#browser/response-switch.ts";
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
export interface FormResponse {
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

const isTrue = (value: unknown) => value === "success" || isSwitchOn(value);

/** Of what is no switch, a word is one for a refusal, such as `error`. */
const isFalse = (value: unknown) => isSwitchOff(value) || typeof value === "string";

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

function valueAt(response: unknown, path: Path = []): unknown {
  let value = response;
  for (const name of path) value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return value;
}

/** Elementor adds an entry without key and text. PHP prints no errors as `[]`. */
function errorsOf(value: unknown): ReadonlyMap<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return new Map(
    entries.slice(0, MAX_ERRORS).flatMap(([key, text]) => {
      const words = textOf(text);
      return key && words ? [[key, words] as const] : [];
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

/** Reads an answer; null if it is none of this kind's, or does not say whether the form was taken. */
export function readResponse({ response: paths }: FormKind, response: unknown): FormResponse | null {
  const success = valueAt(response, paths.isSuccess);
  const isSuccess = isTrue(success);
  if (!isSuccess && !isFalse(success)) return null;
  return {
    isSuccess,
    message: textOf(valueAt(response, paths.message)),
    errors: errorsOf(valueAt(response, paths.errors)),
    redirect: paths.redirect.map((path) => textOf(valueAt(response, path)).trim()).find(Boolean) ?? "",
    hidesForm: paths.hidesForm !== undefined && isTrue(valueAt(response, paths.hidesForm)),
    popup: paths.popup ? popupOf(valueAt(response, paths.popup)) : null,
    detail: valueAt(response, paths.detail),
  };
}
