import { closest, matches, selectAll } from "#browser/selectors.ts";
import { createChanges } from "#dom/state/changes.ts";
import type { VariationEvent } from "#runtime/events.ts";
import { hasJQuery } from "#runtime/jquery.ts";
import { isTag } from "#runtime/node-type.ts";
import type { WidgetContext } from "#runtime/widget.ts";
import { createShowState } from "./form-state.ts";
import { createLazyChoiceForm } from "./lazy-choice-form.ts";
import type { Settings } from "./settings.ts";

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
  let isAnnouncing = false;

  function announceStart() {
    bus.emit("check_variations", { form });
    bus.emit("wc_variation_form", { form });
  }

  function start() {
    // Handlers of jQuery expect all events that the shop's script sends at its start. For others the code need not load: what is
    // printed has been checked.
    if (hasJQuery()) return run(announceStart);
    isStarting = true;
    announceStart();
    isStarting = false;
  }

  /** Choices that are made while the code loads are reported once: what follows from a choice comes before its end. */
  function announceChange({ target }: Event) {
    if (!selects.includes(target as HTMLSelectElement) || isAnnouncing) return;
    isAnnouncing = true;
    run(() => {
      isAnnouncing = false;
      bus.emit("clear_reset_announcement", { form });
      bus.emit("woocommerce_variation_select_change", { form });
      bus.emit("check_variations", { form });
      bus.emit("woocommerce_variation_has_changed", { form });
    });
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
  after(START_MS, start);
  if (!selects.some(({ value }) => value)) showState("needed");
  else if (!hasJQuery()) check();
}
