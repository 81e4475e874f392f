import { isNode } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createOptionList } from "./option-list.ts";
import { copyLook, positionSearch } from "./position-search.ts";
import { createSearch } from "./search-elements.ts";
import { searchKey } from "./search-keys.ts";

/** A select whose options are searched. */
export interface OpenSearch {
  close(): void;
}

interface OpenOptions {
  readonly context: Pick<WidgetContext, "id" | "page" | "signal">;
  /** What the visitor has typed on the select. */
  readonly typed: string;
}

/**
 * Opens a combobox over a select. It closes once an option is chosen, the visitor leaves, the select goes away or the
 * signal aborts; then the focus is on the select, unless the visitor has moved it.
 */
export function openSearch(select: HTMLSelectElement, { context, typed }: OpenOptions): OpenSearch {
  const controller = new AbortController();
  const { signal } = controller;
  const elements = createSearch(select, { id: `${context.id}-options`, page: context.page });
  const { root, input } = elements;
  const options = createOptionList(elements, select);
  const updatePosition = () => positionSearch(elements, select);

  /** Returns whether it was open. */
  function close(): boolean {
    if (signal.aborted) return false;
    const hadFocus = root.contains(document.activeElement);
    controller.abort();
    if (hadFocus) select.focus({ preventScroll: true });
    root.remove();
    return true;
  }

  function choose(option: HTMLOptionElement | undefined) {
    if (!close() || !option?.isConnected || option.selected) return;
    select.selectedIndex = option.index;
    for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
  }

  function closeIfGone() {
    if (select.isConnected && select.offsetWidth > 0) updatePosition();
    else close();
  }

  input.value = typed;
  options.search(typed);
  (select.closest("dialog") ?? document.body).append(root);
  root.showPopover?.();
  copyLook(elements, select);
  updatePosition();
  options.showActive();
  focusQuietly(input);

  // Forms around it hear of the select alone.
  for (const type of ["input", "change"])
    root.addEventListener(type, (event) => event.stopPropagation(), { signal });
  input.addEventListener("input", () => options.search(input.value), { signal });
  input.addEventListener("keydown", (event) => searchKey(event, { options, choose, close }), { signal });
  // The focus stays in the input.
  root.addEventListener("mousedown", (event) => event.target === input || event.preventDefault(), { signal });
  root.addEventListener("click", ({ target }) => choose(options.optionAt(target)), { signal });
  // Another window may take the focus for a while: then it still is the active element.
  input.addEventListener("focusout", () => document.activeElement === input || close(), { signal });
  const closeFromOutside = ({ target }: Event) => (isNode(target) && root.contains(target)) || close();
  document.addEventListener("pointerdown", closeFromOutside, { capture: true, signal });
  for (const type of ["scroll", "resize"])
    addEventListener(type, updatePosition, { capture: true, passive: true, signal });
  // Tells of a select that is taken out of the page, too.
  const sizes = new ResizeObserver(closeIfGone);
  sizes.observe(select);
  signal.addEventListener("abort", () => sizes.disconnect());
  context.signal.addEventListener("abort", close, { signal });
  return { close };
}

/** Moves the focus, and keeps it from the form that the select has lost it: the visitor is still at the field. */
function focusQuietly(input: HTMLElement) {
  const hide = (event: Event) => event.stopImmediatePropagation();
  for (const type of ["focusout", "blur"]) addEventListener(type, hide, { capture: true });
  input.focus({ preventScroll: true });
  for (const type of ["focusout", "blur"]) removeEventListener(type, hide, { capture: true });
}
