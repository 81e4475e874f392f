import { isPlainClick } from "#browser/plain-click.ts";
import { closest, selectAll } from "#browser/selectors.ts";
import { pressWithSpace } from "#dom/press/press-with-space.ts";
import { createChanges } from "#dom/state/changes.ts";
import { isElement, isHtmlElement, isTag } from "#runtime/node-type.ts";
import { once } from "#runtime/once.ts";
import { submitForm } from "#runtime/submit-form.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createAddButtons, payloadOf } from "#shop/cart/add-buttons.ts";
import { ADD_BUTTON } from "#shop/cart/adding-control.ts";
import { payloadsOfForm, QUANTITY_FORM, quantityFieldOf } from "./payload.ts";
import type { Settings } from "./settings.ts";

/** Lets the shop's buttons in a list, one button, or a product's form add without leaving the page. */
export function enhance(host: HTMLElement, settings: Settings, context: WidgetContext): void {
  const { guard, listen, load, page, signal } = context;
  const { add, buttonAt } = createAddButtons(context);
  const loadFormAdds = once(async () =>
    (await load(() => import("./form-adds.ts"))).createFormAdds(add, context),
  );
  /** Forms whose code could not be loaded: the browser sends them. */
  const left = new WeakSet<HTMLFormElement>();
  const changes = createChanges(signal);

  function copyQuantity(button: HTMLElement) {
    const field = quantityFieldOf(button);
    if (field) changes.setAttribute(button, "data-quantity", field.value);
  }

  function addByButton(event: MouseEvent) {
    const button = buttonAt(event.target);
    if (!button || !isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    copyQuantity(button);
    guard(() => add(button, payloadOf(button)));
  }

  function addByForm(event: SubmitEvent) {
    const { target: form, submitter, defaultPrevented } = event;
    if (defaultPrevented || !isTag(form, "form") || left.has(form)) return;
    if (!submitter) return pressLink(event, form);
    const isEnabled = settings.ajax || submitter.classList.contains("ajax_add_to_cart");
    const payloads = isEnabled && payloadsOfForm(form, submitter, page.storeApi);
    if (!payloads) return;
    event.preventDefault();
    guard(async () => {
      const addFromForm = await loadFormAdds().catch((error: unknown) => {
        left.add(form);
        submitForm(form, submitter);
        throw error;
      });
      await addFromForm(form, submitter, payloads);
    });
  }

  function copyChangedQuantity({ target }: Event) {
    const form = isElement(target) && closest(target, QUANTITY_FORM);
    for (const button of form ? selectAll(form, ADD_BUTTON) : [])
      if (isHtmlElement(button)) copyQuantity(button);
  }

  listen(host, "change", copyChangedQuantity);
  if (settings.without.includes("buttons")) return;
  listen(host, "click", addByButton);
  listen(host, "submit", addByForm);
  // The shop prints links with role=button.
  pressWithSpace(context, host, (target) => {
    const button = buttonAt(target);
    return isTag(button, "a") ? button : null;
  });
}

/** Enter in a loop's form, whose button is a link, submits without a submitter. */
function pressLink(event: SubmitEvent, form: HTMLFormElement) {
  const [link] = selectAll(form, ADD_BUTTON, { limit: 1 });
  if (!isHtmlElement(link)) return;
  event.preventDefault();
  link.click();
}
