import { matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Shows a product's installment options while it is recurring, and empties them when it no longer is. */
export function enhance(
  host: HTMLElement,
  settings: Settings,
  { listen, signal, warn }: WidgetContext,
): void {
  const changes = createChanges(signal);
  const inputs = (selector: string) =>
    selectAll(host, selector).filter((field) => field instanceof HTMLInputElement);
  const [recurring] = inputs(settings.recurring);
  if (!recurring)
    return warn(
      `settings.recurring must be the selector of a checkbox in this element, not ${JSON.stringify(settings.recurring)}; the options stay as they are`,
    );

  function show(isShown: boolean) {
    for (const options of selectAll(host, settings.options))
      if (options instanceof HTMLElement) changes.setStyle(options, "display", isShown ? "" : "none");
  }

  function empty() {
    for (const box of inputs(settings.installment)) change(box, () => (box.checked = false));
    for (const field of inputs(settings.pay)) change(field, () => (field.value = ""));
  }

  show(recurring.checked);
  listen(host, "change", ({ target }) => {
    if (!(target instanceof Element) || !matches(target, settings.recurring)) return;
    show(recurring.checked);
    if (!recurring.checked) empty();
  });
}

/** The editor of the product asks before it throws away what has changed. */
function change(field: HTMLInputElement, write: () => void) {
  write();
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
