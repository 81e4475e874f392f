import type { ListStatus } from "./list-status.ts";
import type { PagedList } from "./paged-list.ts";

/** Adds a button after the text that says what failed. @returns what removes it */
export function addRetryButton(
  { parts, context }: Pick<PagedList, "parts" | "context">,
  status: Pick<ListStatus, "element">,
  press: (button: HTMLElement) => void,
): () => void {
  const { page, signal, listen } = context;
  const button = document.createElement("button");
  button.type = "button";
  button.classList.add(...parts.retry);
  button.textContent = page.text("try_again", "Try again");
  status.element.after(button);
  const remove = () => button.remove();
  signal.addEventListener("abort", remove);
  listen(button, "click", () => press(button));
  return remove;
}
