import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { FormKind } from "./kinds.ts";
import type { Settings } from "./settings.ts";

/** A form on the page. Its fields are the server's own. */
export interface FormView {
  readonly form: HTMLFormElement;
  readonly kind: FormKind;
  readonly parts: Settings["parts"];
  readonly changes: Changes;
  readonly context: WidgetContext;
}
