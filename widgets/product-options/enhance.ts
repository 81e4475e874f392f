import { matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/kind.ts";

/** Shows a product's installment options while it is recurring, and empties them when it no longer is. */
export function enhance(
  host: HTMLElement,
  settings: Settings,
  { listen, signal, warn }: WidgetContext,
): void {
  const changes = createChanges(signal);
  const inputs = (selector: string) => selectAll(host, selector).filter((field) => isTag(field, "input"));
  const [recurring] = inputs(settings.recurring);
  if (!recurring)
    return warn(
      `settings.recurring must be the selector of a checkbox in this element, not ${JSON.stringify(settings.recurring)}; the options stay as they are`,
    );

  function showOptions(isShown: boolean) {
    for (const options of selectAll(host, settings.options))
      if (isHtmlElement(options)) changes.setStyle(options, "display", isShown ? "" : "none");
  }

  function emptyFields() {
    for (const checkbox of inputs(settings.installment)) {
      checkbox.checked = false;
      announceChange(checkbox);
    }
    for (const field of inputs(settings.pay)) {
      field.value = "";
      announceChange(field);
    }
  }

  showOptions(recurring.checked);
  listen(host, "change", ({ target }) => {
    if (!isElement(target) || !matches(target, settings.recurring)) return;
    showOptions(recurring.checked);
    if (!recurring.checked) emptyFields();
  });
}

/** The product editor listens for changes: it warns before unsaved ones are lost. */
const announceChange = (field: HTMLInputElement) =>
  field.dispatchEvent(new Event("change", { bubbles: true }));
