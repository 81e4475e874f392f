import { closest, selectAll } from "#browser/selectors.ts";
import { slideToggle } from "#dom/motion/slide-toggle.ts";
import { type Changes, createChanges } from "#dom/state/changes.ts";
import { isElement, isHtmlElement } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";

/** The shop's markup around a field and its description. */
const FIELD = ".woocommerce-input-wrapper";
const DESCRIPTION = "span.description";
/** The shop's own duration. */
const SLIDE_MS = 250;

/** Shows the description of the field in use, one at a time. */
export function showFieldDescriptions(host: HTMLElement, { listen, signal }: WidgetContext): void {
  const changes = createChanges(signal);
  let open: HTMLElement | undefined;

  function setOpen(description: HTMLElement, isOpen: boolean) {
    changes.setAttribute(description, "aria-hidden", String(!isOpen));
    slideToggle(description, { isOpen, durationMs: SLIDE_MS, changes });
  }

  /** Opens this description and closes the other one. */
  function showOnly(description: HTMLElement | undefined) {
    if (description === open) return;
    if (open) setOpen(open, false);
    open = description;
    if (open) setOpen(open, true);
  }

  linkDescriptions(host, changes);
  let focused: EventTarget | null = document.activeElement;
  if (host.contains(document.activeElement)) showOnly(descriptionOf(fieldAround(focused)));

  listen(document, "focusin", ({ target }) => {
    // The focus event that started the widget is replayed; Escape may have closed the description in the meantime.
    if (target !== focused) showOnly(descriptionOf(fieldAround(target)));
    focused = target;
  });
  listen(document, "focusout", () => {
    focused = null;
  });
  listen(document, "click", ({ target }) => {
    const field = fieldAround(target);
    // This also covers a click on the description, or on a field that already has the focus.
    showOnly(field && host.contains(field) ? descriptionOf(field) : undefined);
  });
  listen(host, "keydown", (event) => {
    if (event.key !== "Escape" || !open) return;
    // Otherwise Escape would also close a dialog around the field.
    event.preventDefault();
    showOnly(undefined);
  });
}

function linkDescriptions(host: HTMLElement, changes: Changes) {
  for (const description of selectAll(host, `${FIELD} ${DESCRIPTION}`)) {
    changes.setAttribute(description, "aria-hidden", "true");
    const field = closest(description, FIELD) ?? description;
    const [input] = selectAll(field, "input, select, textarea", { limit: 1 });
    if (input && description.id && !input.hasAttribute("aria-describedby"))
      changes.setAttribute(input, "aria-describedby", description.id);
  }
}

const fieldAround = (target: EventTarget | null) => (isElement(target) ? closest(target, FIELD) : null);

function descriptionOf(field: Element | null): HTMLElement | undefined {
  const [description] = field ? selectAll(field, DESCRIPTION, { limit: 1 }) : [];
  return isHtmlElement(description) ? description : undefined;
}
