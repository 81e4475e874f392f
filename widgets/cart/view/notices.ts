import { query, queryAll } from "#dom/query.ts";
import { EMPTY, NOTICE } from "../cart-markup.ts";

const WRAPPER = ".woocommerce-notices-wrapper";
/** Those of the page, wherever the theme prints them; not what stands for the empty cart, nor the words of a form. */
const SHOWN = `${NOTICE}:not(.cart-empty, ${EMPTY} *, form *)`;

/** The shop's notices above the cart, and ours. */
export interface Notices {
  show(notices: readonly Element[]): void;
  /** Shows our own error. */
  showError(text: string): void;
  clear(): void;
  /** Clears only our own errors. */
  clearErrors(): void;
  /** Whether a notice with the same text is shown. */
  isShown(notice: Element): boolean;
}

const findShown = () => queryAll(document, SHOWN);
const textOf = ({ textContent }: Element) => textContent?.trim();

/** @param signal removes our own errors when it aborts */
export function createNotices(host: HTMLElement, signal: AbortSignal): Notices {
  const ourErrors = new Set<Element>();

  const show = (notices: readonly Element[]) => (query(document, WRAPPER) ?? host).prepend(...notices);

  function clearErrors() {
    for (const error of ourErrors) error.remove();
    ourErrors.clear();
  }

  signal.addEventListener("abort", clearErrors);
  return {
    show,
    showError(text) {
      const error = createError(text);
      ourErrors.add(error);
      show([error]);
    },
    clear() {
      for (const notice of findShown()) notice.remove();
      clearErrors();
    },
    clearErrors,
    isShown: (notice) => findShown().some((shown) => textOf(shown) === textOf(notice)),
  };
}

/** The markup of the shop's own template. */
function createError(text: string): HTMLElement {
  const list = document.createElement("ul");
  list.className = "woocommerce-error";
  list.setAttribute("role", "alert");
  const item = document.createElement("li");
  item.textContent = text;
  list.append(item);
  return list;
}
