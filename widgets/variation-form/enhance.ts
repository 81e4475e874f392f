import { closest, matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/changes.ts";
import type { VariationEvent } from "#runtime/events.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createShowState } from "./form-state.ts";
import { createLazyChoiceForm } from "./lazy-choice-form.ts";
import type { Settings } from "./settings.ts";
import { isTag } from "#runtime/kind.ts";

const FORM = "form.variations_form";
/** The shop's own delay: by then the gallery has started, and scripts listen for the form. */
const START_MS = 100;

/** Finds and shows the variation that fits the visitor's choices. Most of the code loads with the first touch. */
export function enhance(host: HTMLElement, _settings: Settings, context: WidgetContext): void {
  const form = matches(host, FORM) ? host : selectAll(host, FORM)[0];
  if (isTag(form, "form")) followForm(form, context);
  else context.warn("there is no form with choices (form.variations_form) in its element.");
}

function followForm(form: HTMLFormElement, context: WidgetContext) {
  const { after, bus, listen, on, signal } = context;
  const selects = selectAll(form, ".variations select") as HTMLSelectElement[];
  const showState = createShowState(form, selects, createChanges(signal));
  const { run, check, allowsSubmit } = createLazyChoiceForm({ form, selects, showState, context });
  let isStarting = false;

  function announceStart() {
    // Meant for other scripts: the choices were checked at the start, and without any the code need not load.
    isStarting = true;
    bus.emit("check_variations", { form });
    isStarting = false;
    bus.emit("wc_variation_form", { form });
  }

  function announceChange({ target }: Event) {
    if (!selects.includes(target as HTMLSelectElement)) return;
    bus.emit("woocommerce_variation_select_change", { form });
    bus.emit("check_variations", { form });
    bus.emit("woocommerce_variation_has_changed", { form });
  }

  function pressReset(event: Event) {
    if (!closest(event.target as Element, ".reset_variations")) return;
    event.preventDefault();
    run((loaded) => loaded.reset());
  }

  function holdBack(event: Event) {
    if (!allowsSubmit()) event.preventDefault();
  }

  const onForm = (name: "check_variations" | "reload_product_variations", act: () => void) =>
    on(name, (event: VariationEvent) => {
      if (event.form === form && !isStarting) act();
    });
  onForm("check_variations", check);
  onForm("reload_product_variations", () => run((loaded) => loaded.reload()));
  on("page/restored", check);
  // Loads the code before a list opens.
  for (const type of ["pointerover", "focusin"]) listen(form, type, () => run(() => {}), { once: true });
  listen(form, "change", announceChange);
  listen(form, "click", pressReset);
  // Before any script that sends the form in another way.
  listen(form, "submit", holdBack, { capture: true });
  after(START_MS, announceStart);
  if (selects.some(({ value }) => value)) check();
  else showState("needed");
}
