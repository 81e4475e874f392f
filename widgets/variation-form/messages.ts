import { selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
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
} as const;

/** What a form tells its visitor, always beside the button and never in a box of the browser. */
export function createMessages(form: HTMLElement, { id, page, signal }: WidgetContext) {
  const text = (reason: keyof typeof TEXTS) => page.text(...(TEXTS[reason] as [string, string]));
  const first = (selector: string) => selectAll(form, selector, { limit: 1 })[0];
  let told = new AbortController();
  let problem = new AbortController();
  signal.addEventListener("abort", clear);

  function clear() {
    problem.abort();
    told.abort();
    told = new AbortController();
  }

  function insert(element: HTMLElement, place: Element | undefined, until: AbortSignal) {
    element.setAttribute("role", "alert");
    if (place) place.after(element);
    else form.append(element);
    until.addEventListener("abort", () => element.remove());
  }

  return {
    /** Takes back all that was told. */
    clear,
    /** Says why a press did nothing, or what went wrong; `select` is what it is about. */
    tell(reason: "needed" | "unavailable" | "none" | "unknown", select?: Element) {
      problem.abort();
      problem = new AbortController();
      const element = document.createElement("p");
      element.className = "islet-variation-form-problem";
      element.id = `${id}-problem`;
      element.textContent = text(reason);
      insert(element, first(".woocommerce-variation-add-to-cart"), problem.signal);
      if (!select) return;
      const changes = createChanges(problem.signal);
      changes.setAttribute(select, "aria-invalid", "true");
      changes.setAttribute(select, "aria-describedby", element.id);
    },
    /** In the markup that themes know (reference: shop 9.4). */
    showNoMatch() {
      const notice = document.createElement("p");
      notice.className = "wc-no-matching-variations woocommerce-info";
      notice.textContent = text("none");
      const region = document.createElement("div");
      region.append(notice);
      insert(region, first(".single_variation"), told.signal);
    },
    announceReset() {
      const region = first(".reset_variations_alert");
      if (!region) return;
      region.textContent = text("reset");
      told.signal.addEventListener("abort", () => region.replaceChildren());
    },
  };
}
