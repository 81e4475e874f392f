import { query } from "#dom/query.ts";
import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import { AROUND, markAdded, removeAtEnd } from "#runtime/added.ts";
import type { WidgetContext } from "#runtime/widget.ts";

const STATUS_MS = 5_000;

/** Puts the button's toolbar beside the code; around both comes an element with the library's class names. */
function addToolbar(pre: HTMLElement, toolbar: HTMLElement, { host, signal }: WidgetContext): void {
  removeAtEnd(signal, toolbar);
  // The host stays in its place, so the toolbar stands in it.
  if (pre === host) return pre.prepend(toolbar);
  const wrapper = markAdded(document.createElement("div"), AROUND);
  wrapper.className = "code-toolbar";
  pre.before(wrapper);
  wrapper.append(pre, toolbar);
  signal.addEventListener("abort", () => wrapper.replaceWith(pre));
}

/** Adds a button that copies the code. */
export function addCopyButton(pre: HTMLElement, text: string, context: WidgetContext): void {
  const { page, listen, after, guard } = context;
  const toolbar = document.createElement("div");
  const item = document.createElement("div");
  const button = document.createElement("button");
  const status = document.createElement("span");
  toolbar.className = "toolbar";
  item.className = "toolbar-item";
  button.className = "copy-to-clipboard-button";
  button.type = "button";
  const rest = page.text("code_copy", "Copy");
  button.textContent = rest;
  status.style.cssText = VISUALLY_HIDDEN;
  status.setAttribute("role", "status");
  item.append(button);
  toolbar.append(item, status);
  addToolbar(pre, toolbar, context);

  function announce(words: string) {
    button.textContent = status.textContent = words;
    after(STATUS_MS, () => {
      button.textContent = rest;
      status.textContent = "";
    });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      announce(page.text("code_copied", "Copied!"));
    } catch {
      getSelection()?.selectAllChildren(query(pre, "code") ?? pre);
      announce(page.text("code_selected", "Press Ctrl+C to copy"));
    }
  }

  listen(button, "click", () => guard(copy));
}
