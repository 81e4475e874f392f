import { selectAll } from "#browser/selectors.ts";
import type { Variation } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { markupOf } from "./variation-markup.ts";

interface Summary {
  readonly form: Element;
  readonly variation: Variation;
  readonly context: Pick<WidgetContext, "load" | "page">;
  readonly signal: AbortSignal;
}

/** The form's element for a variation's description, price and stock. */
export const summaryElement = (form: Element): Element | undefined =>
  selectAll(form, ".single_variation", { limit: 1 })[0];

/** Shows a variation's description, price and stock until the signal aborts. */
export async function showSummary({
  form,
  variation,
  context: { load, page },
  signal,
}: Summary): Promise<void> {
  const element = summaryElement(form);
  const { sanitise } = await load(() => import("#browser/safe-html.ts"));
  const content = await sanitise(markupOf(variation, page), "fragment", { sameOrigin: true });
  if (signal.aborted) return;
  const printedNodes = [...(element?.childNodes ?? [])];
  element?.replaceChildren(content);
  signal.addEventListener("abort", () => element?.replaceChildren(...printedNodes));
}
