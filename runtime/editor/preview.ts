import { ATTRIBUTE } from "../markup.ts";
import { dispatch } from "../mount/dispatch.ts";
import { isElement, isHtmlElement } from "../node-type.ts";
import type { PartOptions } from "../start/lazy-parts.ts";
import { addStyles } from "./add-styles.ts";
import { copyHost, type HostCopy } from "./copy-host.ts";
import { PREVIEW_CLASS } from "./in-preview.ts";

const RULES = `
.${PREVIEW_CLASS} {
  box-sizing: border-box;
  inline-size: min(100% - 2rem, 75rem);
  max-block-size: calc(100% - 2rem);
  padding: 1rem;
  border: 1px solid #757575;
  overflow: auto;
}
.${PREVIEW_CLASS}::backdrop {
  background: rgb(0 0 0 / 60%);
}
.${PREVIEW_CLASS}__close {
  display: block;
  margin-block-end: 1rem;
  margin-inline-start: auto;
  padding: 0.5rem 1rem;
  border: 1px solid #1e1e1e;
  border-radius: 2px;
  background: #fff;
  color: #1e1e1e;
  font: 400 14px/1.5 system-ui, sans-serif;
  cursor: pointer;
}
.${PREVIEW_CLASS}__close:focus-visible {
  outline: 2px solid #1e1e1e;
  outline-offset: 2px;
}`;

let closeShown = () => {};

/**
 * Shows a copy of an element in a dialog, as visitors get it; `null` closes the one that is shown. Resolves when the dialog
 * has closed and its widgets have ended.
 */
export async function preview(host: HTMLElement | null, options: PartOptions): Promise<void> {
  closeShown();
  if (!host) return;
  const { hooks, page, signal } = options;
  const restoreFocus = keepFocus();
  const copied = copyHost(host, options);
  const copy = hooks.applyFilters("islet/preview", copied.copy, host);
  const { dialog, button } = createDialog(page);
  const showing = new AbortController();
  const closed = new Promise((resolve) => showing.signal.addEventListener("abort", resolve));
  const close = () => showing.abort();
  closeShown = close;
  signal.addEventListener("abort", close, { signal: showing.signal });
  addStyles(RULES, showing.signal);
  button.addEventListener("click", close);
  // Close events do not bubble.
  dialog.addEventListener(
    "close",
    ({ target }) => (isShownBy(target, dialog, copy) ? close() : undefined),
    true,
  );
  followSettings(host, copied, showing.signal);
  copy.addEventListener("islet:mounted", ({ target }) => {
    if (target === copy) dispatch(copy, "islet:preview", { host });
  });
  dialog.append(copy);
  document.body.append(dialog);
  dialog.showModal();
  await closed;
  dialog.remove();
  restoreFocus();
}

function createDialog(page: PartOptions["page"]) {
  const dialog = document.createElement("dialog");
  dialog.className = PREVIEW_CLASS;
  dialog.setAttribute("aria-label", page.text("preview", "Preview"));
  const button = document.createElement("button");
  button.type = "button";
  button.className = `${PREVIEW_CLASS}__close`;
  button.textContent = page.text("close", "Close");
  dialog.append(button);
  return { dialog, button };
}

/** Whether a dialog that has closed is the preview's, or the one in which a widget shows the copy itself. */
const isShownBy = (target: EventTarget | null, dialog: Element, copy: Element) =>
  isElement(target) &&
  (target === dialog || target.contains(copy) || target.parentElement?.parentElement === copy);

/** Settings that change in the panel change in the copy. */
function followSettings(host: HTMLElement, { copies }: HostCopy, signal: AbortSignal) {
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const settings = isElement(target) && target.getAttribute(ATTRIBUTE.settings);
      if (typeof settings === "string") copies.get(target)?.setAttribute(ATTRIBUTE.settings, settings);
    }
  });
  observer.observe(host, { subtree: true, attributeFilter: [ATTRIBUTE.settings] });
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Returns what gives the focus back: to the panel, which may be in the window around this one, or to the page. */
function keepFocus(): () => void {
  const frame = window.frameElement;
  const outside = frame?.ownerDocument.activeElement;
  const focused = outside && outside !== frame ? outside : document.activeElement;
  return () => {
    if (isHtmlElement(focused)) focused.focus({ preventScroll: true });
  };
}
