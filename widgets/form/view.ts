import type { FormKind } from "#content/form/kinds.ts";
import type { Changes } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** A form on the page. Its fields are the server's own. */
export interface FormView {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly skin: Settings["skin"];
  readonly changes: Changes;
  readonly context: WidgetContext;
}
