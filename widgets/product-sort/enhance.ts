import { isTag } from "#runtime/node-type.ts";
import { submitForm } from "#runtime/submit-form.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

const SORT = ".orderby,[name=orderby]";

/** Submits the form of a sort dropdown when the visitor chooses another order. */
export function enhance(host: HTMLElement, _settings: Settings, { listen }: WidgetContext): void {
  listen(host, "change", ({ target }) => {
    if (!isTag(target, "select") || !target.form || !target.matches(SORT)) return;
    submitForm(target.form);
  });
}
