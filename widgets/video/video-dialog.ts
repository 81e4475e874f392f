import { lockScroll } from "#dom/scroll-lock.ts";
import type { WidgetContext } from "#runtime/widget.ts";

interface DialogOptions {
  readonly title: string;
  /** Width to height of the player, as CSS spells it. */
  readonly ratio: string;
  /** Closes the dialog. */
  readonly signal: AbortSignal;
  /** Called once, however it closes. */
  readonly closed: () => void;
}

/** Shows a player in a modal dialog. The browser gives the focus back when it closes. */
export function openDialog(
  content: HTMLElement,
  { page }: Pick<WidgetContext, "page">,
  { title, ratio, signal, closed }: DialogOptions,
): void {
  const dialog = document.createElement("dialog");
  const button = document.createElement("button");
  const unlock = lockScroll();
  const close = () => dialog.close();
  dialog.className = "islet-video__dialog";
  dialog.setAttribute("aria-label", title);
  dialog.style.setProperty("--islet-video-ratio", ratio);
  button.type = "button";
  button.className = "islet-button islet-video__close";
  button.setAttribute("aria-label", page.text("close", "Close"));
  button.textContent = "\u00d7";
  button.onclick = close;
  dialog.onclick = ({ target }) => target === dialog && close();
  dialog.onclose = () => {
    signal.removeEventListener("abort", close);
    unlock();
    dialog.remove();
    closed();
  };
  signal.addEventListener("abort", close);
  dialog.append(button, content);
  document.body.append(dialog);
  dialog.showModal();
}
