import { matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { Settings } from "./settings.ts";

/** Shows a product's installment options while it is recurring, and empties them when it no longer is. */
export function enhance(
  host: HTMLElement,
  { parts }: Settings,
  { listen, signal, warn }: WidgetContext,
): void {
  const changes = createChanges(signal);
  const inputs = (selector: string) => selectAll(host, selector).filter((field) => isTag(field, "input"));
  const [recurring] = inputs(parts.recurring);
  if (!recurring)
    return warn(
      `settings.parts.recurring must be the selector of a checkbox in this element, not ${JSON.stringify(parts.recurring)}; the options stay as they are`,
    );

  function showOptions(isShown: boolean) {
    for (const options of selectAll(host, parts.options))
      if (isHtmlElement(options)) changes.setStyle(options, "display", isShown ? "" : "none");
  }

  function emptyFields() {
    for (const checkbox of inputs(parts.installment)) {
      checkbox.checked = false;
      announceChange(checkbox);
    }
    for (const field of inputs(parts.pay)) {
      field.value = "";
      announceChange(field);
    }
  }

  showOptions(recurring.checked);
  listen(host, "change", ({ target }) => {
    if (!isElement(target) || !matches(target, parts.recurring)) return;
    showOptions(recurring.checked);
    if (!recurring.checked) emptyFields();
  });
}

/** The product editor listens for changes: it warns before unsaved ones are lost. */
const announceChange = (field: HTMLInputElement) =>
  field.dispatchEvent(new Event("change", { bubbles: true }));
