import { clearFieldError, showFieldError } from "#dom/field-error.ts";
import type { Changes } from "#dom/state/changes.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import type { StarGroup } from "./stars.ts";

interface RequiredRating {
  readonly select: HTMLSelectElement;
  readonly starGroup: StarGroup;
  readonly changes: Changes;
  readonly context: WidgetContext;
}

/** Holds back a form without the rating that its list requires, and says so beside the stars. */
export function requireRating({ select, starGroup, changes, context }: RequiredRating): void {
  const { group, stars } = starGroup;
  const { id, listen, page, signal } = context;
  let message: HTMLElement | undefined;

  function clear() {
    if (message) clearFieldError(group, message, changes);
    message = undefined;
  }

  /** WooCommerce's own script would open a dialog of the browser. */
  function holdBack(event: Event) {
    if (select.value || !select.required) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clear();
    message = showFieldError(group, {
      id: `${id}-problem`,
      className: "islet-star-rating-problem",
      text: page.text("required_rating", "Please select a rating"),
      tag: "span",
      changes,
      // Else screen readers read it with the group, which gets the focus.
      isAlert: group.contains(document.activeElement),
      insert: (element) => select.after(element),
    });
    stars[0]?.focus();
  }

  listen(select, "change", clear);
  listen(select, "invalid", holdBack);
  if (select.form) listen(select.form, "submit", holdBack, { capture: true });
  signal.addEventListener("abort", clear);
}
