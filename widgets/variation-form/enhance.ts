import { closest, matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { VariationEvent } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { type ButtonState, createButton } from "./form-controls.ts";
import type { ChoiceForm } from "./choice-form.ts";
import type { Settings } from "./settings.ts";

const FORM = "form.variations_form";
/** The shop's own: the gallery has begun by then, and whoever waits for the form listens (reference: shop 9.4). */
const START_MS = 100;

/** Finds the variation that a visitor's choices mean (reference: shop 9.4). What that takes comes with the first touch. */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const { after, bus, guard, listen, on, signal } = context;
  const form = matches(host, FORM) ? host : selectAll(host, FORM, { limit: 1 })[0];
  if (!(form instanceof HTMLFormElement)) {
    context.warn("there is no form with choices (form.variations_form) in its element.");
    return;
  }
  const selects = selectAll(form, ".variations select").filter((one) => one instanceof HTMLSelectElement);
  const changes = createChanges(signal);
  const setButton = createButton(form, changes);
  const isMissing = () => selects.some(({ value }) => !value);

  let made: ChoiceForm | undefined;
  let coming: Promise<ChoiceForm> | undefined;
  const come = () =>
    (coming ??= import("./choice-form.ts").then(({ createChoiceForm }) => {
      made = createChoiceForm({ form, selects, changes, setButton, context });
      return made;
    }));
  const withForm = (act: (choices: ChoiceForm) => unknown) =>
    guard(async () => {
      const choices = made ?? (await come());
      if (!signal.aborted) act(choices);
    });
  /** Choices made while the code is on its way are looked at once. */
  let isWaiting = false;
  const check = () => {
    if (isWaiting) return;
    isWaiting = !made;
    withForm((choices) => {
      isWaiting = false;
      choices.check();
    });
  };

  let isStarting = false;
  const hearOfForm = (name: "check_variations" | "reload_product_variations", act: () => void) =>
    on(name, (event: VariationEvent) => void (event.form === form && !isStarting && act()));
  hearOfForm("check_variations", check);
  hearOfForm("reload_product_variations", () => withForm((choices) => choices.reload()));
  on("page/restored", check);

  // The first touch: before a list opens.
  for (const sign of ["pointerover", "focusin"]) listen(form, sign, () => withForm(() => {}), { once: true });

  listen(form, "change", ({ target }) => {
    if (!selects.some((select) => select === target)) return;
    bus.emit("woocommerce_variation_select_change", { form });
    bus.emit("check_variations", { form });
    bus.emit("woocommerce_variation_has_changed", { form });
  });
  listen(form, "click", (event) => {
    if (!(event.target instanceof Element) || !closest(event.target, ".reset_variations")) return;
    event.preventDefault();
    withForm((choices) => choices.reset());
  });
  // Before anybody who sends the form in another way.
  listen(
    form,
    "submit",
    (event) => {
      if (made ? made.admit() : !isMissing()) return;
      event.preventDefault();
      if (!made) withForm((choices) => choices.admit());
    },
    { capture: true },
  );

  after(START_MS, () => {
    // For the others: what is chosen now has been looked at, and where nothing is the code need not come.
    isStarting = true;
    bus.emit("check_variations", { form });
    isStarting = false;
    bus.emit("wc_variation_form", { form });
  });

  if (selects.some(({ value }) => value)) check();
  else {
    setButton("needed" satisfies ButtonState);
    for (const link of selectAll(form, ".reset_variations"))
      if (link instanceof HTMLElement) changes.setStyle(link, "visibility", "hidden");
  }
}
