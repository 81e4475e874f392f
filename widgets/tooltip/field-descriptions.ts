import { closest, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import { slideToggle } from "#dom/slide-toggle.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** Where the shop puts a field and what describes it (reference: shop 8.7). */
const FIELD = ".woocommerce-input-wrapper";
const DESCRIPTION = "span.description";
/** tooltip.1 */
const SLIDE_MS = 250;

/** Shows a field's description while the visitor is at it: one at a time. */
export function showFieldDescriptions(host: HTMLElement, { listen, signal }: WidgetContext): void {
  const changes = createChanges(signal);
  let open: HTMLElement | undefined;

  function move(description: HTMLElement, isOpen: boolean) {
    changes.setAttribute(description, "aria-hidden", String(!isOpen));
    slideToggle(description, { isOpen, durationMs: SLIDE_MS, changes });
  }

  function turnTo(description: HTMLElement | undefined) {
    if (description === open) return;
    if (open) move(open, false);
    open = description;
    if (open) move(open, true);
  }

  const fieldOf = (target: EventTarget | null) => (target instanceof Element ? closest(target, FIELD) : null);
  const descriptionOf = (field: Element | null) => {
    const [description] = field ? selectAll(field, DESCRIPTION, { limit: 1 }) : [];
    return description instanceof HTMLElement ? description : undefined;
  };

  for (const description of selectAll(host, `${FIELD} ${DESCRIPTION}`)) {
    changes.setAttribute(description, "aria-hidden", "true");
    const field = closest(description, FIELD) ?? description;
    const [input] = selectAll(field, "input, select, textarea", { limit: 1 });
    if (input && description.id && !input.hasAttribute("aria-describedby"))
      changes.setAttribute(input, "aria-describedby", description.id);
  }
  let focused: EventTarget | null = document.activeElement;
  if (host.contains(document.activeElement)) turnTo(descriptionOf(fieldOf(focused)));

  listen(document, "focusin", ({ target }) => {
    // The focus that woke this is told a second time: not to open again what Escape has shut meanwhile.
    if (target !== focused) turnTo(descriptionOf(fieldOf(target)));
    focused = target;
  });
  listen(document, "focusout", () => {
    focused = null;
  });
  listen(document, "click", ({ target }) => {
    const field = fieldOf(target);
    // A press on the words themselves, or on a field that has the focus already.
    turnTo(field && host.contains(field) ? descriptionOf(field) : undefined);
  });
  listen(host, "keydown", (event) => {
    if (event.key !== "Escape" || !open) return;
    // A dialog around it stays open.
    event.preventDefault();
    turnTo(undefined);
  });
}
