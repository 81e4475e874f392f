import { VISUALLY_HIDDEN } from "#dom/visually-hidden.ts";
import type { WidgetContext } from "#runtime/widget.ts";

const STATUS_MS = 5_000;

/** Puts a button beside the code that copies it; around both comes an element with the library's class names. */
export function addCopyButton(pre: HTMLElement, text: string, context: WidgetContext): void {
  const { page, listen, after, guard, signal } = context;
  const wrapper = document.createElement("div");
  const toolbar = document.createElement("div");
  const item = document.createElement("div");
  const button = document.createElement("button");
  const status = document.createElement("span");
  wrapper.className = "code-toolbar";
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
  pre.before(wrapper);
  wrapper.append(pre, toolbar);
  signal.addEventListener("abort", () => wrapper.replaceWith(pre));

  function tell(words: string) {
    button.textContent = status.textContent = words;
    after(STATUS_MS, () => {
      button.textContent = rest;
      status.textContent = "";
    });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      tell(page.text("code_copied", "Copied!"));
    } catch {
      getSelection()?.selectAllChildren(pre);
      tell(page.text("code_selected", "Press Ctrl+C to copy"));
    }
  }

  listen(button, "click", () => guard(copy));
}
