import { focusablesIn } from "#dom/focus/first-focus.ts";
import { asButton } from "#dom/press/as-button.ts";
import { lockScroll } from "#dom/scroll/scroll-lock.ts";
import type { Changes } from "#dom/state/changes.ts";
import { isNode } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";

interface PanelParts {
  readonly toggle: HTMLElement;
  readonly panel: HTMLElement;
  readonly close: HTMLElement | undefined;
  readonly input: HTMLInputElement;
  readonly openClasses: readonly string[];
}

/** Makes a panel with the search field a modal dialog that a button opens over the page. */
export function openByToggle(
  { toggle, panel, close: closer, input, openClasses }: PanelParts,
  { listen, signal }: WidgetContext,
  changes: Changes,
): void {
  let unlock: (() => void) | undefined;
  const name = toggle.getAttribute("aria-label") || input.labels?.[0]?.textContent?.trim() || null;

  function set(isOpen: boolean) {
    unlock?.();
    unlock = isOpen ? lockScroll() : undefined;
    for (const className of openClasses) changes.toggleClass(panel, className, isOpen);
    changes.toggleClass(panel, "islet-search-form-open", isOpen);
    changes.setAttribute(panel, "inert", isOpen ? null : "");
    changes.setAttribute(panel, "role", isOpen ? "dialog" : null);
    changes.setAttribute(panel, "aria-modal", isOpen ? "true" : null);
    changes.setAttribute(panel, "aria-label", isOpen ? name : null);
    changes.setAttribute(toggle, "aria-expanded", String(isOpen));
  }

  function open() {
    set(true);
    // A closed panel may be made invisible by a transition that has only begun to end.
    input.focus({ preventScroll: true });
    requestAnimationFrame(() => unlock && input.focus({ preventScroll: true }));
  }

  function close() {
    if (!unlock) return;
    set(false);
    toggle.focus({ preventScroll: true });
  }

  asButton(toggle, open, { changes, listen });
  changes.setAttribute(toggle, "aria-haspopup", "dialog");
  if (closer) asButton(closer, close, { changes, listen });
  // A press beside the form is one on the panel itself, which covers the page.
  const isBeside = (target: unknown) =>
    isNode(target) && (target === panel || !(panel.contains(target) || toggle.contains(target)));
  /** Where a press began: one that selects what is in the field may end beside it. */
  let began: EventTarget | null = null;
  listen(document, "pointerdown", ({ target }) => (began = target), { capture: true });
  listen(document, "click", ({ target }) => {
    if (isBeside(target) && isBeside(began ?? target)) close();
    began = null;
  });
  listen(document, "keydown", (event) => {
    if (!unlock) return;
    if (event.key === "Escape" && !event.defaultPrevented) close();
    if (event.key === "Tab") keepTabInside(event, panel);
  });
  signal.addEventListener("abort", () => unlock?.());
  // The field of a closed panel may have got the focus before the widget was there.
  if (panel.contains(document.activeElement)) open();
  else set(false);
}

/** Tab leads from the last control to the first, and back. */
function keepTabInside(event: KeyboardEvent, panel: HTMLElement) {
  const controls = focusablesIn(panel);
  const [first, last] = [controls[0], controls.at(-1)];
  const active = document.activeElement;
  const isInside = panel.contains(active);
  if (isInside && active !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
