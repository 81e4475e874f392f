import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { FormKind } from "./kinds.ts";

/** What a form's markup calls its parts, and what is added to it: selectors and class names. */
export interface FormParts {
  readonly group: string;
  readonly groupPrefix: string;
  readonly invalid: readonly string[];
  readonly error: readonly string[];
  readonly success: readonly string[];
  readonly danger: readonly string[];
  readonly waiting: readonly string[];
  readonly spinner: readonly string[];
  readonly captcha: string;
  readonly statePrefix: string;
  readonly printedSuccess: string;
  readonly printedError: string;
}

/** A form on the page. Its fields are the server's own. */
export interface FormView {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly parts: FormParts;
  readonly changes: Changes;
  readonly context: WidgetContext;
}
