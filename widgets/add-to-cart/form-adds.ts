import type { WidgetContext } from "#runtime/widget.ts";
import type { AddButtons, Payload } from "#shop/cart/add-buttons.ts";
import { createFormNotices } from "./form-notices.ts";

/** Adds the products of a form, and shows the shop's answer as a notice. */
export type AddFromForm = (
  form: HTMLFormElement,
  button: HTMLElement,
  payloads: readonly Payload[],
) => Promise<void>;

/** Adds from product pages. A form whose request runs adds nothing more: visitors press twice by mistake. */
export function createFormAdds(
  add: AddButtons["add"],
  context: Pick<WidgetContext, "bus" | "page" | "signal">,
): AddFromForm {
  const busyForms = new Set<HTMLFormElement>();

  async function addOnce(form: HTMLFormElement, button: HTMLElement, payloads: readonly Payload[]) {
    const { explain, showAdded } = createFormNotices(form, context);
    const outcomes = await Promise.all(payloads.map((payload) => add(button, payload, explain)));
    if (outcomes.includes("done") && !context.signal.aborted) showAdded();
  }

  return async (form, button, payloads) => {
    if (busyForms.has(form)) return;
    busyForms.add(form);
    await addOnce(form, button, payloads).finally(() => busyForms.delete(form));
  };
}
