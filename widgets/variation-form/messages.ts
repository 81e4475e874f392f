import { selectAll } from "#browser/selectors.ts";
import { showFieldError } from "#dom/field-error.ts";
import { createChanges } from "#dom/state/changes.ts";
import { removeAtEnd } from "#runtime/added.ts";
import type { PageText } from "#runtime/page.ts";
import type { WidgetContext } from "#runtime/widget.ts";

const TEXTS = {
  needed: ["make_a_selection", "Please select some product options before adding this product to your cart."],
  unavailable: ["unavailable", "Sorry, this product is unavailable. Please choose a different combination."],
  none: [
    "no_matching_variations",
    "Sorry, no products matched your selection. Please choose a different combination.",
  ],
  unknown: [
    "variation_unknown",
    "The price of this choice could not be looked up. You can still add it to your cart.",
  ],
  reset: [
    "reset_alert",
    "Your selection has been reset. Please select some product options before adding this product to your cart.",
  ],
} as const satisfies Readonly<Record<string, PageText>>;

/** A form's messages to the visitor. They are on the page, never in a dialog of the browser. */
export interface Messages {
  /** Removes every message. */
  clear(): void;
  /** Says below the button why a press did nothing, or what went wrong; `select` is the list at fault. */
  showProblem(reason: "needed" | "unavailable" | "none" | "unknown", select?: Element): void;
  /** Says that no variation fits, in the markup that themes style. */
  showNoMatch(): void;
  /** Says in the shop's live region that the choices were cleared. */
  announceReset(): void;
}

export function createMessages(
  form: HTMLElement,
  { id, page, signal }: Pick<WidgetContext, "id" | "page" | "signal">,
): Messages {
  const text = (reason: keyof typeof TEXTS) => {
    const [key, otherwise] = TEXTS[reason];
    return page.text(key, otherwise);
  };
  const first = (selector: string) => selectAll(form, selector, { limit: 1 })[0];
  let shown = new AbortController();
  let problem = new AbortController();
  signal.addEventListener("abort", clear);

  function clear() {
    problem.abort();
    shown.abort();
    shown = new AbortController();
  }

  function insert(element: HTMLElement, before: Element | undefined, until: AbortSignal) {
    if (before) before.after(element);
    else form.append(element);
    removeAtEnd(until, element);
  }

  return {
    clear,
    showProblem(reason, select) {
      problem.abort();
      problem = new AbortController();
      const error = { id: `${id}-problem`, className: "islet-variation-form-problem", text: text(reason) };
      const changes = createChanges(problem.signal);
      const insertProblem = (message: HTMLElement) =>
        insert(message, first(".woocommerce-variation-add-to-cart"), problem.signal);
      // Screen readers read it with the list, which gets the focus.
      if (select) showFieldError(select, { ...error, changes, isAlert: false, insert: insertProblem });
      else insertProblem(createAlert(createParagraph(error)));
    },
    showNoMatch() {
      const className = "wc-no-matching-variations woocommerce-info";
      const notice = document.createElement("div");
      notice.append(createParagraph({ className, text: text("none") }));
      insert(createAlert(notice), first(".single_variation"), shown.signal);
    },
    announceReset() {
      const region = first(".reset_variations_alert");
      if (!region) return;
      region.textContent = text("reset");
      shown.signal.addEventListener("abort", () => region.replaceChildren());
    },
  };
}

function createAlert(content: HTMLElement): HTMLElement {
  content.setAttribute("role", "alert");
  return content;
}

function createParagraph({ id, className, text }: { id?: string; className: string; text: string }) {
  const paragraph = document.createElement("p");
  if (id) paragraph.id = id;
  paragraph.className = className;
  paragraph.textContent = text;
  return paragraph;
}
