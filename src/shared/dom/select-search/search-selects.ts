import { isPlainClick } from "#browser/plain-click.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type OpenSearch, openSearch } from "./open-search.ts";

interface SelectsOptions {
  readonly context: WidgetContext;
  /** Which selects can be searched. */
  readonly selector: string;
}

/**
 * Lets visitors search the options of the selects in an element. A press, Enter, Space or what else opens a select opens
 * a combobox over it instead, and so does a letter. The select stays the field.
 */
export function searchSelects(root: HTMLElement, { context, selector }: SelectsOptions): void {
  let search: OpenSearch | undefined;

  function open(event: Event, typed: string) {
    const { target } = event;
    if (event.defaultPrevented || !isTag(target, "select") || !target.matches(selector)) return;
    if (target.matches(":disabled") || target.multiple || target.size > 1) return;
    event.preventDefault();
    search?.close();
    search = openSearch(target, { context, typed });
  }

  context.listen(root, "mousedown", (event) => {
    if (isPlainClick(event)) open(event, "");
  });
  context.listen(root, "keydown", (event) => {
    const typed = typedBy(event);
    if (typed !== undefined) open(event, typed);
  });
}

/** What a key types, an empty text if it opens a select, undefined if it does neither. */
function typedBy({ key, altKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || isComposing) return undefined;
  if (altKey) return /^Arrow(Up|Down)$/.test(key) ? "" : undefined;
  if (/^(Enter| |F4)$/.test(key)) return "";
  return [...key].length === 1 ? key : undefined;
}
