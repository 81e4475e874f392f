import { closest, matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { VariationEvent } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createFormControls } from "./form-controls.ts";
import { createLazyChoiceForm, type LazyChoiceForm } from "./lazy-choice-form.ts";
import type { Settings } from "./settings.ts";

const FORM = "form.variations_form";
/** The shop's own delay: by then the gallery has started, and scripts listen for the form. */
const START_MS = 100;

/** Finds and shows the variation that fits the visitor's choices. Most of the code loads with the first touch. */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const form = matches(host, FORM) ? host : selectAll(host, FORM, { limit: 1 })[0];
  if (!(form instanceof HTMLFormElement))
    return context.warn("there is no form with choices (form.variations_form) in its element.");
  const selects = selectAll(form, ".variations select").filter(
    (select) => select instanceof HTMLSelectElement,
  );
  const controls = createFormControls(form, createChanges(context.signal));
  const choiceForm = createLazyChoiceForm({ form, selects, controls, context });
  const parts = { form, selects, choiceForm, context };

  followScripts(parts);
  followChoices(parts);
  followSubmit(parts);
  if (selects.some(({ value }) => value)) choiceForm.check();
  else {
    controls.setButton("needed");
    controls.showResetLink(false);
  }
}

interface Parts {
  readonly form: HTMLFormElement;
  readonly selects: readonly HTMLSelectElement[];
  readonly choiceForm: LazyChoiceForm;
  readonly context: WidgetContext;
}

function followScripts({ form, choiceForm, context: { after, bus, on } }: Omit<Parts, "selects">) {
  let isStarting = false;
  const onForm = (name: "check_variations" | "reload_product_variations", act: () => void) =>
    on(name, (event: VariationEvent) => {
      if (event.form === form && !isStarting) act();
    });
  onForm("check_variations", choiceForm.check);
  onForm("reload_product_variations", () => choiceForm.run((loaded) => loaded.reload()));
  on("page/restored", choiceForm.check);

  after(START_MS, () => {
    // Meant for other scripts: the choices were checked at the start, and without any the code need not load.
    isStarting = true;
    bus.emit("check_variations", { form });
    isStarting = false;
    bus.emit("wc_variation_form", { form });
  });
}

function followChoices({ form, selects, choiceForm, context: { bus, listen } }: Parts) {
  // Loads the code before a list opens.
  for (const type of ["pointerover", "focusin"])
    listen(form, type, () => choiceForm.run(() => {}), { once: true });

  listen(form, "change", ({ target }) => {
    if (!selects.some((select) => select === target)) return;
    bus.emit("woocommerce_variation_select_change", { form });
    bus.emit("check_variations", { form });
    bus.emit("woocommerce_variation_has_changed", { form });
  });
  listen(form, "click", (event) => {
    if (!(event.target instanceof Element) || !closest(event.target, ".reset_variations")) return;
    event.preventDefault();
    choiceForm.run((loaded) => loaded.reset());
  });
}

function followSubmit({ form, selects, choiceForm, context: { listen } }: Parts) {
  function holdBack(event: Event) {
    const loaded = choiceForm.loaded();
    if (loaded ? loaded.allowsSubmit() : selects.every(({ value }) => value)) return;
    event.preventDefault();
    if (!loaded) choiceForm.run((late) => late.allowsSubmit());
  }
  // Before any script that sends the form in another way.
  listen(form, "submit", holdBack, { capture: true });
}
