import type { Page } from "#runtime/page.ts";

interface Problem {
  /** What did not happen, in a full sentence. */
  readonly words: string;
  readonly address: string;
  /** The name of the link to the address. */
  readonly linkName: string;
  readonly retry: () => void;
}

/** Creates the link to what a frame would show, in a new tab. */
export function createLink(address: string, name: string): HTMLElement {
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener";
  link.textContent = name;
  return link;
}

/** Takes the place of what did not load: says so, and offers to try again or to follow a link. */
export function showProblem(
  frame: HTMLElement,
  page: Page,
  { words, address, linkName, retry }: Problem,
): void {
  const message = document.createElement("p");
  const button = document.createElement("button");
  message.setAttribute("role", "alert");
  message.className = "islet-lightbox__problem";
  button.type = "button";
  button.className = "islet-lightbox__action";
  button.textContent = page.text("try_again", "Try again");
  button.onclick = () => {
    // The button goes, and would take the focus with it.
    frame.focus();
    frame.setAttribute("aria-busy", "true");
    retry();
  };
  message.append(`${words} `, createLink(address, linkName), " ", button);
  frame.removeAttribute("aria-busy");
  frame.replaceChildren(message);
}
